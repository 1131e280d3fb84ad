/** The one text that cannot come from the server: that the server is silent. The same words as `web-error-unreachable`. */
import type { Language } from "../api/types";

export const SILENCE: Record<Language, string> = {
  en: "The server cannot be reached. Nothing is lost; please try again.",
  ru: "Сервер не отвечает. Ничего не потеряно, повторите попытку.",
  hu: "A szerver nem érhető el. Semmi sem veszett el, próbáld újra.",
};
