import { relative, sep } from "node:path";

/**
 * A folder within its repository, as what goes before a path in it: `""`, or `packages/app/`.
 *
 * @param top - The repository, absolute; null: the folder is in none.
 */
export function folderPrefix(folder: string, top: string | null): string {
  const inside = top === null ? "" : relative(top, folder);
  return inside === "" ? "" : `${inside.split(sep).join("/")}/`;
}
