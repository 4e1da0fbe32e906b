import type { ValueSet } from "@habitshift/schemas";
import { quoted } from "../../edit/quote.ts";

/** Members with values that are known, as they are written in an object literal. */
export function writeMembers(members: ValueSet, separator = ", "): string {
  return Object.entries(members)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? quoted(value) : value}`)
    .join(separator);
}
