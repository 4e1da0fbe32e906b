import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openProject } from "./open-project.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "environment-"));
  const empty = [
    "app/src/a.js",
    "other/.env",
    ".env",
    ".env.example",
    "app/.env.local",
    "app/src/.env",
  ];
  for (const name of empty) write(name, "");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const open = (paths: string[], exclude: string[] = []) =>
  openProject({ root, paths, patterns: { folder: root, include: [], exclude } });

describe("files of the environment", () => {
  test("are those below what is named and above it, but for those that git ignores", () => {
    write(".gitignore", ".env\n");
    write("app/.gitignore", "!src/.env\n");
    const found = [".env.example", "app/.env.local", "app/src/.env"];
    expect(open(["app/src"]).environment).toEqual(found);
    expect(open(["app/src/a.js"]).environment).toEqual(found);
    expect(open([]).environment).toEqual(found);
  });

  test("are not counted, and none where the configuration leaves them out", () => {
    expect(open([]).files.map(({ path }) => path)).toEqual(["app/src/a.js"]);
    expect(open([], [".env*"]).environment).toEqual([]);
  });
});
