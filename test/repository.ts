import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const executable = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A repository of a user, in which the built program is run. */
export interface Repository {
  /** Absolute. */
  readonly root: string;
  run(...args: readonly string[]): Run;
  /** Runs it in a folder of the repository. */
  runIn(folder: string, ...args: readonly string[]): Run;
  /** What git says, in a folder of the repository. */
  git(args: readonly string[], folder?: string): string;
  read(path: string): string;
  has(path: string): boolean;
  write(files: Readonly<Record<string, string>>): void;
  /** Commits all that there is. */
  commit(): void;
  remove(): void;
}

/** Makes a repository with files, all committed. */
export function createRepository(files: Readonly<Record<string, string>>): Repository {
  const root = mkdtempSync(join(tmpdir(), "repository-"));
  const git = (args: readonly string[], folder = ".") =>
    execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: join(root, folder),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const repository: Repository = {
    root,
    git,
    run: (...args) => repository.runIn(".", ...args),
    runIn: (folder, ...args) =>
      spawnSync(process.execPath, [executable, ...args], {
        cwd: join(root, folder),
        encoding: "utf8",
        env: { PATH: process.env.PATH, CI: "true" },
      }),
    read: (path) => readFileSync(join(root, path), "utf8"),
    has: (path) => existsSync(join(root, path)),
    write: (contents) => {
      for (const [path, text] of Object.entries(contents)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
    commit: () => {
      git(["add", "-A"]);
      git(["commit", "-m", "x"]);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  git(["init"]);
  git(["config", "user.name", "x"]);
  git(["config", "user.email", "x@x"]);
  repository.write(files);
  repository.commit();
  return repository;
}
