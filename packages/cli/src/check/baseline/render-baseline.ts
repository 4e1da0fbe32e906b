import type { BaselineEntry } from "../checked.ts";
import { byPlace } from "./baseline.ts";

/** The version of the format of a baseline. */
export const baselineVersion = 1;

/** A baseline as a file: an entry a line, sorted, so that a diff shows what came and went. */
export function renderBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.toSorted(byPlace).map(({ file, change, before, fingerprint }) => {
    return `    ${JSON.stringify({ file, change, before, fingerprint })}`;
  });
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "schemaVersion": ${baselineVersion},\n  "tool": "habitshift",\n  "findings": ${list}\n}\n`;
}
