import { mount } from "svelte";
import "../src/styles/index.css";
import { isLanguage, speak } from "../src/i18n/index.svelte";
import Gallery from "./PogGallery.svelte";

const wishes = new URLSearchParams(location.hash.slice(1));
document.documentElement.dataset.theme = wishes.get("theme") ?? "light";
const language = wishes.get("language");
await speak(isLanguage(language) ? language : "en");
mount(Gallery, { target: document.getElementById("app")!, props: { screen: wishes.get("screen") ?? "table" } });
