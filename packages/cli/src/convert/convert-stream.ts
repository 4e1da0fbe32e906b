import { convertLines, type FailedLine, type LineOptions } from "@habitshift/converter";
import type { Failure } from "./entry.ts";
import type { EntryWriter } from "./ledger.ts";

/** Takes what was converted; false where nobody wants more. */
export type Target = (bytes: Uint8Array) => Promise<boolean>;

interface StreamRules extends LineOptions {
  /** Whether what fails is kept in a file of its own. */
  readonly setsAside: boolean;
  /** Whether a byte order mark stays; in the middle of a result it would be none. */
  readonly keepsMark: boolean;
}

const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Converts NDJSON from a source to a target as it comes, and writes down what became of each line. */
export async function convertStream(
  source: AsyncIterable<Uint8Array>,
  rules: StreamRules,
  writer: EntryWriter,
  target: Target,
): Promise<void> {
  const { entry } = writer;
  let isMarked = false;
  const lines = convertLines(
    seeMark(source, () => {
      isMarked = rules.keepsMark;
    }),
    {
      ...rules,
      // A report has the logs of each line beside it.
      isOneOfMany: rules.output !== "report",
      onLine(line) {
        if ("error" in line) {
          const failure = failureOf(line);
          writer.fail(failure);
          const isKept = failure.text !== undefined || failure.base64 !== undefined;
          entry.isCut ||= !rules.setsAside || !isKept;
          return;
        }
        writer.take(line.kind);
        writer.values(line.values);
        writer.notes(line.notes, line.line);
        writer.logs(line.logs);
      },
    },
  );
  for await (const bytes of lines) {
    // A byte order mark stays where it was.
    const whole = isMarked ? Buffer.concat([mark, bytes]) : bytes;
    isMarked = false;
    if (!(await target(whole))) break;
  }
}

/** The same bytes; says whether a byte order mark stands in front of them. */
async function* seeMark(
  source: AsyncIterable<Uint8Array>,
  found: () => void,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of source) {
    if (isFirst && mark.equals(chunk.subarray(0, mark.length))) found();
    isFirst = false;
    yield chunk;
  }
}

function failureOf({ line, error, text, bytes }: FailedLine): Failure {
  return {
    line,
    ...error,
    ...(text !== undefined && { text }),
    ...(bytes && { base64: Buffer.from(bytes).toString("base64") }),
  };
}
