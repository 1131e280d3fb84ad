/** Names in their cases, the browser's counterpart of the server's `declension.py`: `IN($space)` in a text asks for
 * “в Вене”, `TO($space)` for “в Вену”, `FROM($space)` for “из Вены”, `OF($nation)` for “Франции”.
 *
 * A language that declines names keeps the forms as attributes of terms, `-name-…`, in its texts. */
import type { FluentFunction, FluentResource } from "@fluent/bundle";

const BEGINNING = "-name-";
const BRACKET = " (";

type Case = "in" | "to" | "from" | "of";
export type Forms = Map<string, Record<string, unknown>>;

/** What is said of a name that has no such form. */
const OTHERWISE: Record<Case, (name: string) => string> = {
  in: (name) => `(${name})`,
  to: (name) => `→ ${name}`,
  from: (name) => `(${name})`,
  of: (name) => `(${name})`,
};

/** The forms of every name declined in a resource. */
export function formsIn(resource: FluentResource): Forms {
  const forms: Forms = new Map();
  for (const { id, value, attributes } of resource.body) {
    if (id.startsWith(BEGINNING) && typeof value === "string") forms.set(value, { ...forms.get(value), ...attributes });
  }
  return forms;
}

/** What stands in brackets after a name stays as it is. */
function decline(forms: Forms, name: string, wanted: Case): string {
  const end = name.indexOf(BRACKET);
  const word = end < 0 ? name : name.slice(0, end);
  const declined = forms.get(word)?.[wanted];
  return typeof declined === "string" ? declined + name.slice(word.length) : OTHERWISE[wanted](name);
}

/** The functions texts may call. */
export function caseFunctions(forms: Forms): Record<string, FluentFunction> {
  const asking =
    (wanted: Case): FluentFunction =>
    ([name]) =>
      decline(forms, String(name), wanted);
  return { IN: asking("in"), TO: asking("to"), FROM: asking("from"), OF: asking("of") };
}
