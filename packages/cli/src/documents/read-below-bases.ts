import { basename } from "node:path/posix";
import type { FileFate, Project } from "@habitshift/codemods";
import { readSource } from "../read-source.ts";
import { documentKindOf } from "./document-kind.ts";
import { basesFor, type SetBase } from "./far-bases.ts";
import type { Known } from "./mention.ts";
import type { Documents, ReadDocument } from "./read-documents.ts";
import { scanDocument } from "./scan-document.ts";

/**
 * Looks again into code and scripts that name a variable that another document sets to a base of v1: what is below it is
 * v1, though they have no version in them.
 */
export function readBelowBases(
  project: Project,
  documents: Documents,
  bases: readonly SetBase[],
  known: Known,
): Documents {
  if (bases.length === 0) return documents;
  const settings = bases.filter(({ isSetting }) => isSetting);
  const scanned = (document: Omit<ReadDocument, "scan">): ReadDocument | null => {
    const { file, text, kind } = document;
    if (kind !== "code" && kind !== "script") return null;
    const far = basesFor(file, text, kind === "code" ? bases : settings);
    return far.length === 0
      ? null
      : { ...document, scan: scanDocument(text, file, kind, { ...known, bases: far }) };
  };
  const read = documents.read.map((each) => scanned(each) ?? each);
  const more = documents.silent.flatMap((file) => {
    const source = readSource(project, file);
    const kind = documentKindOf(basename(file)) ?? "code";
    const found = "fate" in source ? null : scanned({ file, kind, text: source.text });
    return found !== null && found.scan.mentions.length > 0 ? [found] : [];
  });
  const heard = new Set(more.map(({ file }) => file));
  return {
    read: [...read, ...more],
    silent: documents.silent.filter((file) => !heard.has(file)),
    fates: documents.fates.map(
      (fate): FileFate =>
        heard.has(fate.file) ? { file: fate.file, fate: "nothing-to-do" } : fate,
    ),
  };
}
