import { type HarRequest, harRequest, hidesCredentials } from "./har-request.ts";
import { findPart } from "./json/find-part.ts";
import { jsonOr } from "./json/json-or.ts";
import { type JsonPart, memberOf, partsOf } from "./json/json-parts.ts";
import { readJsonString } from "./json/json-string.ts";
import { findSyntaxProblem } from "./json/syntax-problem.ts";
import { type LaidHeader, recordRequest } from "./record-request.ts";
import type { ReadProblem, RecordedRequest, Recording } from "./recording.ts";
import type { SourceText } from "./source-text.ts";

/**
 * Reads the requests of an HTTP Archive (HAR 1.2). Only they are parsed, as the answers beside them may be
 * large; in an archive that is cut off those in front of the cut are read.
 */
export function readHar(text: string): Recording {
  const found: FoundRequest[] = [];
  const problems: ReadProblem[] = [];
  const entries = findPart(text, "/log/entries");
  if (!entries.isWhole || text[entries.start] !== "[") {
    const message = "an HTTP Archive has its requests in a list `entries` in `log`";
    return { format: "har", requests: [], problems: [{ ...spanOfStart(entries), message }] };
  }
  let last: JsonPart = entries;
  for (const entry of partsOf(text, entries.start)) {
    last = entry;
    const request = memberOf(text, entry.start, "request");
    if (request === undefined) {
      problems.push({ ...spanOfStart(entry), message: "this entry has no `request`" });
    } else takeRequest(text, { entry, part: request }, found, problems);
  }
  const cut = endProblem(text, entries, last);
  if (cut !== undefined) problems.push(cut);
  const isSanitized = hidesCredentials(
    creatorOf(text),
    found.map(({ own }) => own),
  );
  const requests = found.map((own) => record(text, own, isSanitized));
  return { format: "har", requests, problems };
}

/** Where a request stands, and the entry around it. */
interface RequestPart {
  readonly entry: JsonPart;
  readonly part: JsonPart;
}

interface FoundRequest extends RequestPart {
  readonly own: HarRequest;
}

function creatorOf(text: string): unknown {
  const { start, end, isWhole } = findPart(text, "/log/creator/name");
  return isWhole ? parsed(text.slice(start, end)) : undefined;
}

function spanOfStart({ start }: JsonPart): { start: number; end: number } {
  return { start, end: start + 1 };
}

/** What is wrong behind the last entry that was read, if the list does not end there. */
function endProblem(text: string, entries: JsonPart, last: JsonPart): ReadProblem | undefined {
  const isEnded = text[entries.end - 1] === "]" && entries.end > entries.start + 1;
  const rest = text.slice(last === entries ? entries.start + 1 : last.end, entries.end);
  if (isEnded && /^\s*\]$/.test(rest)) return undefined;
  return (
    findSyntaxProblem(text, entries.start, entries.end) ?? {
      ...spanOfStart(entries),
      message: "the list of entries has no end",
    }
  );
}

function takeRequest(
  text: string,
  { entry, part }: RequestPart,
  found: FoundRequest[],
  problems: ReadProblem[],
): void {
  const request = parsed(text.slice(part.start, part.end));
  if (request === undefined) {
    const problem = findSyntaxProblem(text, part.start, part.end);
    problems.push(problem ?? { ...spanOfStart(part), message: "this request is not JSON" });
    return;
  }
  const own = harRequest(request, jsonOr);
  if (typeof own?.request.method === "string" && typeof own.request.url === "string") {
    found.push({ entry, part, own });
    return;
  }
  const message = "this request has no `method` and `url` that are texts";
  problems.push({ ...spanOfStart(part), message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function record(
  text: string,
  { entry, part, own }: FoundRequest,
  isSanitized: boolean,
): RecordedRequest {
  const member = (...names: string[]) => {
    const found = findPart(text, `/${names.join("/")}`, part.start);
    return found.isWhole ? found : undefined;
  };
  const read = (...names: string[]): SourceText => {
    const found = member(...names);
    return found === undefined ? [] : readJsonString(text, found);
  };
  const { request, text: body, isVerbatim, isBodyKnown } = own;
  return recordRequest(
    request,
    {
      whole: () => ({ start: part.nameStart, end: part.end }),
      method: () => member("method"),
      url: () => read("url"),
      headers: () => layHeaders(text, member("headers")),
      body: () => {
        if (isVerbatim) return read("postData", "text");
        const data = member("postData");
        return body !== undefined && data ? [{ text: body, start: data.start, end: data.end }] : [];
      },
    },
    { at: () => startOf(text, entry), isBodyKnown, hidesCredentials: isSanitized },
  );
}

function startOf(text: string, entry: JsonPart): unknown {
  const started = memberOf(text, entry.start, "startedDateTime");
  return started && parsed(text.slice(started.start, started.end));
}

function layHeaders(text: string, list: JsonPart | undefined): LaidHeader[] {
  if (list === undefined) return [];
  return Array.from(partsOf(text, list.start), ({ start, end }) => {
    const [name, value] = ["name", "value"].map((key) => memberOf(text, start, key));
    return {
      start,
      end,
      name: name === undefined ? "" : String(parsed(text.slice(name.start, name.end))),
      value: value === undefined ? [] : readJsonString(text, value),
    };
  });
}
