import { readJson } from "./read-json.ts";
import type { ReadProblem, RecordedRequest, Recording } from "./recording.ts";

/** Reads requests of which each is on a line; a line that is not JSON is a problem, and the rest goes on. */
export function readNdjson(text: string): Recording {
  const requests: RecordedRequest[] = [];
  const problems: ReadProblem[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === "" || line.trim() === "\uFEFF") continue;
    const read = readJson(text, { start: index, end: index + line.length });
    problems.push(...read.problems);
    if (read.problems.length === 0) requests.push(...read.requests);
  }
  return { format: "ndjson", requests, problems };
}
