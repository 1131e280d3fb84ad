/** Opens a gallery: theme, language and screen come from the hash, as in `#screen=table&theme=dark&language=ru`. */
import { mount, type Component } from "svelte";
import "../src/styles/index.css";
import { isLanguage, need, speak } from "../src/i18n/index.svelte";

export async function show(gallery: Component<{ screen: string }>, game: string): Promise<void> {
  const wishes = new URLSearchParams(location.hash.slice(1));
  document.documentElement.dataset.theme = wishes.get("theme") ?? "light";
  const language = wishes.get("language");
  await speak(isLanguage(language) ? language : "en");
  await need([game]);
  mount(gallery, { target: document.getElementById("app")!, props: { screen: wishes.get("screen") ?? "table" } });
}
