import { spawnSync } from "node:child_process";
import { dirname, join, relative } from "node:path";
import { findRepository } from "../discover/ignore-rules.ts";

/** Paths that one call of git gets; systems limit the length of a command. */
const batchSize = 500;

/** The answer of git, or why there is none. */
export type UncommittedFiles =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Those of the given files that git could not give back as they are: changed, staged or untracked. A
 * file outside of any repository is not among them.
 *
 * @param root - Absolute.
 * @param files - Relative to `root`; they exist.
 */
export function findUncommitted(root: string, files: readonly string[]): UncommittedFiles {
  const uncommitted = new Set<string>();
  for (const [repository, paths] of groupByRepository(root, files)) {
    for (let start = 0; start < paths.length; start += batchSize) {
      const answer = askGit(repository, paths.slice(start, start + batchSize));
      if (!answer.ok) return answer;
      for (const path of answer.files) uncommitted.add(join(repository, path));
    }
  }
  return { ok: true, files: files.filter((file) => uncommitted.has(join(root, file))) };
}

function groupByRepository(root: string, files: readonly string[]): Map<string, string[]> {
  const repositories = new Map<string, string | null>();
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const folder = dirname(join(root, file));
    const known = repositories.get(folder);
    const repository = known === undefined ? findRepository(folder) : known;
    repositories.set(folder, repository);
    if (repository === null) continue;
    const paths = groups.get(repository) ?? [];
    paths.push(relative(repository, join(root, file)));
    groups.set(repository, paths);
  }
  return groups;
}

function askGit(repository: string, paths: readonly string[]): UncommittedFiles {
  const config = ["--literal-pathspecs", "--no-optional-locks", "-c", "core.fsmonitor=false"];
  const status = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const result = spawnSync("git", [...config, ...status, "--", ...paths], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error !== undefined) return { ok: false, reason: "git cannot be run" };
  if (result.status !== 0) return { ok: false, reason: firstLine(result.stderr) };
  // Each entry is two letters of status, a space, and the path from the top of the repository.
  const entries = result.stdout.split("\0").filter((entry) => entry !== "");
  return { ok: true, files: entries.map((entry) => entry.slice(3)) };
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "git failed";
}
