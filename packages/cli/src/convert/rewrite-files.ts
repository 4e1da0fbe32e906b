import type { Io } from "../io.ts";
import { convertSource, type SourceRules } from "./convert-source.ts";
import { createInPlace, type InPlace } from "./in-place.ts";
import type { EntryWriter, Ledger } from "./ledger.ts";
import type { Source } from "./open-input.ts";
import { withProgress } from "./show-progress.ts";

/** A buffer cannot hold more; in bytes. */
const largest = 2 ** 31 - 1;

/**
 * Converts files in place: all of them and the records beside them are written, or none.
 *
 * @throws UsageError - where logs would be lost; ApplyError - where writing failed.
 */
export async function rewriteFiles(
  sources: readonly Source[],
  rules: SourceRules,
  ledger: Ledger,
  io: Io,
): Promise<void> {
  const inPlace = createInPlace(io.cwd);
  for (const source of sources) {
    const writer = ledger.open(source.name);
    if ((source.size ?? 0) > largest) {
      const message = "it is too large to be rewritten in place; convert it to another file";
      writer.fail({ message, pointers: [] });
    } else {
      await rewrite(await withProgress(source, io, false), rules, writer, inPlace);
    }
  }
  inPlace.write(ledger);
}

async function rewrite(
  source: Source,
  rules: SourceRules,
  writer: EntryWriter,
  inPlace: InPlace,
): Promise<void> {
  const read: Uint8Array[] = [];
  const made: Uint8Array[] = [];
  async function* remembered() {
    for await (const chunk of source.bytes) {
      read.push(chunk);
      yield chunk;
    }
  }
  const target = async (bytes: Uint8Array) => made.push(bytes) > 0;
  await convertSource({ ...source, bytes: remembered() }, rules, writer, target);
  const { entry } = writer;
  const isMade = entry.kinds.size > 0 && made.length > 0;
  const isWhole = isMade && !entry.isCut && (entry.failures === 0 || rules.setsAside);
  const before = Buffer.concat(read);
  const after = Buffer.concat(made);
  const reason = isWhole ? inPlace.add(source.file?.path ?? "", before, after) : null;
  if (reason !== null) writer.fail({ message: reason, pointers: [] });
  entry.isRewritten = isWhole && reason === null && !before.equals(after);
  if (isWhole && reason === null) writer.commit();
  else writer.rollBack();
}
