import fc from "fast-check";

/** So often a law is tried; fewer times where somebody waits. */
export const numRuns = process.env.CI ? 10_000 : 1_000;

/** Tries a law with many values, and shows the smallest that breaks it. */
export function checkLaw<T>(values: fc.Arbitrary<T>, law: (value: T) => void): void {
  fc.assert(fc.property(values, law), { numRuns });
}

/** Time for that many runs, in milliseconds. */
export const patience = 120_000;
