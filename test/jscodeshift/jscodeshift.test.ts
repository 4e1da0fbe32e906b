import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readTree, type Tree, writeTree } from "../codemods/tree.ts";
import { createInstalledProject, type InstalledProject } from "./installed-project.ts";

const integration = readTree(join(import.meta.dirname, "../../fixtures/integrations/habit-board"));
/** What has the names of the service and nothing to do with it. */
const traps: Tree = {
  "src/books.ts":
    "export const longest = (books: { title: string; streak: number; frequency: string }[]) =>\n" +
    "  books.filter((book) => book.frequency === 'daily').map((book) => book.title + book.streak);\n",
  "src/theirs.js":
    "export const titles = async () =>\n" +
    "  (await (await fetch('https://books.example/api/v1/books')).json()).data.map((book) => book.title);\n",
};
const marked: Tree = Object.fromEntries(
  Object.entries({ ...integration, ...traps }).map(([path, text]) => [
    path,
    path === "src/api/habits.ts" ? `\uFEFF${text.replaceAll("\n", "\r\n")}` : text,
  ]),
);

let project: InstalledProject;
beforeEach(() => {
  project = createInstalledProject();
});
afterEach(() => project.remove());

const { install, shift, files } = {
  install: (tree: Tree) => project.install(tree),
  shift: (...args: Parameters<InstalledProject["shift"]>) => project.shift(...args),
  files: () => project.files(),
};

/** What the command line makes of a tree; the project is another afterwards. */
function migrated(tree: Tree, ...args: readonly string[]): Tree {
  install(tree);
  expect(project.migrate("--write", ...args).status).toBe(0);
  return files();
}

let reviewed: Tree | undefined;

describe("all.js, run by jscodeshift", { timeout: 120_000 }, () => {
  test.each(["babel", "flow", "tsx"])(
    "gives what migrate --write gives, with --parser=%s",
    (parser) => {
      reviewed ??= migrated(marked, "--include", "review");
      const expected = reviewed;
      expect(expected).not.toEqual(marked);
      install(marked);
      const { output } = shift("all", [`--parser=${parser}`, "--include=review", "."]);
      expect(output).toContain("\n0 errors\n");
      expect(files()).toEqual(expected);
      const second = shift("all", [`--parser=${parser}`, "--include=review", "."]);
      expect(second.output).toContain("\n0 ok\n");
      expect(files()).toEqual(expected);
    },
  );

  test("plans once for all workers, before any of them writes", () => {
    const many = Object.fromEntries(
      Array.from({ length: 120 }, (_, at) => [
        `src/more/m${at}.ts`,
        `export const n${at} = ${at};\n`,
      ]),
    );
    reviewed ??= migrated(marked, "--include", "review");
    const expected = { ...reviewed, ...many };
    install({ ...marked, ...many });
    // The runner starts one worker less than the machine has processors.
    writeTree(project.root, {
      "node_modules/processors.cjs":
        'const os = require("node:os");\nconst [one] = os.cpus();\nos.cpus = () => [one, one, one, one];\n',
    });
    const env = { NODE_OPTIONS: `--require=${join(project.root, "node_modules/processors.cjs")}` };
    const { output } = shift("all", ["--cpus=3", "--include=review", "src"], env);
    expect(output).toContain("Spawning 3 workers");
    expect(output).toContain("\n0 errors\n");
    expect(files()).toEqual(expected);
    expect(readdirSync(join(project.root, ".habitshift/jscodeshift"))).toHaveLength(1);
  });

  test("works in one process, without Babel, and for what is proven only", () => {
    const expected = migrated(marked);
    install(marked);
    const { output } = shift("all", [
      "--run-in-band",
      "--no-babel",
      "--extensions=ts,tsx,js",
      "src",
    ]);
    expect(output).toContain("\n0 errors\n");
    expect(files()).toEqual(expected);
  });
});

const API = `const headers = { 'X-API-Key': process.env.HABIT_API_KEY };
export async function habits() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers });
  const { data } = await response.json();
  return data.map((habit) => \`\${habit.title} \${habit.streak}\`);
}
`;

describe("a transform", { timeout: 60_000 }, () => {
  test("of one change does that change alone", () => {
    install({ "package.json": "{}", "src/api.js": API, ...traps });
    expect(shift("title-to-name", ["src"]).output).toContain("\n1 ok\n");
    expect(files()).toEqual({
      "package.json": "{}",
      "src/api.js": API.replace("habit.title", "habit.name"),
      ...traps,
    });
    shift("streak-to-statistics", ["src"]);
    expect(files()["src/api.js"]).toBe(
      API.replace("habit.title", "habit.name").replace(
        "habit.streak",
        "habit.statistics.currentStreak",
      ),
    );
  });

  test("counts in a dry run, writes nothing, and reports what is left to a person", () => {
    install({ "package.json": "{}", "src/api.js": API });
    const { output } = shift("all", ["--dry", "src"]);
    expect(output).toContain("\ntitle-to-name: 1\n");
    expect(output).toMatch(/REP src\/api\.js 1:\d+ api-key-version manual: /);
    expect(readTree(project.root)["src/api.js"]).toBe(API);
    expect(readdirSync(project.root).sort()).toEqual(["node_modules", "package.json", "src"]);
  });

  test("leaves a group whole where jscodeshift does not hand over all of its files", () => {
    install({
      "package.json": "{}",
      "src/list.js":
        "import { habits } from './api.mjs';\nexport const first = async () => (await habits())[0].title;\n",
      "src/api.mjs": API.replace(/data\.map.*;/, "data;"),
    });
    const before = files();
    const { output } = shift("all", ["--extensions=js", "src"]);
    expect(output).toContain(
      "1 place left: they belong together with src/api.mjs, and --extensions does not name .mjs",
    );
    expect(files()).toEqual(before);
    expect(shift("all", ["--extensions=js,mjs", "src"]).output).toContain("\n2 ok\n");
  });

  test("reads the configuration, and says what is wrong with it", () => {
    const code = "export const areas = () => fetch('https://habits.example/api/v1/areas');\n";
    install({
      "package.json": '{ "habitshift": { "services": ["https://habits.example"] } }',
      "src/api.js": code,
    });
    shift("all", ["src"]);
    expect(files()["src/api.js"]).toContain("/api/v2/areas");
    install({ "package.json": '{ "habitshift": { "service": 1 } }', "src/api.js": code });
    const { output } = shift("all", ["src"]);
    expect(output).toContain("service is not a member (did you mean services?)");
    expect(output).toContain("\n1 errors\n");
    expect(files()["src/api.js"]).toBe(code);
  });
});
