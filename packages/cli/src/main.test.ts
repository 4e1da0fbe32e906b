import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "./testing/workspace.ts";

const program = fileURLToPath(new URL("../bin/habitshift.js", import.meta.url));

let project: Workspace;
beforeEach(() => {
  project = createWorkspace({ "a.js": "export const answer = 42;\n" });
});
afterEach(() => project.remove());

function start(...args: string[]) {
  const env = { PATH: process.env.PATH };
  return spawnSync(process.execPath, [program, ...args], {
    cwd: project.root,
    env,
    encoding: "utf8",
  });
}

describe("the program", () => {
  test("gives results on standard output, without colour in a pipe", () => {
    const { status, stdout, stderr } = start("migrate");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("No v1 use of the API was found.");
    expect(stdout).not.toContain("\u001B");
  });

  test("answers wrong use with 2, one line, and nothing on standard output", () => {
    const { status, stdout, stderr } = start("migrate", "--wrte");
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

  test("answers --help in at most four times what an empty program takes", () => {
    const bestOf = (args: readonly string[]) =>
      Math.min(
        ...Array.from({ length: 7 }, () => {
          const begin = performance.now();
          spawnSync(process.execPath, args);
          return performance.now() - begin;
        }),
      );
    expect(bestOf([program, "--help"])).toBeLessThan(4 * bestOf(["-e", "0"]));
  });
});
