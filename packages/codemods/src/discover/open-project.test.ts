import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Project } from "../model.ts";
import { NoSuchPathError } from "./no-such-path-error.ts";
import { openProject } from "./open-project.ts";
import { ReadError } from "./read-error.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "discover-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

function open(...paths: string[]): Project {
  return openProject({ root, paths, patterns: null });
}

function filesOf(project: Project): string[] {
  return project.files.map((file) => file.path);
}

function failureOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe("the walk", () => {
  test("counts every dialect, in the order of code units, and nothing else", () => {
    const names = "B.mjs a.cjs a.js a.jsx b/a.mts b/c.cts c.tsx d.d.ts e.svelte f.vue g.html";
    const others = ["e.json", "g.md", "ts"];
    write(Object.fromEntries([...names.split(" "), ...others].map((name) => [name, ""])));
    expect(filesOf(open())).toEqual(names.split(" ").toSorted());
  });

  test("honours nested .gitignore files outside of git, deeper ones first", () => {
    write({
      ".gitignore": "*.gen.ts\n/private\n",
      "a.gen.ts": "",
      "private/a.ts": "",
      "lib/.gitignore": "!keep.gen.ts\nlocal.ts\n",
      "lib/a.gen.ts": "",
      "lib/keep.gen.ts": "",
      "lib/local.ts": "",
      "lib/private/a.ts": "",
    });
    expect(filesOf(open())).toEqual(["lib/keep.gen.ts", "lib/private/a.ts"]);
    expect(open().omitted).toEqual([
      { folder: "private", code: "ignored", reason: "ignored by .gitignore" },
    ]);
  });

  test("honours the .gitignore files above a named folder", () => {
    write({ ".gitignore": "x.ts\n", "src/x.ts": "", "src/y.ts": "" });
    expect(filesOf(open("src"))).toEqual(["src/y.ts"]);
  });

  test("takes what is named even where it is ignored", () => {
    write({
      ".gitignore": "vendor/\nx.ts\n",
      "vendor/a.ts": "",
      "x.ts": "",
      "node_modules/m/i.js": "",
    });
    expect(filesOf(open("vendor", "x.ts", "node_modules/m"))).toEqual([
      "node_modules/m/i.js",
      "vendor/a.ts",
      "x.ts",
    ]);
  });

  test("counts a file once however often it is named", () => {
    write({ "src/a.ts": "" });
    expect(open("src", ".", "src/a.ts", join(root, "src")).files).toEqual([
      { path: "src/a.ts", named: true },
    ]);
  });

  test("names files outside of the root relative to it", () => {
    write({ "app/a.ts": "", "lib/b.ts": "" });
    const project = openProject({ root: join(root, "app"), paths: ["../lib"], patterns: null });
    expect(filesOf(project)).toEqual(["../lib/b.ts"]);
  });

  test("does not enter dependencies and build output, and says so", () => {
    write({
      "node_modules/a/i.js": "",
      ".git/hooks/a.js": "",
      ".next/a.js": "",
      "dist/a.js": "",
      "dist/a.d.ts": "",
      "build/webpack.config.js": "",
    });
    expect(filesOf(open())).toEqual(["build/webpack.config.js"]);
    expect(open().omitted.map(({ folder, code }) => `${folder} ${code}`)).toEqual([
      ".next output",
      "dist output",
      "node_modules dependencies",
    ]);
  });

  test("does not follow links", () => {
    write({ "src/a.ts": "", "other/b.ts": "" });
    symlinkSync("a.ts", join(root, "src/link.ts"));
    symlinkSync("../other", join(root, "src/folder"));
    symlinkSync("..", join(root, "src/circle"));
    const project = open("src");
    expect(filesOf(project)).toEqual(["src/a.ts"]);
    expect(project.skipped).toEqual([
      { file: "src/link.ts", code: "symlink", reason: "a symbolic link to a.ts" },
    ]);
    expect(project.omitted.map((entry) => entry.folder)).toEqual(["src/circle", "src/folder"]);
  });

  test("follows a link that is named, to where the file stands", () => {
    write({ "src/a.ts": "" });
    symlinkSync("src/a.ts", join(root, "link.ts"));
    expect(filesOf(open("link.ts"))).toEqual(["src/a.ts"]);
  });

  test("leaves out what the patterns leave out", () => {
    write({ "src/a.ts": "", "src/a.test.ts": "", "tools/b.ts": "" });
    const patterns = { folder: root, include: ["src/"], exclude: ["*.test.ts"] };
    expect(filesOf(openProject({ root, paths: [], patterns }))).toEqual(["src/a.ts"]);
  });

  test("says which path does not exist, as it was written", () => {
    expect(() => open("./nowhere")).toThrow(new NoSuchPathError("./nowhere"));
  });

  test("skips a named file that is not code", () => {
    write({ "README.md": "" });
    expect(open("README.md").skipped).toEqual([
      { file: "README.md", code: "not-code", reason: "not JavaScript or TypeScript" },
    ]);
  });
});

describe("reading", () => {
  test("takes the byte order mark off and keeps the line ends", () => {
    write({ "a.ts": "\uFEFFlet a;\r\n" });
    expect(open().read("a.ts")).toEqual({ path: "a.ts", text: "let a;\r\n", bom: true });
  });

  test.each([
    ["latin1.ts", Buffer.from([0x61, 0xe9, 0x0a]), "it is not UTF-8"],
    ["wide.ts", Buffer.from("\uFEFFabc", "utf16le"), "it is UTF-16; save it as UTF-8"],
  ])("refuses %s", (path, bytes, reason) => {
    write({ [path]: bytes });
    const error = failureOf(() => open().read(path));
    expect(error).toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ file: path, fate: "unreadable", message: reason });
  });

  test("says that a file is gone", () => {
    expect(failureOf(() => open().bytes("gone.ts"))).toMatchObject({
      fate: "unreadable",
      message: "it is gone",
    });
  });

  test("skips what is too large, generated or minified", () => {
    write({
      "large.js": Buffer.alloc(4 * 1024 * 1024 + 1, 0x20),
      "generated.ts": "/* eslint-disable */\n// Code generated by x. DO NOT EDIT.\nlet a;\n",
      "minified.js": `/*! x */\n${"function a(b){return b.c(d,e)};".repeat(100)}`,
    });
    const project = open();
    const reasons = filesOf(project).map((file) => failureOf(() => project.read(file)));
    expect(reasons.map(String)).toEqual([
      "ReadError: generated: it says “DO NOT EDIT”",
      "ReadError: too large (4.0 MB)",
      "ReadError: minified",
    ]);
    expect(open("generated.ts").read("generated.ts").bom).toBe(false);
  });

  test.each([
    [
      "words of a person",
      "// Prints the report generated each week. Do not edit the order.\nlet a;",
    ],
    ["a note in the middle", "let a;\n// @generated\n"],
    ["a long line of data", `const image = "${"A".repeat(5_000)}";\nlet a;`],
  ])("does not take %s for a generated file", (_, text) => {
    write({ "a.ts": text });
    expect(open().read("a.ts").text).toBe(text);
  });
});
