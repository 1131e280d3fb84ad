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

export async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
}
