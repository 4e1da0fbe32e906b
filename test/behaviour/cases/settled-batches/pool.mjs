/** Runs at most `size` at once; results in order, as Promise.allSettled gives them. */
export async function pool(size, items, work) {
  const results = new Array(items.length)
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) {
      try {
        results[index] = { status: 'fulfilled', value: await work(item, index) }
      } catch (reason) {
        results[index] = { status: 'rejected', reason }
      }
    }
  }
  await Promise.all(Array.from({ length: size }, worker))
  return results
}
