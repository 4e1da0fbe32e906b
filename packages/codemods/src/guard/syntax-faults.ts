import { readFile } from "../dialects/read-file.ts";
import type { Rewrite } from "../model.ts";
import { isDataPath } from "../program/data-files.ts";

/** The first syntax error that new texts have; null where all parse. */
export function syntaxFaults(rewrites: readonly Rewrite[]): string | null {
  for (const { file, after } of rewrites) {
    if (isDataPath(file) && !isJson(after)) return `${file} would be no JSON any more`;
    const read = readFile({ path: file, text: after, bom: false });
    if ("error" in read) return `${file} would not parse any more: ${read.error}`;
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
