import { itself } from "../provenance/native/itself.ts";
import type { Native } from "../provenance/native/native.ts";

/** Methods that say more about an object and give it back. */
export function chained(...names: readonly string[]): Readonly<Record<string, Native>> {
  return Object.fromEntries(names.map((name) => [name, itself(name)]));
}
