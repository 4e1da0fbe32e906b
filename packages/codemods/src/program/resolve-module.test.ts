import { describe, expect, test } from "vitest";
import { resolverOf } from "../testing/resolver.ts";

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
