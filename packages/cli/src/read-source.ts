import type { FileFate, Project, SourceFile } from "@habitshift/codemods";
import { ReadError } from "@habitshift/codemods/read-error";

/** Decodes a file that is no code; what became of it where it cannot be. */
export function readSource(project: Project, file: string): SourceFile | FileFate {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      project.bytes(file),
    );
    const bom = text.startsWith("\uFEFF");
    return { path: file, text: bom ? text.slice(1) : text, bom };
  } catch (error) {
    if (error instanceof ReadError) return { file, fate: error.fate, reason: error.message };
    if (!(error instanceof TypeError)) throw error;
    return { file, fate: "unreadable", reason: "it is not UTF-8" };
  }
}
