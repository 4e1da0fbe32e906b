import { explainReadFailure } from "@habitshift/codemods/read-error";
import { type Recording, readRecording } from "@habitshift/validator/recordings";
import type { Source } from "../convert/open-input.ts";
import { looksLikeLines, peek } from "../convert/peek.ts";
import { readText } from "../convert/read-text.ts";
import { judgeLines } from "./judge-lines.ts";
import { type JudgingRules, judgeRecording } from "./judge-recording.ts";
import type { Outcome } from "./outcome.ts";
import { fileReader } from "./read-beside.ts";

/** How sources are judged, and what their requests hang on beside them. */
export interface SourceRules extends JudgingRules {
  readonly cwd: string;
  /** Values of variables. */
  readonly variables: Readonly<Record<string, string>>;
}

const lineName = /\.(?:ndjson|jsonl)$/i;
/** An archive takes about three times its size while it is read. */
const largest = 256 * 1024 * 1024;
const unknownFormat =
  "it is neither JSON, NDJSON, a HAR file, a Postman collection, a .http file nor a script with curl commands";

/**
 * Judges what a source holds; one that cannot be read is a fault.
 *
 * @returns What came of the parts of it; each to be taken before the next.
 */
export async function* judgeSource(
  source: Source,
  rules: SourceRules,
): AsyncGenerator<Iterable<Outcome>> {
  try {
    yield* judgeBytes(source, rules);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    yield [{ kind: "fault", message: explainReadFailure(error) }];
  }
}

async function* judgeBytes(source: Source, all: SourceRules): AsyncGenerator<Iterable<Outcome>> {
  const { name, file, bytes } = source;
  const rules = { ...all, options: { ...all.options, place: name } };
  // What lies in a folder may be there for another reason.
  const isStrict = file?.isNamed === false;
  const peeked = await peek(bytes);
  if (!isStrict && (lineName.test(name) || looksLikeLines(peeked))) {
    yield* judgeLines(peeked, rules);
    return;
  }
  const text = await readText(peeked, largest);
  if (typeof text !== "string") {
    yield [{ kind: "fault", message: text.fault }];
    return;
  }
  if (text.trim() === "") return;
  const { variables, cwd } = rules;
  const readFile = fileReader(cwd, file?.path ?? null);
  const recording = readRecording(text, { name, variables, readFile });
  if (recording === undefined || (isStrict && !holdsRequests(recording))) {
    if (!isStrict) yield [{ kind: "fault", message: unknownFormat }];
    return;
  }
  yield judgeRecording(text, recording, rules);
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
