/** Counts how long things took. */
export interface Histogram {
  add(seconds: number): void;
  /** The series of Prometheus, with labels in front of their own. */
  series(labels: string): readonly (readonly [string, number])[];
}

/** Upper bounds, in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createHistogram(): Histogram {
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    add(seconds) {
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += seconds;
    },
    series(labels) {
      let total = 0;
      const buckets = [...bounds, "+Inf"].map((bound, index) => {
        total += counts[index] ?? 0;
        return [`_bucket{${labels},le="${bound}"}`, total] as const;
      });
      return [...buckets, [`_sum{${labels}}`, sum], [`_count{${labels}}`, total]];
    },
  };
}
