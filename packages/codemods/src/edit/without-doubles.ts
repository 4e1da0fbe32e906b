import { type Edit, isSameEdit } from "./edit.ts";

/** The first of each edit, in order: a template may be read as code in which a piece of it stands twice. */
export function withoutDoubles(edits: readonly Edit[]): readonly Edit[] {
  const found = new Map<string, Edit[]>();
  return edits.filter((edit) => {
    const place = `${edit.start} ${edit.end} ${edit.file}`;
    const there = found.get(place);
    if (!there) found.set(place, [edit]);
    else if (there.some((other) => isSameEdit(other, edit))) return false;
    else there.push(edit);
    return true;
  });
}
