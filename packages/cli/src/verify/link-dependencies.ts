import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** A tree, and where its copy is. */
export interface CopiedTree {
  readonly from: string;
  readonly to: string;
}

/**
 * Gives a folder of a copy the `node_modules` of the original: each package is a link, so that caches and what else
 * is written beside the packages stays in the copy. A package of the repository itself is that of the copy.
 *
 * @param folder - Relative to the tree; `..` and so on for a folder above it.
 */
export function linkDependencies(tree: CopiedTree, folder: string): void {
  const from = join(tree.from, folder, "node_modules");
  const to = join(tree.to, folder, "node_modules");
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (name === ".bin") copyPrograms(join(from, name), join(to, name), tree);
    else if (name.startsWith("@") && entry.isDirectory()) linkScope(from, to, name, tree);
    else if (!isCache(name)) linkPackage(join(from, name), join(to, name), tree);
  }
}

/** Folders of tools, which they make again; those of package managers are where the packages are. */
function isCache(name: string): boolean {
  return name.startsWith(".") && ![".pnpm", ".store"].includes(name);
}

function linkScope(from: string, to: string, scope: string, tree: CopiedTree): void {
  mkdirSync(join(to, scope));
  for (const name of readdirSync(join(from, scope))) {
    linkPackage(join(from, scope, name), join(to, scope, name), tree);
  }
}

/** Links and scripts that find what they start beside them. */
function copyPrograms(from: string, to: string, tree: CopiedTree): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) linkPackage(source, target, tree);
    else cpSync(source, target, { recursive: true });
  }
}

function linkPackage(from: string, to: string, tree: CopiedTree): void {
  // A link that leads nowhere is of no use in the copy either.
  if (!existsSync(from)) return;
  symlinkSync(placeInCopy(realpathSync(from), tree), to, "junction");
}

/** Where the copy of a place is; the place itself where it has none. */
function placeInCopy(place: string, { from, to }: CopiedTree): string {
  const inside = relative(from, place);
  const steps = inside.split(sep);
  const isCopied = steps[0] !== ".." && inside !== "" && !steps.includes("node_modules");
  return isCopied && existsSync(join(to, inside)) ? join(to, inside) : place;
}

/** The closest folder above a tree that has dependencies, which a copy elsewhere would not find; null: none has. */
export function findDependenciesAbove(root: string): string | null {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "node_modules"))) return folder;
    if (dirname(folder) === folder) return null;
  }
}
