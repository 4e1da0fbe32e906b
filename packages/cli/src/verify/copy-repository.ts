import { constants, existsSync, lstatSync } from "node:fs";
import { chmod, copyFile, mkdir, readlink, stat, symlink } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { findDependenciesAbove, linkDependencies } from "./link-dependencies.ts";
import { listFiles } from "./list-files.ts";

/** How many files are copied at a time. */
const together = 32;

/**
 * Copies what git would take of a repository, and links its dependencies.
 *
 * @param root - Absolute, without links in it.
 * @param to - Where the copy goes; in a folder of its own.
 * @param signal - Ends it with an AbortError.
 */
export async function copyRepository(root: string, to: string, signal: AbortSignal): Promise<void> {
  const files = listFiles(root, existsSync(join(root, ".git")));
  await copyFiles(root, to, files, signal);
  const folders = new Set(["."]);
  for (const file of files)
    for (let at = dirname(file); !folders.has(at); at = dirname(at)) folders.add(at);
  for (const folder of folders) linkDependencies({ from: root, to }, folder);
  // Programs find packages in the folders above, too.
  const above = findDependenciesAbove(root);
  if (above !== null) linkDependencies({ from: above, to: dirname(to) }, ".");
}

async function copyFiles(
  root: string,
  to: string,
  files: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) {
    await mkdir(folder, { recursive: true });
  }
  for (let at = 0; at < files.length; at += together) {
    signal.throwIfAborted();
    await Promise.all(files.slice(at, at + together).map((file) => copyEntry(root, to, file)));
  }
}

async function copyEntry(root: string, copy: string, file: string): Promise<void> {
  const [from, to] = [join(root, file), join(copy, file)];
  const entry = lstatSync(from, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink()) await copyLink(root, copy, from, to);
  else if (entry?.isFile()) {
    // Shares the bytes where the file system can.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    // Who may read a file may write its copy: the migration does.
    await chmod(to, entry.mode | 0o600);
  }
}

/** A link within the repository leads to the same place of the copy, any other to where it led. */
async function copyLink(root: string, copy: string, from: string, to: string): Promise<void> {
  const target = await readlink(from);
  const inside = relative(root, resolve(dirname(from), target));
  const isInside = inside.split(sep)[0] !== ".." && !isAbsolute(inside);
  const place = isInside
    ? relative(dirname(to), join(copy, inside))
    : resolve(dirname(from), target);
  const isFolder = await stat(from).then(
    (status) => status.isDirectory(),
    () => false,
  );
  await symlink(place || ".", to, isFolder ? "dir" : "file");
}
