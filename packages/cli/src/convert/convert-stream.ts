import { convertLines, type FailedLine, type LineOptions } from "@habitshift/converter";
import type { EntryWriter, Failure } from "./ledger.ts";

/** Takes what was converted; false where nobody wants more. */
export type Target = (bytes: Uint8Array) => Promise<boolean>;

/** Converts NDJSON from a source to a target as it comes, and writes down what became of each line. */
export async function convertStream(
  source: AsyncIterable<Uint8Array>,
  options: LineOptions & { readonly setsAside: boolean },
  writer: EntryWriter,
  target: Target,
): Promise<void> {
  const lines = convertLines(source, {
    ...options,
    // A report has the logs of each line beside it.
    isOneOfMany: options.output !== "report",
    onLine(line) {
      if ("error" in line) {
        writer.fail(failureOf(line));
        writer.entry.isCut ||= !options.setsAside;
        return;
      }
      writer.take(line.kind);
      writer.notes(line.notes, line.line);
      writer.logs(line.logs);
    },
  });
  for await (const bytes of lines) {
    if (!(await target(bytes))) break;
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
