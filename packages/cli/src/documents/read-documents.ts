import { basename } from "node:path/posix";
import type { DiscoveredFile, FileFate, Project } from "@habitshift/codemods";
import { ReadError } from "@habitshift/codemods/read-error";
import { readSource } from "../read-source.ts";
import { type DocumentKind, documentKindOf } from "./document-kind.ts";
import type { KeptVerdicts, Verdict } from "./kept-verdicts.ts";
import type { Known, Scan } from "./mention.ts";
import { namesResources, namesV1 } from "./names-v1.ts";
import { scanDocument } from "./scan-document.ts";

/** A document that was looked into. */
export interface ReadDocument {
  readonly file: string;
  readonly kind: DocumentKind;
  readonly text: string;
  readonly scan: Scan;
}

/** What became of documents, and what those say that may speak of v1. */
export interface Documents {
  readonly read: readonly ReadDocument[];
  readonly fates: readonly FileFate[];
  /** Code and scripts that name what v1 has, and no version: they may serve it, or call it below a base. */
  readonly silent: readonly string[];
}

/** Reads each document once, by its bytes; only those that may speak of v1 are decoded and looked into. */
export function readDocuments(
  project: Project,
  files: readonly DiscoveredFile[],
  known: Known,
  verdicts: KeptVerdicts,
): Documents {
  const found = files.map(({ path }) => judge(project, path, known, verdicts));
  verdicts.save();
  return {
    read: found.flatMap(({ document }) => document ?? []),
    fates: found.map(({ fate }) => fate),
    silent: found.flatMap(({ fate, isSilent }) => (isSilent ? [fate.file] : [])),
  };
}

interface Judged {
  readonly fate: FileFate;
  readonly document?: ReadDocument;
  readonly isSilent?: boolean;
}

function judge(project: Project, file: string, known: Known, verdicts: KeptVerdicts): Judged {
  const kept = verdicts.of(file);
  if (kept !== null && kept !== "candidate") return aside(file, kept);
  const kind = documentKindOf(basename(file)) ?? "settings";
  const bytes = bytesOf(project, file);
  if ("fate" in bytes) return { fate: bytes };
  const verdict = verdictOn(bytes, kind, known);
  if (kept !== verdict) verdicts.keep(file, verdict);
  if (verdict !== "candidate") return aside(file, verdict);
  // Text has no such byte.
  if (bytes.includes(0)) return { fate: { file, fate: "skipped", reason: "binary" } };
  const source = readSource(project, file);
  if ("fate" in source) return { fate: source };
  const { text } = source;
  const scan = scanDocument(text, file, kind, known);
  const fate: FileFate =
    scan.fault === null
      ? { file, fate: "nothing-to-do" }
      : { file, fate: "unreadable", reason: scan.fault };
  return { fate, document: { file, kind, text, scan } };
}

function aside(file: string, verdict: Verdict): Judged {
  return { fate: { file, fate: "not-candidate" }, isSilent: verdict === "silent" };
}

/** What may call what it names below a base that another file sets. */
const calling: ReadonlySet<DocumentKind> = new Set(["code", "script"]);

function verdictOn(bytes: Buffer, kind: DocumentKind, { services }: Known): Verdict {
  if (namesV1(bytes, services)) return "candidate";
  return calling.has(kind) && namesResources(bytes) ? "silent" : "nothing";
}

function bytesOf(project: Project, file: string): Buffer | FileFate {
  try {
    return project.bytes(file);
  } catch (error) {
    if (error instanceof ReadError) return { file, fate: error.fate, reason: error.message };
    throw error;
  }
}
