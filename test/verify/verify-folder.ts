import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "vitest";

export const program = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");

/** Starts the program thrice, each time with a compiler and a database: on a busy machine that takes its time. */
export const patience = 120_000;

/** Asks by a wrapper that unwraps what v1 answers. */
export const client = [
  'const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" };',
  "export async function call(path, options = {}) {",
  "  const response = await fetch(process.env.HABIT_API + path, { ...options, headers });",
  "  const result = await response.json();",
  "  if (!result.success) throw new Error(result.error);",
  "  return result.data;",
  "}",
  "",
].join("\n");

/** Prints a line for each habit. */
export const report = `import { call } from "./client.js";
for (const habit of await call("/api/v1/habits")) console.log(habit.title, habit.target, habit.streak);
`;

/** A small integration that is migrated whole. */
export const files: Readonly<Record<string, string>> = {
  "package.json": '{ "type": "module" }',
  "habitshift.config.json": JSON.stringify({
    services: ["HABIT_API"],
    keyVariables: ["HABIT_API_KEY"],
  }),
  "client.js": client,
  "report.js": report,
};

/** A user's repository, and a folder for temporary files that nobody else uses. */
export interface VerifyFolder {
  readonly repository: string;
  readonly temporary: string;
  readonly env: NodeJS.ProcessEnv;
  write(contents: Readonly<Record<string, string>>): void;
  /** Runs it, and holds that the tree is as it was, and nothing of its own is left. */
  verify(...args: readonly string[]): Verified;
  remove(): void;
}

interface Verified {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function createVerifyFolder(): VerifyFolder {
  const folder = mkdtempSync(join(tmpdir(), "verify-test-"));
  const [repository, temporary] = [join(folder, "repository"), join(folder, "tmp")];
  mkdirSync(repository);
  mkdirSync(temporary);
  const env = { ...process.env, TMPDIR: temporary, NO_COLOR: "1" };
  return {
    repository,
    temporary,
    env,
    write(contents) {
      for (const [path, text] of Object.entries(contents)) {
        mkdirSync(dirname(join(repository, path)), { recursive: true });
        writeFileSync(join(repository, path), text);
      }
    },
    verify(...args) {
      const before = snapshot(repository);
      const options = { cwd: repository, env, encoding: "utf8" as const };
      const ended = spawnSync(process.execPath, [program, "verify", ...args], options);
      expect(snapshot(repository)).toEqual(before);
      if (!args.includes("--keep")) expect(readdirSync(temporary)).toEqual([]);
      return ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function snapshot(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  const paths = found.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}
