import { spawnSync } from "node:child_process";

/** What git said: its output where it did what it was asked, else why it did not. */
export type GitAnswer =
  | { readonly ok: true; readonly output: string }
  | { readonly ok: false; readonly reason: string };

/** Runs the user's git in a folder; who the user is, and what hooks they have, is for git to know. */
export function runGit(folder: string, args: readonly string[], input = ""): GitAnswer {
  const { error, status, stdout, stderr, signal } = spawnSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error !== undefined) return { ok: false, reason: `git cannot be run (${error.message})` };
  if (status === 0) return { ok: true, output: stdout };
  const said = `${stdout}\n${stderr}`.trim();
  return { ok: false, reason: said || `git ended with ${signal ?? `status ${status}`}` };
}

/** Paths as git takes them: no pattern, whatever is in their names. */
export function pathspecs(paths: readonly string[]): string[] {
  return paths.map((path) => `:(literal)${path}`);
}
