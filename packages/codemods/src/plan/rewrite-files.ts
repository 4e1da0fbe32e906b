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
  const made = new Map<string, { text: string; groups: string[] }>();
  for (const { created, id } of sets)
    for (const { path, text } of created) {
      const entry = made.get(path) ?? { text, groups: [] };
      made.set(path, entry);
      entry.groups.push(id);
    }
  for (const [file, { text, groups }] of made)
    rewrites.push({ file, before: null, after: text, groups });
  return rewrites
    .filter(({ before, after }) => before !== after)
    .sort((left, right) => (left.file < right.file ? -1 : 1));
}
