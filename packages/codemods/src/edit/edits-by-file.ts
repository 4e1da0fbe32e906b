import type { Edit } from "./edit.ts";

/** Edits by the file that they are made in, in their order. */
export function editsByFile(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  const found = new Map<string, Edit[]>();
  for (const edit of edits) {
    const known = found.get(edit.file);
    if (known) known.push(edit);
    else found.set(edit.file, [edit]);
  }
  return found;
}
