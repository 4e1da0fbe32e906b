import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "./testing/workspace.ts";

const program = fileURLToPath(new URL("../bin/habitshift.js", import.meta.url));

let project: Workspace;
beforeEach(() => {
  project = createWorkspace({ "a.js": "export const answer = 42;\n" });
});
afterEach(() => project.remove());

function start(args: readonly string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, ...environment };
  return spawnSync(process.execPath, [program, ...args], {
    cwd: project.root,
    env,
    encoding: "utf8",
  });
}

describe("the program", () => {
  test("gives results on standard output, without colour in a pipe", () => {
    const { status, stdout, stderr } = start(["migrate"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("No v1 use of the API was found.");
    expect(stdout).not.toContain("\u001B");
  });

  test("answers wrong use with 2, one line, and nothing on standard output", () => {
    const { status, stdout, stderr } = start(["migrate", "--wrte"]);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: "habitshift: unknown argument wrte (did you mean --write?)\n",
    });
  });

  test("does not mind a reader that stops", () => {
    const line = `"${process.execPath}" "${program}" changes | head -n 1`;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.split("\n")).toHaveLength(2);
  });

  test.skipIf(process.platform !== "linux")("says that its output cannot be written", () => {
    const line = `"${process.execPath}" "${program}" changes > /dev/full`;
    const { status, stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain("the output cannot be written");
  });

  test("loads the compiler for a migration, never for --help", () => {
    /** The addresses of all scripts that one start loads, as V8's coverage lists them. */
    const loadedBy = (command: string) => {
      const folder = `coverage-of-${command}`;
      start([command], { NODE_V8_COVERAGE: join(project.root, folder) });
      return readdirSync(join(project.root, folder))
        .map((name) => readFileSync(join(project.root, folder, name), "utf8"))
        .join("\n");
    };
    const compiler = /\/ts-morph\/|\/compiler\.cjs/;
    expect(loadedBy("migrate")).toMatch(compiler);
    expect(loadedBy("--help")).not.toMatch(compiler);
  });
});
