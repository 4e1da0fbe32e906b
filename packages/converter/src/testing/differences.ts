import type { Note } from "../model.ts";

/** The pointers at which two JSON values differ. */
function differences(left: unknown, right: unknown, at = ""): string[] {
  if (Object.is(left, right)) return [];
  const both = [left, right].every((side) => typeof side === "object" && side !== null);
  if (!both || Array.isArray(left) !== Array.isArray(right)) return [at];
  const [one, other] = [left, right] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const own = (side: Record<string, unknown>, key: string) =>
    Object.hasOwn(side, key) ? side[key] : undefined;
  return [...keys].flatMap((key) => {
    const step = key.replaceAll("~", "~0").replaceAll("/", "~1");
    return differences(own(one, key), own(other, key), `${at}/${step}`);
  });
}

/** Whether one of two pointers leads to the other's place or a part of it. */
export const related = (left: string, right: string) =>
  `${left}/`.startsWith(`${right}/`) || `${right}/`.startsWith(`${left}/`);

/** What differs and has no note of a loss, and such notes where nothing differs; both ought to be empty. */
export function disagreements(before: unknown, back: unknown, notes: readonly Note[]) {
  const found = differences(before, back);
  const lost = notes.filter(({ kind }) => kind === "lost").map(({ pointer }) => pointer);
  return {
    unnoted: found.filter((at) => !lost.some((pointer) => related(at, pointer))),
    untrue: lost.filter((pointer) => !found.some((at) => related(at, pointer))),
  };
}
