import { readFile } from "./dialects/read-file.ts";
import { decodeSource } from "./discover/decode-source.ts";
import { ReadError } from "./discover/read-error.ts";
import type { FileFate, Project, SourceFile } from "./model.ts";
import { isBesideCode } from "./program/is-beside-code.ts";

/** Reads the files that can matter; one that cannot be read or parsed is reported, and the others go on. */
export function readCandidates(
  project: Project,
  candidates: ReadonlySet<string>,
): {
  readonly files: readonly SourceFile[];
  readonly fates: readonly FileFate[];
} {
  const files: SourceFile[] = [];
  const fates: FileFate[] = [];
  const data = [...candidates].filter(isBesideCode).sort();
  for (const path of [...project.files.map((file) => file.path), ...data]) {
    if (!candidates.has(path)) continue;
    const read = readOne(project, path);
    if (read.file) files.push(read.file);
    if (read.fate) fates.push(read.fate);
  }
  return { files, fates };
}

/** A file to look into, or what became of it; generated code is both: it is followed, and left as it is. */
interface Candidate {
  readonly file?: SourceFile;
  readonly fate?: FileFate;
}

function readOne(project: Project, path: string): Candidate {
  try {
    return parsed(project.read(path), project);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { fate, message: reason, generated } = error;
    const failure: FileFate = { file: path, fate, reason };
    if (generated === null) return { fate: failure };
    const { file } = parsed({ ...decodeSource(path, project.bytes(path)), generated }, project);
    return file ? { file, fate: failure } : { fate: failure };
  }
}

function parsed(source: SourceFile, project: Project): Candidate {
  const read = readFile(source, (path) => project.exists(path));
  if ("file" in read) return read;
  const { path: file } = source;
  return { fate: { file, fate: "unreadable", reason: `${file}:${read.error}` } };
}
