import { OverlapError } from "../edit/render.ts";
import { type ChangeSet, conflictIn } from "./change-set.ts";
import { rewriteFiles } from "./rewrite-files.ts";

/** Why the edits of a set cannot all be made; null where they can. */
export function misfit(set: ChangeSet, textOf: (file: string) => string): string | null {
  const conflict = conflictIn(set.edits);
  if (conflict) return `${conflict.file} would have to change in two ways at one place`;
  try {
    rewriteFiles([set], textOf);
    return null;
  } catch (error) {
    if (error instanceof OverlapError) return `edits overlap in ${error.edit.file}`;
    throw error;
  }
}
