import { ReadError } from "./discover/read-error.ts";
import type { FileFate, Project, SourceFile } from "./model.ts";
import { prefilter } from "./prefilter.ts";
import { isDataPath } from "./program/data-files.ts";
import { parse, syntaxErrors } from "./program/program.ts";

/** Reads the files that can matter; one that cannot be read or parsed is reported, and the others go on. */
export function readCandidates(project: Project): {
  readonly files: readonly SourceFile[];
  readonly fates: readonly FileFate[];
} {
  const candidates = prefilter(project);
  const files: SourceFile[] = [];
  const fates: FileFate[] = [];
  const data = [...candidates].filter(isDataPath).sort();
  for (const path of [...project.files.map((file) => file.path), ...data]) {
    if (!candidates.has(path)) continue;
    const read = readOne(project, path);
    if ("text" in read) files.push(read);
    else fates.push(read);
  }
  return { files, fates };
}

function readOne(project: Project, path: string): SourceFile | FileFate {
  try {
    const file = project.read(path);
    const [error] = syntaxErrors(parse(path, file.text));
    return error === undefined
      ? file
      : { file: path, fate: "unreadable", reason: `${path}:${error}` };
  } catch (error) {
    if (error instanceof ReadError) return { file: path, fate: error.fate, reason: error.message };
    throw error;
  }
}
