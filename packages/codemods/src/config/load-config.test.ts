import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadConfig } from "./load-config.ts";
import { resolveOptions } from "./resolve-options.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "config-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

describe("a configuration", () => {
  test("is empty where there is none", async () => {
    write({ "package.json": "{}" });
    expect(await loadConfig(root, [])).toEqual({ config: {}, folder: root });
  });

  test.each([
    ["habitshift.config.json", '{ "services": ["HABIT_API"] }'],
    ["package.json", '{ "habitshift": { "services": ["HABIT_API"] } }'],
    ["habitshift.config.js", 'module.exports = { services: ["HABIT_API"] };'],
  ])("can be %s", async (name, content) => {
    write({ [name]: content });
    expect((await loadConfig(root, [])).config).toEqual({ services: ["HABIT_API"] });
  });

  test("can be an ES module in JavaScript", async () => {
    write({
      "package.json": '{ "type": "module" }',
      "habitshift.config.js": 'export default { services: ["HABIT_API"] };',
    });
    expect((await loadConfig(root, [])).config).toEqual({ services: ["HABIT_API"] });
  });

  test("can be TypeScript that imports types, packages, and other modules", async () => {
    write({
      "habitshift.config.ts": `
        import { sep } from "node:path";
        import type { Config } from "habitshift";
        import { defineConfig } from "habitshift";
        import { services } from "./config/services.ts";
        import plain from './config/plain.mjs';
        export default defineConfig({ services, clientVersion: plain + sep } satisfies Config);`,
      "config/services.ts":
        'import { name } from "./name.ts"; export const services: string[] = [name];',
      "config/name.ts": 'export const name = "HABIT_API" as const;',
      "config/plain.mjs": 'export default "1.2.3";',
      "node_modules/habitshift/package.json": '{ "exports": "./i.mjs" }',
      "node_modules/habitshift/i.mjs": "export const defineConfig = (config) => config;",
    });
    expect((await loadConfig(root, [])).config).toEqual({
      services: ["HABIT_API"],
      clientVersion: "1.2.3/",
    });
  });

  test("of a folder above counts in the same repository only", async () => {
    write({ "habitshift.config.json": "{}", "app/x.js": "" });
    expect((await loadConfig(join(root, "app"), [])).folder).toBe(join(root, "app"));
    mkdirSync(join(root, ".git"));
    expect((await loadConfig(join(root, "app"), [])).folder).toBe(root);
  });

  test("is the closest to the paths that are named, also outside of the working folder", async () => {
    write({
      "habitshift.config.json": "{}",
      "app/habitshift.config.json": "{}",
      "app/src/a.ts": "",
      "lib/b.ts": "",
      "here/c.ts": "",
    });
    const folderFor = async (...paths: string[]) => (await loadConfig(root, paths)).folder;
    expect(await folderFor()).toBe(root);
    expect(await folderFor("app/src/a.ts")).toBe(join(root, "app"));
    expect(await folderFor("app", "app/src")).toBe(join(root, "app"));
    expect(await folderFor("app", "lib/b.ts")).toBe(root);
    expect((await loadConfig(join(root, "here"), ["../app"])).folder).toBe(join(root, "app"));
  });

  test.each([
    ["habitshift.config.json", "{", "cannot be loaded: "],
    ["habitshift.config.js", "throw new Error('no luck');", "cannot be loaded: no luck"],
    ["habitshift.config.js", "exports.a = 1;", "a is not a member"],
    ["habitshift.config.ts", "export const a = 1;", "it has no default export"],
    [
      "habitshift.config.ts",
      "export default {;",
      "line 1, column 17: Property assignment expected",
    ],
    [
      "habitshift.config.ts",
      'import "./habitshift.config.ts"; export default {};',
      "imports itself",
    ],
    [
      "habitshift.config.ts",
      'import "nowhere"; export default {};',
      "Cannot find module 'nowhere'",
    ],
  ])("that is broken says so: %s %s", async (name, content, message) => {
    write({ [name]: content });
    const error = await loadConfig(root, []).catch((reason: unknown) => reason);
    expect(String(error)).toContain(join(root, name));
    expect(String(error)).toContain(message);
  });

  test("is refused where there are two in a folder", async () => {
    write({ "habitshift.config.json": "{}", "package.json": '{ "habitshift": {} }' });
    await expect(loadConfig(root, [])).rejects.toThrow("more than one configuration");
  });

  test("says everything that is wrong with it", async () => {
    const config = {
      service: [],
      services: ["ftp://x", 3],
      exclude: "dist",
      wrappers: [{ url: -1, returns: "habit" }],
      units: { min: 5 },
      checkin: { value: "1" },
      headersModule: "headers",
    };
    write({ "habitshift.config.json": JSON.stringify(config) });
    const error = await loadConfig(root, []).catch((reason: unknown) => reason);
    expect(String(error).split("\n  ").slice(1)).toEqual([
      "service is not a member (did you mean services?)",
      'services[0] must be a base URL (https://…) or the name of an environment variable, not "ftp://x"',
      "services[1] must be a base URL (https://…) or the name of an environment variable, not 3",
      'exclude must be a list, not "dist"',
      "wrappers[0].name is missing",
      "wrappers[0].url must be a position from 0 on, not -1",
      'wrappers[0].returns must be "response", "envelope" or "data", not "habit"',
      "units.min must be a text, not 5",
      "checkin.unit is missing",
      'checkin.value must be a number, not "1"',
      'headersModule must be a path with / between folders that ends in .js, .mjs, .cjs, .ts, .mts or .cts, not "headers"',
    ]);
  });
});

test("the engine gets paths relative to the working folder, and the flag's service first", () => {
  const loaded = {
    folder: "/repo",
    config: {
      services: ["HABIT_API"],
      headersModule: "app/src/headers.ts",
      wrappers: [{ name: "request", module: "lib/http.ts" }],
    },
  };
  const flags = {
    serviceUrl: "https://habits.example",
    typecheck: false,
    todo: true,
    explain: false,
  };
  expect(resolveOptions(loaded, flags, "/repo/app")).toEqual({
    services: ["https://habits.example", "HABIT_API"],
    wrappers: [
      {
        name: "request",
        module: "../lib/http.ts",
        url: 0,
        method: null,
        body: null,
        headers: null,
        options: null,
        returns: "response",
      },
    ],
    clientVersion: null,
    headersModule: "src/headers.ts",
    units: {},
    checkin: null,
    typecheck: false,
    todo: true,
    explain: false,
  });
});
