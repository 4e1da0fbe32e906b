import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findUncommitted } from "./find-uncommitted.ts";
import { writeTree } from "./testing/tree.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "guard-"));
  writeTree(root, { "a b.ts": "a", "src/é[1].ts": "b", "src/c.ts": "c" });
});
afterEach(() => rmSync(root, { recursive: true }));

function git(folder: string, ...args: string[]): void {
  const identity = ["-c", "user.name=x", "-c", "user.email=x@x"];
  execFileSync("git", [...identity, ...args], { cwd: folder, stdio: "ignore" });
}

function commitAll(folder: string): void {
  git(folder, "init");
  git(folder, "add", "-A");
  git(folder, "commit", "-m", "x");
}

const files = ["a b.ts", "src/é[1].ts", "src/c.ts"];

test("has nothing to say outside of git", () => {
  expect(findUncommitted(root, files)).toEqual({ ok: true, files: [] });
});

test("has nothing to say of what is committed", () => {
  commitAll(root);
  expect(findUncommitted(root, files)).toEqual({ ok: true, files: [] });
});

test("finds what is changed, staged and untracked, among the given files only", () => {
  commitAll(root);
  writeFileSync(join(root, "a b.ts"), "A");
  writeFileSync(join(root, "src/é[1].ts"), "B");
  git(root, "add", "src");
  writeTree(root, { "src/new.ts": "", "src/other.ts": "" });
  const all = [...files, "src/new.ts"];
  expect(findUncommitted(root, all)).toEqual({
    ok: true,
    files: ["a b.ts", "src/é[1].ts", "src/new.ts"],
  });
  expect(findUncommitted(join(root, "src"), ["c.ts", "../a b.ts"])).toEqual({
    ok: true,
    files: ["../a b.ts"],
  });
});

test("asks the repository that each file is in", () => {
  commitAll(root);
  writeTree(root, { "inner/d.ts": "d" });
  commitAll(join(root, "inner"));
  expect(findUncommitted(root, ["inner/d.ts"])).toEqual({ ok: true, files: [] });
  writeFileSync(join(root, "inner/d.ts"), "D");
  expect(findUncommitted(root, [...files, "inner/d.ts"])).toMatchObject({ files: ["inner/d.ts"] });
});

test("says why git does not answer", () => {
  writeTree(root, { ".git/HEAD": "nonsense" });
  expect(findUncommitted(root, files)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("git"),
  });
});
