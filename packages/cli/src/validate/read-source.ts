import { explainReadFailure } from "@habitshift/codemods/read-error";
import { createLineSplitter } from "@habitshift/converter";
import { type Place, type Recording, readRecording } from "@habitshift/validator/recordings";
import type { Source } from "../convert/open-input.ts";
import { looksLikeLines, peek } from "../convert/peek.ts";
import { readText } from "../convert/read-text.ts";
import { fileReader } from "./read-beside.ts";

/** What the requests of sources hang on beside them. */
export interface Surroundings {
  readonly cwd: string;
  /** Values of variables. */
  readonly variables: Readonly<Record<string, string>>;
}

/** What is made of the recordings of a source. */
export interface RecordingTaker<Taken> {
  /** @param line - The line of the input that the text starts on. */
  take(text: string, recording: Recording, line: number): Iterable<Taken>;
  /** What cannot be read; without a place, where it is the whole input. */
  fault(message: string, place?: Place): Taken;
}

const lineName = /\.(?:ndjson|jsonl)$/i;
/** An archive takes about three times its size while it is read. */
const largest = 256 * 1024 * 1024;
/** A longer line is not kept in memory; in bytes. */
const longestLine = 16 * 1024 * 1024;
const unknownFormat =
  "it is neither JSON, NDJSON, a HAR file, a Postman collection, a .http file nor a script with curl commands";

/**
 * Reads the recordings of a source, NDJSON as it comes, in memory that does not grow; one that cannot be
 * read is a fault.
 *
 * @returns What was made of the parts of it; each to be taken before the next.
 */
export async function* readSource<Taken>(
  source: Source,
  surroundings: Surroundings,
  taker: RecordingTaker<Taken>,
): AsyncGenerator<Iterable<Taken>> {
  try {
    yield* readBytes(source, surroundings, taker);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    yield [taker.fault(explainReadFailure(error))];
  }
}

async function* readBytes<Taken>(
  { name, file, bytes }: Source,
  { variables, cwd }: Surroundings,
  taker: RecordingTaker<Taken>,
): AsyncGenerator<Iterable<Taken>> {
  // What lies in a folder may be there for another reason.
  const isStrict = file?.isNamed === false;
  const peeked = await peek(bytes);
  if (!isStrict && (lineName.test(name) || looksLikeLines(peeked))) {
    yield* readLines(peeked, taker);
    return;
  }
  const text = await readText(peeked, largest);
  if (typeof text !== "string") {
    yield [taker.fault(text.fault)];
    return;
  }
  if (text.trim() === "") return;
  const readFile = fileReader(cwd, file?.path ?? null);
  const recording = readRecording(text, { name, variables, readFile });
  if (recording === undefined || (isStrict && !holdsRequests(recording))) {
    if (!isStrict) yield [taker.fault(explainUnread(text))];
    return;
  }
  yield taker.take(text, recording, 1);
}

async function* readLines<Taken>(
  source: AsyncIterable<Uint8Array>,
  taker: RecordingTaker<Taken>,
): AsyncGenerator<Iterable<Taken>> {
  let lines: (string | { readonly fault: string })[] = [];
  let line = 0;
  const splitter = createLineSplitter(longestLine, {
    take(text) {
      for (const own of text.replace(/\n$/, "").split("\n")) lines.push(own);
    },
    fail(fault) {
      lines.push({ fault });
    },
  });
  const takeWhole = function* (): Generator<Taken> {
    for (const own of lines) {
      line += 1;
      if (typeof own === "string") yield* takeLine(own, line, taker);
      else yield taker.fault(own.fault, { line, column: 1 });
    }
    lines = [];
  };
  for await (const chunk of source) {
    splitter.push(chunk);
    yield takeWhole();
  }
  splitter.end();
  yield takeWhole();
}

function* takeLine<Taken>(
  text: string,
  line: number,
  taker: RecordingTaker<Taken>,
): Generator<Taken> {
  const recording = readRecording(text, { name: ".ndjson" });
  if (recording !== undefined) yield* taker.take(text, recording, line);
}

/** Why a text is not read, and what to do. */
function explainUnread(text: string): string {
  return /^type:\s*["']?collection\.insomnia\.rest\//m.test(text)
    ? "it is an export of Insomnia as YAML (version 5), which is not read: export it as Insomnia v4 (JSON) or as HAR"
    : unknownFormat;
}

/** Whether JSON that nobody named is of requests. */
function holdsRequests({ format, requests }: Recording): boolean {
  if (format !== "json" && format !== "ndjson") return true;
  return requests.some(({ subject }) => {
    if (subject.kind === "payload") return true;
    const { request } = subject;
    return (
      typeof request === "object" && request !== null && "method" in request && "url" in request
    );
  });
}
