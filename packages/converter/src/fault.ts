import { type JsonObject, memberOf } from "./json.ts";
import type { Segment } from "./pointer.ts";

/** A place in a value that is not as its schema says. */
export interface Fault {
  readonly path: readonly Segment[];
  /** What it should be, such as `must be a string`. */
  readonly expected: string;
}

/** The faults of what has none. */
export const none: readonly Fault[] = [];

/** The fault of a value as a whole. */
export function fault(expected: string): readonly Fault[] {
  return [{ path: [], expected }];
}

/** The same faults, of a value that stands at a base. */
export function placedAt(base: readonly Segment[], faults: readonly Fault[]): readonly Fault[] {
  if (base.length === 0) return faults;
  return faults.map(({ path, expected }) => ({ path: [...base, ...path], expected }));
}

const missing = fault("is missing");

/** Adds what was found at a segment to what was found before; no list is made for nothing. */
export function gather(
  faults: Fault[] | undefined,
  segment: Segment,
  found: readonly Fault[],
): Fault[] | undefined {
  if (found.length === 0) return faults;
  const all = faults ?? [];
  for (const { path, expected } of found) all.push({ path: [segment, ...path], expected });
  return all;
}

/** Adds the members that are required and not there. */
export function gatherMissing(
  faults: Fault[] | undefined,
  members: JsonObject,
  required: readonly string[],
): Fault[] | undefined {
  let all = faults;
  for (const name of required) {
    if (memberOf(members, name) === undefined) all = gather(all, name, missing);
  }
  return all;
}
