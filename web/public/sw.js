// Keeps the built files of the client, and nothing else: no answer of the API, no game, no name.
// The address carries the build (`/sw.js?build=…`), so a new build gets a cache of its own and drops the old ones.
const CACHE = "gp-" + new URL(self.location.href).searchParams.get("build");
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(SHELL, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("gp-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  else if (/^\/(assets|icons)\//.test(url.pathname)) event.respondWith(kept(request));
});

/** Files under /assets have a hash in their name and never change. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
