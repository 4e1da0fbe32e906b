import { readFileSync } from "node:fs";
import type { Part } from "../../model.ts";
import { createPlaces } from "../places.ts";
import type { ReadOptions } from "../read-options.ts";
import { readRecording } from "../read-recording.ts";
import type { RecordedRequest, Recording } from "../recording.ts";
import type { Span } from "../span.ts";

const folder = new URL("../../../../../fixtures/recordings/", import.meta.url);

/** The text of a recording in `fixtures/recordings/`. */
export function fixture(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

/** A recording, and ways to say briefly what was read of it. */
export interface Read extends Recording {
  /** Method and URL of each request. */
  readonly calls: readonly string[];
  /** `line:column: message` of each problem. */
  readonly complaints: readonly string[];
  request(index: number): Record<string, unknown>;
  /** `line:column text` of where a part of a request stands; `?` in front where its value is not known. */
  at(index: number, part: Part, pointer?: string): string;
}

/** Reads a text, which must be a recording. */
export function read(text: string, options: ReadOptions = {}): Read {
  const recording = readRecording(text, options);
  if (recording === undefined) throw new Error("no recording");
  const placeAt = createPlaces(text);
  const nth = (index: number): RecordedRequest => {
    const found = recording.requests[index];
    if (found === undefined) throw new Error(`no request ${index}`);
    return found;
  };
  const request = (own: RecordedRequest) =>
    (own.subject.kind === "request" ? own.subject.request : own.subject) as Record<string, unknown>;
  const place = ({ start }: Span) => {
    const { line, column } = placeAt(start);
    return `${line}:${column}`;
  };
  return {
    ...recording,
    calls: recording.requests.map((own) => `${request(own)?.method} ${request(own)?.url}`),
    complaints: recording.problems.map((own) => `${place(own)}: ${own.message}`),
    request: (index) => request(nth(index)),
    at(index, part, pointer = "") {
      const found = nth(index).locate({ in: part, pointer });
      const written = text.slice(found.start, found.end);
      return `${found.isUnknown ? "?" : ""}${place(found)} ${written}`;
    },
  };
}

/** Reads a recording in `fixtures/recordings/`. */
export function readFixture(name: string, options: ReadOptions = {}): Read {
  return read(fixture(name), { name, ...options });
}
