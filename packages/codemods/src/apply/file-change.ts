import { encodeSource } from "../discover/decode-source.ts";
import type { Project, Rewrite } from "../model.ts";

/** The new bytes of one file. */
export interface FileChange {
  /** Relative to the root, with `/`. */
  readonly file: string;
  /** What the plan was made from; null where the file is created. */
  readonly before: Buffer | null;
  readonly after: Buffer;
}

/** Rewrites as bytes, with the byte order mark that each file had. */
export function toFileChanges(project: Project, rewrites: readonly Rewrite[]): FileChange[] {
  return rewrites.map(({ file, before, after }) => {
    if (before === null) return { file, before, after: encodeSource(after, false) };
    const { bom } = project.read(file);
    return { file, before: encodeSource(before, bom), after: encodeSource(after, bom) };
  });
}
