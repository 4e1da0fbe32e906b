import { describe, expect, test } from "vitest";
import { resolverOf } from "../testing/resolver.ts";

const file = "";

describe("a package of the project's own", () => {
  const resolve = resolverOf({
    "packages/api/package.json": {
      name: "@team/api",
      exports: {
        ".": { types: "./src/main.d.ts", browser: "./src/web.ts", import: "./src/main.ts" },
        "./habits": "./src/habits.ts",
      },
    },
    "packages/api/src/main.ts": file,
    "packages/api/src/main.d.ts": file,
    "packages/api/src/web.ts": file,
    "packages/api/src/habits.ts": file,
    "packages/api/src/inner.ts": file,
    "packages/plain/package.json": { name: "plain", main: "lib/start.js" },
    "packages/plain/lib/start.js": file,
    "packages/bare/package.json": { name: "bare" },
    "packages/bare/index.js": file,
    "apps/web/main.ts": file,
  });

  test.each([
    ["@team/api", "packages/api/src/main.ts"],
    ["@team/api/habits", "packages/api/src/habits.ts"],
    ["@team/api/src/inner", "packages/api/src/inner.ts"],
    ["plain", "packages/plain/lib/start.js"],
    ["bare", "packages/bare/index.js"],
    ["@team/other", null],
    ["axios", null],
    ["node:fs", null],
  ])("%s is %s", (specifier, found) => {
    expect(resolve("apps/web/main.ts", specifier)).toBe(found);
  });
});

test("`imports` of the nearest package.json are followed", () => {
  const resolve = resolverOf({
    "package.json": { name: "app", imports: { "#api/*": "./src/api/*.js" } },
    "src/api/habits.js": file,
    "src/main.js": file,
  });
  expect(resolve("src/main.js", "#api/habits")).toBe("src/api/habits.js");
});

test("what runs only where it is asked for comes behind what runs without a word", () => {
  const resolve = resolverOf({
    "package.json": {
      name: "app",
      imports: {
        "#config": { development: "./config/dev.js", default: "./config/prod.js" },
        "#fake": { test: "./config/fake.js" },
      },
    },
    "config/dev.js": file,
    "config/fake.js": file,
    "config/prod.js": file,
    "main.js": file,
  });
  expect(resolve("main.js", "#config")).toBe("config/prod.js");
  expect(resolve("main.js", "#fake")).toBe("config/fake.js");
});

describe("a package that is built", () => {
  const resolve = resolverOf({
    "packages/api/package.json": {
      name: "@team/api",
      exports: {
        ".": { types: "./dist/index.d.ts", import: "./dist/index.js" },
        "./features/*": "./dist/esm/features/*.mjs",
        "./closed/*": null,
      },
    },
    "packages/api/tsconfig.json": { compilerOptions: { outDir: "dist", rootDir: "source" } },
    "packages/api/source/index.ts": file,
    "packages/api/source/features/never.ts": file,
    "packages/api/src/features/habits.ts": file,
    "packages/old/package.json": { name: "old", main: "lib/cjs/main.js", types: "lib/main.d.ts" },
    "packages/old/src/main.js": file,
    "packages/typed/package.json": { name: "typed", types: "types.d.ts" },
    "packages/typed/types.d.ts": file,
    "apps/web/package.json": {
      dependencies: { core: "workspace:@team/api@*", linked: "file:../../packages/bare" },
      imports: { "#api": "@team/api", "#own/*": { default: "./dist/*.js" } },
    },
    "apps/web/src/main.ts": file,
    "apps/web/src/inner.ts": file,
    "packages/bare/index.js": file,
  });

  test.each([
    ["@team/api", "packages/api/source/index.ts"],
    ["@team/api/features/habits", "packages/api/src/features/habits.ts"],
    ["@team/api/closed/x", null],
    ["old", "packages/old/src/main.js"],
    ["typed", "packages/typed/types.d.ts"],
    ["core", "packages/api/source/index.ts"],
    ["linked", "packages/bare/index.js"],
    ["#api", "packages/api/source/index.ts"],
    ["#own/inner", "apps/web/src/inner.ts"],
    ["../dist/inner.js", "apps/web/src/inner.ts"],
  ])("%s is %s", (specifier, found) => {
    expect(resolve("apps/web/src/main.ts", specifier)).toBe(found);
  });
});
