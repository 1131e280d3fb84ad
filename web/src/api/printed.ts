/** What is printed on boards and cards never changes: fetched once, kept for the whole visit. */

/** Loads once; a failure is not remembered. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((problem: unknown) => {
      loading = null;
      throw problem;
    }));
}

/** The same for things of several editions: each is loaded once. */
export function onceEach<T>(load: (edition: string) => Promise<T>): (edition?: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>();
  return (edition = "") => {
    const found = known.get(edition) ?? once(() => load(edition));
    known.set(edition, found);
    return found();
  };
}

export async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
}
