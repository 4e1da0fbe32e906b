/**
 * Runs the candidates in turn, so that what else the machine does hits all of them alike.
 *
 * @param {Record<string, () => unknown>} candidates
 * @param {number} rounds
 * @returns {Promise<Record<string, number>>} The median time of each, in milliseconds.
 */
export async function measure(candidates, rounds = 9) {
  const times = new Map(Object.keys(candidates).map((name) => [name, []]));
  for (let round = -2; round < rounds; round++) {
    for (const [name, run] of Object.entries(candidates)) {
      const start = performance.now();
      await run();
      // The first rounds only warm up.
      if (round >= 0) times.get(name).push(performance.now() - start);
    }
  }
  return Object.fromEntries(Array.from(times, ([name, own]) => [name, median(own)]));
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
