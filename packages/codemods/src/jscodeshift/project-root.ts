import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const marks: readonly string[] = [
  ".git",
  "package.json",
  "habitshift.config.ts",
  "habitshift.config.js",
  "habitshift.config.json",
];

/**
 * The project that a file is looked at with: the outermost one within the folder that the runner was started
 * in, or the closest one where the file is elsewhere.
 *
 * @param file - Absolute.
 * @param cwd - Absolute.
 */
export function projectRoot(file: string, cwd: string): string {
  const isInside = !relative(cwd, file).startsWith("..");
  let found: string | null = null;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (marks.some((mark) => existsSync(join(folder, mark)))) {
      if (!isInside) return folder;
      found = folder;
    }
    if ((isInside && folder === cwd) || dirname(folder) === folder) break;
  }
  return found ?? (isInside ? cwd : dirname(file));
}
