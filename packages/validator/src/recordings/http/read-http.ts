import { readCurl } from "../curl/read-curl.ts";
import type { ReadOptions } from "../read-options.ts";
import type { ReadProblem, RecordedRequest, Recording } from "../recording.ts";
import type { Lookup } from "../templates.ts";
import { blocksOf, type HttpBlock, linesOf } from "./http-block.ts";
import { readRequest } from "./http-request.ts";
import { requestLines, variablesIn } from "./read-preamble.ts";

/** Reads a file of requests, as the clients of JetBrains and VS Code have them. */
export function readHttp(text: string, options: ReadOptions = {}): Recording {
  const lines = linesOf(text);
  const variables = variablesIn(lines);
  const lookup: Lookup = (name) => variables.get(name) ?? outsideValue(name, options);
  const requests: RecordedRequest[] = [];
  const problems: ReadProblem[] = [];
  for (const block of blocksOf(lines)) {
    const read = readBlock(text, block, lookup, options);
    requests.push(...read.requests);
    problems.push(...read.problems);
  }
  return { format: "http", requests, problems };
}

type ReadBlock = Pick<Recording, "requests" | "problems">;

function readBlock(
  text: string,
  block: HttpBlock,
  lookup: Lookup,
  options: ReadOptions,
): ReadBlock {
  const lines = requestLines(block);
  const [first] = lines;
  if (first === undefined) return { requests: [], problems: [] };
  if (/^\s*curl\s/.test(first.text)) {
    const script = { start: first.start, end: lines.at(-1)?.end ?? first.end };
    return readCurl(text, options, script, lookup);
  }
  const request = readRequest(lines, block.name, lookup, options);
  if (request === "other-protocol") return { requests: [], problems: [] };
  if (request !== undefined) return { requests: [request], problems: [] };
  const message = "a request starts with a line such as `GET https://habits.example/path`";
  return { requests: [], problems: [{ start: first.start, end: first.end, message }] };
}

/** Variables of the environment are named with what they come from in front. */
function outsideValue(name: string, { variables }: ReadOptions): string | undefined {
  const [, own] = /^\$(?:processEnv|dotenv|env)[\s.]+%?([\w.]+)$/.exec(name) ?? [];
  return variables?.[own ?? name];
}
