/** Where an integration does not do the same as on v1, and why that is no fault. */
export interface KnownDifference {
  readonly name: string;
  readonly way: "v1" | "v2";
  readonly why: string;
}

/** `v1`: it does not run on the sandbox at all, as it was written for a stand-in. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    name: "habit-board",
    way: "v1",
    why: "waits for a streak that a check-in leaves as it was; the sandbox counts it from the logs",
  },
  {
    name: "dashboard",
    way: "v2",
    why: "changes a target without its unit: `goals` replaces the array, and a unit is never assumed",
  },
  {
    name: "habit-next",
    way: "v2",
    why: "checks in a habit whose goal is not 1 rep and not at hand: 1 rep is logged (decision on check-ins)",
  },
  {
    name: "habit-redux",
    way: "v2",
    why: "checks in a habit whose goal is not 1 rep and not at hand: 1 rep is logged (decision on check-ins)",
  },
  {
    name: "habit-sync",
    way: "v2",
    why: "checks in a habit whose goal is not 1 rep and not at hand: 1 rep is logged (decision on check-ins)",
  },
  {
    name: "habit-monorepo",
    way: "v2",
    why: "makes a habit without a goal and reads its first goal; the stand-in gives every habit one",
  },
  {
    name: "habit-sdk",
    way: "v2",
    why: "makes a habit without a goal and reads its first goal; the stand-in gives every habit one",
  },
];
