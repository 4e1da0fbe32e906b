import { createHash } from "node:crypto";
import type { Finding } from "@habitshift/codemods";
import type { BaselineEntry } from "../checked.ts";

/** Longer code is cut in a baseline: the fingerprint tells places apart, the code is for who reads it. */
const longestCode = 120;

/** How a baseline names a finding. */
export function entryOf(finding: Finding): BaselineEntry {
  const { fingerprint, change, file, before } = finding;
  return { fingerprint, change, file, before: shorten(before) };
}

/** Entries in the order of a baseline: places of one file stand together, so that diffs are small. */
export function byPlace(a: BaselineEntry, b: BaselineEntry): number {
  return (
    compare(a.file, b.file) || compare(a.change, b.change) || compare(a.fingerprint, b.fingerprint)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  if (line.length <= longestCode) return line;
  // What is cut differs by its hash, as moved places are known again by their code.
  const hash = createHash("sha256").update(line).digest("hex").slice(0, 8);
  return `${line.slice(0, longestCode).replace(/[\uD800-\uDBFF]$/, "")}… ${hash}`;
}
