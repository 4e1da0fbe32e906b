import type { LineOptions } from "@habitshift/converter";
import { convertDocument, type DocumentRules } from "./convert-document.ts";
import { convertStream, type Target } from "./convert-stream.ts";
import type { EntryWriter } from "./ledger.ts";
import type { Source } from "./open-input.ts";
import { looksLikeLines, type Peeked, peek } from "./peek.ts";

/** How sources are read. */
export interface SourceRules extends DocumentRules {
  /** True where each line is a payload; else it is seen by the name and the start of a source. */
  readonly ndjson: boolean;
  readonly output: NonNullable<LineOptions["output"]>;
}

const lineName = /\.(?:ndjson|jsonl)$/i;
/** The longest text that the engine can hold is a little longer. */
const largest = 500 * 1024 * 1024;

/** Converts a source to a target, and writes down what became of it. @returns The value, where it is one document. */
export async function convertSource(
  source: Source,
  rules: SourceRules,
  writer: EntryWriter,
  target: Target,
): Promise<unknown> {
  const { name, bytes } = source;
  if (rules.ndjson || lineName.test(name)) {
    await convertStream(bytes, rules, writer, target);
    return undefined;
  }
  const peeked = await peek(bytes);
  if (looksLikeLines(peeked)) {
    await convertStream(peeked, rules, writer, target);
    return undefined;
  }
  const text = await readText(peeked);
  if (typeof text !== "string") {
    writer.fail({ message: text.fault, pointers: [] });
    return undefined;
  }
  return convertWhole(text, source, rules, writer, target);
}

async function convertWhole(
  text: string,
  { file }: Source,
  rules: DocumentRules,
  writer: EntryWriter,
  target: Target,
): Promise<unknown> {
  const result = convertDocument(text, rules);
  if (result.isForeign && file?.isNamed === false) {
    writer.entry.left = "it is no payload of the API";
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

/** All of a source as text. */
async function readText(peeked: Peeked): Promise<string | { readonly fault: string }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of peeked) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > largest) return { fault: "it is too large to be read whole; write it as NDJSON" };
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return { fault: "it is not UTF-8" };
  }
}
