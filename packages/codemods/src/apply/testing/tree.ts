import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileChange } from "../file-change.ts";

/** Content and mode by path, without `.habitshift`. */
export function snapshot(root: string): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    paths
      .filter((path) => !path.startsWith(".habitshift"))
      .map((path) => {
        const status = statSync(join(root, path));
        const content = status.isFile() ? readFileSync(join(root, path), "latin1") : "(folder)";
        return [path, `${(status.mode & 0o777).toString(8)} ${content}`];
      }),
  );
}

export function writeTree(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** A change of a file that is there, or the creation of one. */
export function change(root: string, file: string, after: string): FileChange {
  let before: Buffer | null = null;
  try {
    before = readFileSync(join(root, file));
  } catch {
    // It is created.
  }
  return { file, before, after: Buffer.from(after) };
}
