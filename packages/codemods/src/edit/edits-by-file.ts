import { append } from "../program/append.ts";
import type { Edit } from "./edit.ts";

/** Edits by the file that they are made in, in their order. */
export function editsByFile(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  const found = new Map<string, Edit[]>();
  for (const edit of edits) append(found, edit.file, edit);
  return found;
}
