import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { isEnvironmentFile } from "../program/environment-files.ts";
import { enterFolder, type IgnoreRules, isIgnored } from "./ignore-rules.ts";
import { judgeFolderContent, judgeFolderName } from "./judge-folder.ts";
import type { OmittedFolder } from "./left-aside.ts";
import { explainReadFailure } from "./read-error.ts";

/** What a walk finds, with absolute paths in the order of the walk. */
export interface Walk {
  /** Whether files of a name are wanted. */
  readonly isWanted: (name: string) => boolean;
  readonly files: string[];
  /** Whether files that are not wanted are to be handed out as well, and those that are. */
  readonly isBeside: (name: string) => boolean;
  readonly beside: string[];
  /** Files that set variables of the environment. */
  readonly environment: string[];
  /** Wanted files that are symbolic links. */
  readonly links: string[];
  readonly omitted: OmittedFolder[];
  /** Folders that were looked through, and what else stands in them. */
  readonly entered: Set<string>;
  readonly others: Set<string>;
}

/**
 * Adds to `walk` what is below a folder. Links are not followed: what they lead to is found where it
 * stands, or is not part of the tree.
 *
 * @param folder - Absolute.
 * @param rules - What the folders above ignore.
 */
export function walkFolder(folder: string, rules: IgnoreRules | null, walk: Walk): void {
  const entries = list(folder, walk);
  if (entries !== null) walkEntries(folder, entries, rules, walk);
}

function walkEntries(
  folder: string,
  entries: readonly Dirent[],
  above: IgnoreRules | null,
  walk: Walk,
): void {
  const hasIgnoreFile = entries.some((entry) => entry.name === ".gitignore");
  const rules = enterFolder(folder, above, hasIgnoreFile);
  walk.entered.add(folder);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walkChild(path, entry.name, rules, walk);
    else walkFile(path, entry, rules, walk);
  }
}

function walkFile(path: string, entry: Dirent, rules: IgnoreRules | null, walk: Walk): void {
  const isWanted = walk.isWanted(entry.name);
  if (!isWanted) walk.others.add(path);
  if (isWanted && !isIgnored(path, false, rules)) {
    if (entry.isFile()) walk.files.push(path);
    else if (entry.isSymbolicLink()) walk.links.push(path);
  } else if (!isWanted && entry.isFile()) {
    keepOther(path, entry.name, rules, walk);
  } else if (entry.isSymbolicLink() && judgeFolderName(entry.name) === null) {
    omitLink(path, rules, walk);
  }
}

/** What is no code, and may be asked for all the same. */
function keepOther(path: string, name: string, rules: IgnoreRules | null, walk: Walk): void {
  const isBeside = walk.isBeside(name);
  const isEnvironment = isEnvironmentFile(name);
  if ((!isBeside && !isEnvironment) || isIgnored(path, false, rules)) return;
  if (isBeside) walk.beside.push(path);
  if (isEnvironment) walk.environment.push(path);
}

function walkChild(path: string, name: string, rules: IgnoreRules | null, walk: Walk): void {
  const verdict = judgeFolderName(name);
  if (verdict === "silent") return;
  if (verdict !== null) {
    walk.omitted.push({ folder: path, ...verdict });
    return;
  }
  if (isIgnored(path, true, rules)) {
    walk.omitted.push({ folder: path, code: "ignored", reason: "ignored by .gitignore" });
    return;
  }
  const entries = list(path, walk);
  if (entries === null) return;
  const content = judgeFolderContent(name, entries);
  if (content === null) walkEntries(path, entries, rules, walk);
  else walk.omitted.push({ folder: path, ...content });
}

/** Says that a link to a folder is not followed; links to files that are not wanted are nothing. */
function omitLink(path: string, rules: IgnoreRules | null, walk: Walk): void {
  if (isIgnored(path, true, rules)) return;
  try {
    readdirSync(path);
  } catch {
    return;
  }
  walk.omitted.push({ folder: path, code: "symlink", reason: "a symbolic link" });
}

function list(folder: string, walk: Walk): Dirent[] | null {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    walk.omitted.push({ folder, code: "unreadable", reason: explainReadFailure(error) });
    return null;
  }
}
