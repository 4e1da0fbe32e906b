import { describe, expect, test } from "vitest";
import { createResolver } from "./resolve-module.ts";

type Files = Readonly<Record<string, unknown>>;

/** A resolver over files; those whose content is not text are configuration, read as JSON. */
function resolverOf(files: Files) {
  const code = Object.keys(files).filter((path) => !path.endsWith(".json"));
  return createResolver(new Set(code), (path) =>
    path in files ? JSON.stringify(files[path]) : null,
  );
}

const file = "";

describe("a relative specifier", () => {
  const resolve = resolverOf({
    "src/api/habits.ts": file,
    "src/api/index.ts": file,
    "src/view.tsx": file,
    "src/old.js": file,
    "src/both.ts": file,
    "src/both.js": file,
    "lib/tool.mts": file,
    "lib/plain.cjs": file,
  });

  test.each([
    ["src/view.tsx", "./api/habits", "src/api/habits.ts"],
    ["src/view.tsx", "./api/habits.ts", "src/api/habits.ts"],
    ["src/view.tsx", "./api", "src/api/index.ts"],
    ["src/view.tsx", "./api/", "src/api/index.ts"],
    ["src/api/habits.ts", "..", null],
    ["src/api/habits.ts", "../view", "src/view.tsx"],
    ["src/api/habits.ts", ".", "src/api/index.ts"],
    ["src/api/habits.ts", "../old", "src/old.js"],
    ["src/old.js", "../lib/plain.cjs", "lib/plain.cjs"],
    ["src/old.js", "./missing", null],
    ["src/old.js", "../../outside", null],
  ])("of %s, %s, is %s", (from, specifier, found) => {
    expect(resolve(from, specifier)).toBe(found);
  });

  test("with the extension that the compiler writes is the file that it is written for", () => {
    expect(resolve("src/old.js", "./api/habits.js")).toBe("src/api/habits.ts");
    expect(resolve("src/old.js", "./view.js")).toBe("src/view.tsx");
    expect(resolve("src/old.js", "./view.jsx")).toBe("src/view.tsx");
    expect(resolve("src/old.js", "../lib/tool.mjs")).toBe("lib/tool.mts");
  });

  test("names the very file before the one that it is written for", () => {
    expect(resolve("src/view.tsx", "./both.js")).toBe("src/both.js");
  });

  test("may carry a query of a bundler", () => {
    expect(resolve("src/view.tsx", "./old.js?raw")).toBe("src/old.js");
  });
});

describe("an alias", () => {
  test("is that of the nearest tsconfig or jsconfig, from its baseUrl", () => {
    const resolve = resolverOf({
      "tsconfig.json": { compilerOptions: { paths: { "@/*": ["./src/*"] } } },
      "app/jsconfig.json": { compilerOptions: { baseUrl: "code", paths: { "~/*": ["*"] } } },
      "src/habits.ts": file,
      "app/code/habits.js": file,
      "app/code/view.js": file,
    });
    expect(resolve("src/deep/view.ts", "@/habits")).toBe("src/habits.ts");
    expect(resolve("app/code/view.js", "~/habits")).toBe("app/code/habits.js");
    expect(resolve("app/code/view.js", "habits")).toBe("app/code/habits.js");
    expect(resolve("app/code/view.js", "@/habits")).toBe(null);
  });

  test("may be one name, and have several targets", () => {
    const resolve = resolverOf({
      "tsconfig.json": { compilerOptions: { paths: { api: ["./gen/api", "./src/api"] } } },
      "src/api.ts": file,
    });
    expect(resolve("src/view.ts", "api")).toBe("src/api.ts");
    expect(resolve("src/view.ts", "api/deep")).toBe(null);
  });

  test("that cannot be read counts as none", () => {
    const resolve = createResolver(new Set(["a.ts"]), (path) =>
      path === "tsconfig.json" ? "{ oops" : null,
    );
    expect(resolve("a.ts", "@/a")).toBe(null);
    expect(resolve("a.ts", "./a")).toBe("a.ts");
  });
});

describe("a package of the project's own", () => {
  const resolve = resolverOf({
    "packages/api/package.json": {
      name: "@team/api",
      exports: { ".": { import: "./src/main.ts" }, "./habits": "./src/habits.ts" },
    },
    "packages/api/src/main.ts": file,
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
