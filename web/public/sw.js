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

// A notice from the house. What it says stands in it, encrypted for this browser alone.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = self.registration.showNotification(told.title ?? "Great Powers", {
    body: told.body ?? "",
    tag: told.tag ?? "",
    renotify: Boolean(told.tag),
    icon: "/icons/icon-192.png",
    data: { link: told.link ?? "/" },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? "/", self.location.origin);
  // Nothing leads out of the house, whoever sent it.
  const to = link.origin === self.location.origin ? link.href : self.location.origin;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => client.url === to) ?? open[0];
      if (!there) return self.clients.openWindow(to);
      return there.focus().then((client) => (client.url === to ? client : client.navigate(to)));
    }),
  );
});

// The browser has changed its address: the pages tell the house the new one when they are opened.
self.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options?.applicationServerKey;
  if (!key) return;
  event.waitUntil(
    self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).then((made) =>
      fetch("/api/me/channels/push", {
        method: "POST",
        credentials: "same-origin",
        headers: { "Content-Type": "application/json", "X-GP-Request": "1" },
        body: JSON.stringify(made),
      }),
    ),
  );
});
