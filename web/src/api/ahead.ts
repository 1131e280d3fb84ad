/** What the server's page has asked for itself: the answer is on its way before any script has run. */

/** Was this address named there? Says so once: the answer is there to be taken once. */
export function isOnItsWay(address: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]");
  const found = [...links].find((link) => link.getAttribute("href") === address);
  found?.remove();
  return found !== undefined;
}
