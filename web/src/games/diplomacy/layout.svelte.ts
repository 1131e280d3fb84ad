/** Which of the three layouts fits the window. */

export type Layout = "wide" | "tablet" | "phone";

let layout = $state<Layout>("wide");

export const layoutNow = (): Layout => layout;

/** Follow the window; returns the stop. */
export function watchLayout(): () => void {
  const phone = matchMedia("(max-width: 759px)");
  const tablet = matchMedia("(max-width: 1179px)");
  const look = () => (layout = phone.matches ? "phone" : tablet.matches ? "tablet" : "wide");
  look();
  phone.addEventListener("change", look);
  tablet.addEventListener("change", look);
  return () => {
    phone.removeEventListener("change", look);
    tablet.removeEventListener("change", look);
  };
}
