import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadConfig } from "./load-config.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "config-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), content);
}

test("paths with backslashes are refused, as a pattern would match nothing and a module be misnamed", async () => {
  const config = {
    include: ["src/**", "test\\data"],
    exclude: ["one\\a.js", "\\#notes.js", "a\\ b.js"],
    payloads: ["fixtures\\**"],
    wrappers: [{ name: "request", module: "lib\\http.ts" }],
    headersModule: "lib\\headers.js",
  };
  write({ "habitshift.config.json": JSON.stringify(config) });
  const error = await loadConfig(root, []).catch((reason: unknown) => reason);
  expect(String(error).split("\n  ").slice(1)).toEqual([
    'include[1] must be a pattern with / between folders, not "test\\\\data"',
    'exclude[0] must be a pattern with / between folders, not "one\\\\a.js"',
    'payloads[0] must be a pattern with / between folders, not "fixtures\\\\**"',
    'wrappers[0].module must be a path with / between folders, not "lib\\\\http.ts"',
    'headersModule must be a path with / between folders that ends in .js, .mjs, .cjs, .ts, .mts or .cts, not "lib\\\\headers.js"',
  ]);
});

test("a package.json that cannot be parsed is a broken configuration only where it has one", async () => {
  write({ "package.json": '{ "habitshift": { "services": ["HABIT_API"] }, }' });
  await expect(loadConfig(root, [])).rejects.toThrow(
    `${join(root, "package.json")} cannot be loaded`,
  );
  write({ "package.json": '{ "name": "habitshift-demo", }' });
  expect((await loadConfig(root, [])).config).toEqual({});
});
