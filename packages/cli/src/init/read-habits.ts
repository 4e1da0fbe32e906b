import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Habits } from "./plan-gates.ts";

const lefthooks = ["lefthook.yml", "lefthook.yaml", ".lefthook.yml", ".lefthook.yaml"] as const;

/** What a repository uses to check itself, by the files at its top and where it is fetched from. */
export function readHabits(top: string): Habits {
  const read = (path: string): string | null => {
    try {
      return readFileSync(join(top, path), "utf8");
    } catch {
      return null;
    }
  };
  const gitlab = read(".gitlab-ci.yml");
  // In a linked work tree `.git` is a file, and the remotes are elsewhere: then the files alone tell.
  const remotes = read(".git/config") ?? "";
  const file = lefthooks.find((name) => existsSync(join(top, name)));
  return {
    usesGithub: existsSync(join(top, ".github")) || /^\s*url\s*=.*\bgithub\./m.test(remotes),
    usesGitlab: gitlab !== null || /^\s*url\s*=.*\bgitlab\./m.test(remotes),
    gitlab,
    hasHusky: existsSync(join(top, ".husky")),
    huskyHook: read(".husky/pre-commit"),
    preCommit: read(".pre-commit-config.yaml"),
    lefthook: file === undefined ? null : { file, text: read(file) ?? "" },
  };
}
