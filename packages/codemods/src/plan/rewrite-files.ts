import type { Edit } from "../edit/edit.ts";
import { renderText } from "../edit/render.ts";
import type { Rewrite } from "../model.ts";
import type { ChangeSet } from "./change-set.ts";

/** The edits that a set makes, and the module that it needs. */
export type EditSet = Pick<ChangeSet, "id" | "edits" | "created">;

/** The new texts of all files that some sets of edits touch; each set was checked to fit on its own. */
export function rewriteFiles(
  sets: readonly EditSet[],
  textOf: (file: string) => string,
): readonly Rewrite[] {
  const byFile = new Map<string, { edits: Edit[]; groups: string[] }>();
  for (const set of sets) {
    for (const edit of set.edits) {
      const entry = byFile.get(edit.file) ?? { edits: [], groups: [] };
      byFile.set(edit.file, entry);
      entry.edits.push(edit);
      if (!entry.groups.includes(set.id)) entry.groups.push(set.id);
    }
  }
  const rewrites: Rewrite[] = [];
  for (const [file, { edits, groups }] of byFile) {
    const before = textOf(file);
    rewrites.push({ file, before, after: renderText(before, edits), groups });
  }
  for (const { created, id } of sets) {
    if (created)
      rewrites.push({ file: created.path, before: null, after: created.text, groups: [id] });
  }
  return rewrites
    .filter(({ before, after }) => before !== after)
    .sort((left, right) => (left.file < right.file ? -1 : 1));
}
