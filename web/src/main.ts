import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";

mount(App, { target: document.getElementById("app")! });

const SERVICE_WORKER_AFTER_MS = 2500;

// The file name of this module has a hash: it names the build.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const build = new URL(import.meta.url).pathname.split("/").at(-1) ?? "";
  const register = (): void =>
    void navigator.serviceWorker.register(`/sw.js?build=${encodeURIComponent(build)}`).catch(() => undefined);
  // It fetches too: first comes what somebody is waiting for.
  setTimeout(register, SERVICE_WORKER_AFTER_MS);
}
