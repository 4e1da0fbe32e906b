import { explainReadFailure } from "@habitshift/codemods/read-error";
import { type LineOptions, recognise } from "@habitshift/converter";
import { convertDocument, type DocumentRules } from "./convert-document.ts";
import { convertStream, type Target } from "./convert-stream.ts";
import type { EntryWriter } from "./ledger.ts";
import type { Source } from "./open-input.ts";
import { firstPayload, looksLikeLines, peek } from "./peek.ts";
import { readText } from "./read-text.ts";

/** How sources are read. */
export interface SourceRules extends Omit<DocumentRules, "isTable" | "isStrict"> {
  /** True where each line is a payload; else it is seen by the name and the start of a source. */
  readonly ndjson: boolean;
  readonly output: NonNullable<LineOptions["output"]>;
}

const lineName = /\.(?:ndjson|jsonl)$/i;
const tableName = /\.csv$/i;
/** The longest text that the engine can hold is a little longer. */
const largest = 500 * 1024 * 1024;
const foreign = "it is no payload of the API";

/**
 * Converts a source to a target, and writes down what became of it; one that cannot be read is a failure.
 *
 * @returns What it became, where that is one document or everything is kept.
 */
export async function convertSource(
  source: Source,
  rules: SourceRules,
  writer: EntryWriter,
  target: Target,
): Promise<unknown> {
  try {
    return await convertBytes(source, rules, writer, target);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    writer.fail({ message: explainReadFailure(error), pointers: [] });
    writer.entry.isCut = true;
    return undefined;
  }
}

async function convertBytes(
  { name, file, bytes }: Source,
  rules: SourceRules,
  writer: EntryWriter,
  target: Target,
): Promise<unknown> {
  // What lies in a folder may be there for another reason.
  const isStrict = file?.isNamed === false;
  const { values } = writer.entry.all;
  if (rules.ndjson && !isStrict) {
    await convertStream(bytes, rules, writer, target);
    return values;
  }
  const peeked = await peek(bytes);
  if (rules.ndjson || lineName.test(name) || looksLikeLines(peeked)) {
    if (isStrict && isForeign(firstPayload(peeked))) {
      writer.entry.left = foreign;
      return undefined;
    }
    await convertStream(peeked, { ...rules, isStrict }, writer, target);
    return values;
  }
  const text = await readText(peeked, largest);
  if (typeof text !== "string") {
    writer.fail({ message: text.fault, pointers: [] });
    return undefined;
  }
  return convertWhole(text, { ...rules, isStrict, isTable: tableName.test(name) }, writer, target);
}

function isForeign(payload: unknown): boolean {
  const versions = ["v1", "v2"] as const;
  return versions.every((version) => recognise(payload, version, true) === undefined);
}

async function convertWhole(
  text: string,
  rules: DocumentRules,
  writer: EntryWriter,
  target: Target,
): Promise<unknown> {
  const result = convertDocument(text, rules);
  if (result.isForeign && rules.isStrict === true) {
    writer.entry.left = foreign;
    return undefined;
  }
  for (const failure of result.failures) writer.fail(failure);
  if (result.text === null) return undefined;
  for (const [kind, count] of result.kinds) writer.take(kind, count);
  writer.notes(result.notes);
  writer.logs(result.logs);
  await target(Buffer.from(result.text));
  return result.value;
}
