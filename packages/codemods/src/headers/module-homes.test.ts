import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const call = (path: string) =>
  `fetch(process.env.HABIT_API + '/api/v1${path}', { headers: { 'X-API-Key': 'k' } })`;
const script = `export const areas = () => ${call("/areas")}\n`;
const typed = `export const statistics = (): Promise<Response> => ${call("/statistics")}\n`;
const required = `exports.overview = () => ${call("/user/statistics")}\n`;

/** What each file imports the generated function from, and the modules that were made. */
const made = (tree: Readonly<Record<string, string>>) => {
  const { files } = migrated(tree);
  const from = (path: string) =>
    /(?:from|require\() ?'([^']*habit-api-headers[^']*)'/.exec(files[path] ?? "")?.[1];
  return {
    from,
    files,
    modules: Object.keys(files).filter((path) => path.includes("habit-api-headers")),
  };
};

test("what requires and what imports has a module of its own each", () => {
  const { files, from, modules } = made({ "a.cjs": required, "b/c.mjs": script, "d.mjs": script });
  expect(modules.sort()).toEqual(["b/habit-api-headers.mjs", "habit-api-headers.cjs"]);
  expect(from("a.cjs")).toBe("./habit-api-headers.cjs");
  expect(from("d.mjs")).toBe("./b/habit-api-headers.mjs");
  expect(files["habit-api-headers.cjs"]).toContain("module.exports");
  expect(files["b/habit-api-headers.mjs"]).toContain("export function");
});

test("no module is imported from another package, nor from a repository within", () => {
  const { from } = made({
    "package.json": "{}",
    "packages/a/package.json": '{ "version": "1.2.3" }',
    "packages/a/a.mjs": script,
    "packages/b/package.json": "{}",
    "packages/b/src/b.mjs": script,
    "vendor/sdk/.git": "gitdir: ../../.git/modules/sdk",
    "vendor/sdk/sdk.mjs": script,
    "vendor/fork/.git/HEAD": "ref: refs/heads/main",
    "vendor/fork/fork.mjs": script,
    "main.mjs": script,
  });
  const paths = ["packages/a/a.mjs", "packages/b/src/b.mjs", "vendor/sdk/sdk.mjs"];
  for (const path of [...paths, "vendor/fork/fork.mjs", "main.mjs"])
    expect(from(path)).toBe("./habit-api-headers.mjs");
});

test("TypeScript imports no script, and no script imports TypeScript that Node runs as it is", () => {
  const { from, modules } = made({ "bin/a.mjs": script, "src/b.ts": typed });
  expect(modules.sort()).toEqual(["bin/habit-api-headers.mjs", "src/habit-api-headers.ts"]);
  expect(from("src/b.ts")).toBe("./habit-api-headers");
});

test.each([
  ["imports TypeScript", `import { statistics } from './b'\nstatistics()\n${script}`, "a.js"],
  ["is a component", `<script setup>\nawait ${call("/areas")}\n</script>\n`, "a.vue"],
])("a script that %s shares the module of TypeScript", (_, code, path) => {
  expect(made({ [path]: code, "b.ts": typed }).modules).toEqual(["habit-api-headers.ts"]);
});

test("a module is one for Node, too, where one of those that import it is", () => {
  const { modules } = made({ "a.js": script, "b.mjs": script });
  expect(modules).toEqual(["habit-api-headers.mjs"]);
  const beside = { "package.json": '{ "type": "module" }' };
  expect(made({ "a.js": script, "b.mjs": script, ...beside }).modules).toEqual([
    "habit-api-headers.js",
  ]);
});
