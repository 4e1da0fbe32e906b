import { quoted } from "../edit/quote.ts";

/** Members with values that are known, as they are written in an object literal. */
export function writeMembers(
  members: Readonly<Record<string, string | number>>,
  separator = ", ",
): string {
  return Object.entries(members)
    .map(([name, value]) => `${name}: ${typeof value === "number" ? value : quoted(value)}`)
    .join(separator);
}
