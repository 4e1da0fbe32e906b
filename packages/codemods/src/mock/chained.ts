import type { Native } from "../provenance/native/native.ts";
import { NOTHING, one } from "../provenance/values.ts";

/** Methods that say more about an object and give it back. */
export function chained(...names: readonly string[]): Readonly<Record<string, Native>> {
  return Object.fromEntries(
    names.map((name) => [name, { name, apply: ({ self }) => (self ? one(self) : NOTHING) }]),
  );
}
