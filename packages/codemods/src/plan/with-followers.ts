import type { ChangeSet } from "./change-set.ts";

/** The sets; where one is left to a person, so are those that can only be applied behind it. */
export function withFollowers(sets: readonly ChangeSet[]): readonly ChangeSet[] {
  const left = new Map(sets.filter(isLeft).map(({ id, reason }) => [id, reason]));
  const waits = ({ follows }: ChangeSet): boolean => follows !== null && left.has(follows);
  if (!sets.some(waits)) return sets;
  return sets.map((set) =>
    waits(set)
      ? { ...set, confidence: "manual", reason: left.get(set.follows ?? "") ?? null }
      : set,
  );
}

function isLeft({ confidence }: ChangeSet): boolean {
  return confidence === "manual";
}
