/** Keeps what is done again and again from taking more than a twentieth of the time. */
export interface Pace {
  /** Does it where it is due; `otherwise` where it is not yet. */
  run<T>(work: () => T, otherwise: T): T;
}

const share = 20;

/** @param now - Milliseconds from any start. */
export function createPace(now: () => number): Pace {
  let due = Number.NEGATIVE_INFINITY;
  return {
    run(work, otherwise) {
      const start = now();
      if (start < due) return otherwise;
      const result = work();
      const end = now();
      due = end + (end - start) * share;
      return result;
    },
  };
}
