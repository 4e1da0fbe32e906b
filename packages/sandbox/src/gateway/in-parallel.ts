/** Does something for each item, so many at a time, in order; the first failure ends it. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [index, item] of left) {
      if (hasFailed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, worker);
  await Promise.all(workers);
  return results;
}
