import { parseFlow, saysFlow } from "../dialects/flow/flow-node.ts";
import { readFile } from "../dialects/read-file.ts";
import { DialectError } from "../dialects/reading.ts";
import type { Rewrite } from "../model.ts";
import { isDataPath } from "../program/data-files.ts";
import type { KeptParses } from "./kept-parses.ts";

/** The first syntax error that new texts have; null where all parse. */
export function syntaxFaults(rewrites: readonly Rewrite[], parses: KeptParses): string | null {
  for (const rewrite of rewrites) {
    const fault = parses.has(rewrite) ? null : syntaxFault(rewrite);
    if (fault !== null) return fault;
    parses.add(rewrite);
  }
  return null;
}

function syntaxFault({ after, before, file }: Rewrite): string | null {
  if (isDataPath(file) && !isJson(after)) return `${file} would be no JSON any more`;
  const read = readFile({ path: file, text: after, bom: false });
  if ("error" in read) return `${file} would not parse any more: ${read.error}`;
  const flow = flowFault(file, before ?? "", after);
  if (flow !== null) return `${file} would be no Flow any more: ${flow}`;
  const [refused] = read.file.reading?.refused ?? [];
  return refused !== undefined && !isRefused(file, before ?? "")
    ? `${file} would have a template that cannot be read: ${refused}`
    : null;
}

/** Whether something in a file could not be read before. */
function isRefused(path: string, text: string): boolean {
  const read = readFile({ path, text, bom: false });
  return "file" in read && (read.file.reading?.refused?.length ?? 0) > 0;
}

/** Why Flow's own parser refuses a text that it took before; null where it takes it, and for other files. */
function flowFault(path: string, before: string, after: string): string | null {
  if (!/\.[cm]?jsx?$/.test(path) || !saysFlow(before)) return null;
  const fault = refusal(after);
  return fault !== null && refusal(before) === null ? fault : null;
}

function refusal(text: string): string | null {
  try {
    parseFlow(text);
    return null;
  } catch (error) {
    if (error instanceof DialectError) return error.message;
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
