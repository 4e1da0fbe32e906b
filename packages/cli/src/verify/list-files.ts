import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { enterFolder, type IgnoreRules, isIgnored } from "@habitshift/codemods/ignore-rules";
import { runGit } from "../apply/git.ts";

/** Ignored by git nearly always, and what a program is configured by. */
const isEnvironment = (name: string) => /^\.env(?:\.|$)/.test(name);

const aside = new Set([".git", ".hg", ".svn", ".jj", ".habitshift", "node_modules"]);

/**
 * The files of a repository that a copy needs, relative to it: all that git would not ignore, and those that hold
 * variables of the environment. Links are listed, not followed.
 */
export function listFiles(root: string, isRepository: boolean): readonly string[] {
  const walked: string[] = [];
  walk(root, root, null, walked);
  if (!isRepository) return walked;
  // Who added a file by force wants it, whatever `.gitignore` says.
  const tracked = runGit(root, ["ls-files", "-z", "--cached"]);
  const forced = tracked.ok ? tracked.output.split("\0").filter(Boolean) : [];
  return [...new Set([...walked, ...forced])];
}

function walk(root: string, folder: string, above: IgnoreRules | null, found: string[]): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const rules = enterFolder(
    folder,
    above,
    entries.some(({ name }) => name === ".gitignore"),
  );
  for (const entry of entries) {
    if (aside.has(entry.name)) continue;
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (isIgnored(path, isFolder, rules) && (isFolder || !isEnvironment(entry.name))) continue;
    if (isFolder) walk(root, path, rules, found);
    else if (entry.isFile() || entry.isSymbolicLink()) found.push(relative(root, path));
  }
}
