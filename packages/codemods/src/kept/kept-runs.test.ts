import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planMigration } from "../migrate.ts";
import type { Project } from "../model.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject, type Tree } from "../testing/memory-project.ts";
import { digestOf } from "./digest-of.ts";

const [prefix] = prefixes.v1;
const [path = ""] = endpoints.flatMap((each) =>
  each.version === "v1" && each.method === "GET" ? [each.path] : [],
);
const client = (name: string) => `export async function ${name}() {
  const response = await fetch("https://api.example${prefix}${path}", { headers: { "${keyHeader}": "k" } });
  const { data } = await response.json();
  return data;
}
`;

const server = (path: string, from: string) => `import express from "express";
import { list } from "${from}";
const app = express();
app.get("${path}", async (_, answer) => answer.json(await list()));
`;
const page = (path: string) =>
  `fetch("${path}").then((answer) => answer.json()).then((all) => all.map(({ title }) => title));\n`;

/** What may stand in each file; the first: it is not there. */
const variants: Readonly<Record<string, readonly (string | null)[]>> = {
  "src/client.ts": [null, client("list"), client("all"), "export const list = () => [];\n"],
  "src/page.ts": [
    null,
    'import { list } from "./client";\nlist().then((all) => all.map(({ title }) => title));\n',
    'import { list } from "@web/client";\nlist().then((all) => all.map(({ title }) => title));\n',
    '// All.\nimport { list } from "./client";\nlist().then((all) => all.map(({ title }) => [title]));\n',
    "export const title = 1;\n",
  ],
  "src/other.ts": [null, 'export * from "./page";\n', "export const other = {};\n"],
  "src/server.ts": [null, server("/board", "./client"), server("/wall", "./client")],
  "src/board.ts": [null, page("/board"), page("/wall")],
  "src/below.ts": [
    null,
    "export const below = () => fetch(process.env.HABITS_URL + '/habits');\n",
    "export const below = 1;\n",
  ],
  ".env": [null, `HABITS_URL=https://api.example${prefix}\n`, "HABITS_URL=https://api.example\n"],
  "tsconfig.json": [null, '{ "compilerOptions": { "paths": { "@web/*": ["./src/*"] } } }'],
  "package.json": [null, '{ "version": "1.2.3" }', '{ "version": "2.0.0" }'],
};

const editOf = fc
  .constantFrom(...Object.keys(variants))
  .chain((file) =>
    fc.tuple(fc.constant(file), fc.constantFrom(...(variants[file] ?? [])), fc.boolean()),
  );

/** A project in memory whose files have signatures, which change with what they hold; but for one that was written just now. */
function signedProject(
  tree: Tree,
  fresh: string | null = null,
): { readonly project: Project; readonly reads: string[] } {
  const reads: string[] = [];
  const project = memoryProject(tree);
  return {
    reads,
    project: {
      ...project,
      bytes: (file) => {
        reads.push(file);
        return project.bytes(file);
      },
      signature: (file) => (file in tree && file !== fresh ? digestOf(`${tree[file]}`) : null),
    },
  };
}

function inMemory() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name),
    keep: (name: string, answer: () => string) => void kept.set(name, answer()),
  };
}

const options = { ...DEFAULT_OPTIONS, typecheck: false };
const planWith = (project: Project, answers?: ReturnType<typeof inMemory>) =>
  planMigration(project, { ...options, ...(answers && { answers }) }, () => true);

const started = {
  "src/client.ts": client("list"),
  "src/page.ts": variants["src/page.ts"]?.[1] ?? "",
  "src/other.ts": "export const other = {};\n",
};

/** Beside so many files one that changed is hardly anything, and what was kept of the others stays as it was. */
const crowd = Object.fromEntries(
  Array.from({ length: 300 }, (_, at) => [`lib/part-${at}.ts`, `export const part = ${at};\n`]),
);

describe("what an earlier run found", () => {
  test("gives the same plan as a run that knows nothing, whatever was edited in between", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(
        fc.array(editOf, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (edits, isLarge) => {
          const answers = inMemory();
          let tree: Tree = { ...started, ...(isLarge && crowd) };
          for (const [file, text, isFresh] of edits) {
            const { [file]: _, ...others } = tree;
            tree = text === null ? others : { ...others, [file]: text };
            const { project } = signedProject(tree, isFresh ? file : null);
            expect(planWith(project, answers)).toEqual(planWith(project));
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  const exposing = (name: string) =>
    `const { contextBridge } = require("electron");\n${client("list")}contextBridge.exposeInMainWorld("${name}", { list });\n`;

  test.each<[string, Tree, Tree]>([
    [
      "a configuration leads an import elsewhere",
      { "src/client.ts": client("list"), "src/page.ts": variants["src/page.ts"]?.[2] ?? "" },
      { "tsconfig.json": variants["tsconfig.json"]?.[1] ?? "" },
    ],
    [
      "another name is shown to pages",
      {
        "preload.ts": exposing("other"),
        "page.ts": "window.habits.list().then(([{ title }]) => title);\n",
      },
      { "preload.ts": exposing("habits") },
    ],
    [
      "a server serves another path",
      {
        "client.js": client("list"),
        "server.js": server("/wall", "./client.js"),
        "page.js": page("/board"),
      },
      { "server.js": server("/board", "./client.js") },
    ],
  ])("is found again where %s, though no import changed", (_, before, change) => {
    const answers = inMemory();
    const filesOf = (plan: ReturnType<typeof planWith>) =>
      new Set(plan.findings.map(({ file }) => file));
    const first = filesOf(planWith(signedProject(before).project, answers));
    const { project } = signedProject({ ...before, ...change });
    const second = filesOf(planWith(project, answers));
    expect(second).toEqual(filesOf(planWith(project)));
    expect(second).not.toEqual(first);
  });

  test("spares the reading of files that are unchanged", () => {
    const answers = inMemory();
    const first = signedProject(started);
    planWith(first.project, answers);
    expect(new Set(first.reads)).toEqual(new Set(Object.keys(started)));
    const second = signedProject(started);
    expect(planWith(second.project, answers).findings.length).toBeGreaterThan(0);
    expect(second.reads).not.toContain("src/other.ts");
    const third = signedProject({ ...started, "src/other.ts": "export const other = [];\n" });
    planWith(third.project, answers);
    expect(third.reads).toContain("src/other.ts");
  });

  test("is of no use where it is torn", () => {
    const answers = inMemory();
    const { project } = signedProject(started);
    const plan = planWith(project, answers);
    for (const [name, text] of answers.kept) answers.kept.set(name, text.slice(0, -1));
    expect(planWith(project, answers)).toEqual(plan);
  });
});
