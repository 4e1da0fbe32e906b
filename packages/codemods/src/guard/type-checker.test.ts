import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { prepareMigration } from "../engine/index.ts";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject } from "../testing/memory-project.ts";
import { compilerOptions } from "./compiler-options.ts";
import type { TypedRewrite } from "./objections.ts";
import { createReadyChecker } from "./ready-checker.ts";
import type { TypeChecker, TypeVerdict } from "./type-checker.ts";
import { createWitness, isUnchanged } from "./witness.ts";

const [prefix] = prefixes.v1;
const [path = ""] = endpoints.flatMap((each) =>
  each.version === "v1" && each.method === "GET" ? [each.path] : [],
);
const client = (headers: string) => ({
  "src/client.ts": `export async function titles() {
  const response = await fetch(process.env.BASE + "${prefix}${path}"${headers});
  const { data } = await response.json();
  return data.map(({ title }) => title);
}
`,
  "src/first.ts": 'import { titles } from "./client.js";\nexport const first = titles;\n',
  "src/plain.js": "export const plain = 1;\n",
});
const tied = client(`, { headers: { "${keyHeader}": "k" } }`);

describe("whoever checks types beside other work", () => {
  /** Plans with a checker that gives one verdict to all that it is asked. */
  function planWith(tree: Readonly<Record<string, string>>, verdict: TypeVerdict | null) {
    const prepared: (readonly string[])[] = [];
    const asked: TypedRewrite[] = [];
    const checker: TypeChecker = {
      warm: () => {},
      prepare: (_, files) => void prepared.push(files),
      ask: (rewrite) => {
        asked.push(rewrite);
        return verdict;
      },
    };
    const options = { ...DEFAULT_OPTIONS, typecheck: true, checker };
    const { groups, findings } = planMigration(memoryProject(tree), options, () => true);
    return { prepared, asked, groups, reasons: findings.map(({ reason }) => reason) };
  }

  const fine: TypeVerdict = { objections: new Map(), sights: [] };

  test("gets ready for the files that the compiler looks at, and is asked about those that are safe and their importers", () => {
    const { prepared, asked, groups } = planWith(tied, fine);
    expect(prepared).toEqual([["src/client.ts", "src/first.ts"]]);
    expect(asked.map(({ checked }) => checked)).toEqual([["src/client.ts", "src/first.ts"]]);
    expect(groups.map(({ confidence }) => confidence)).toContain("safe");
  });

  test("takes what it objects to out of what is safe", () => {
    const objections = new Map([["src/client.ts", "no such member"]]);
    const { groups, reasons } = planWith(tied, { objections, sights: [] });
    expect(groups.map(({ confidence }) => confidence)).not.toContain("safe");
    expect(reasons).toContain("the compiler would object: no such member");
  });

  test.each([
    ["src/first.ts", tied],
    [
      "src/last.ts",
      {
        ...tied,
        "src/first.ts": 'export * from "./client.js";\n',
        "src/last.ts": 'import { titles } from "./first.js";\nexport const last = titles;\n',
      },
    ],
  ])(
    "takes what it objects to in an importer that stays as it is out of what is safe: %s",
    (file, tree) => {
      const objections = new Map([[file, "no such member"]]);
      const { groups, reasons } = planWith(tree, { objections, sights: [] });
      expect(groups.map(({ confidence }) => confidence)).not.toContain("safe");
      expect(reasons).toContain(`the compiler would object in ${file}: no such member`);
    },
  );

  test("is not asked where nothing is safe, as its answer would change nothing", () => {
    const { asked, groups } = planWith(client(""), fine);
    expect(groups.map(({ confidence }) => confidence)).toContain("review");
    expect(asked).toEqual([]);
  });

  test("is done without where it has no answer", () => {
    const alone = planMigration(
      memoryProject(tied),
      { ...DEFAULT_OPTIONS, typecheck: true },
      () => true,
    );
    expect(planWith(tied, null).groups).toEqual(alone.groups);
  });
});

describe("whoever plans in a program", () => {
  test("lets it get ready before anything is known, unless all is known from before", async () => {
    const kept = new Map<string, string>();
    const answers = {
      read: (name: string) => kept.get(name),
      keep: (name: string, answer: () => string) => void kept.set(name, answer()),
    };
    const told: string[] = [];
    const checker: TypeChecker = {
      warm: (_, file) => void told.push(`like ${file}`),
      prepare: (_, files) => void told.push(...files),
      ask: () => ({ objections: new Map(), sights: [] }),
    };
    const options = { ...DEFAULT_OPTIONS, typecheck: true, answers, checker };
    const planned = async (tree: Readonly<Record<string, string>>) => {
      const project = memoryProject(tree);
      const signature = (file: string) => tree[file] ?? null;
      const migration = await prepareMigration({ ...project, signature }, options);
      return migration.plan(() => true).groups;
    };
    const groups = await planned(tied);
    expect(told).toEqual(["like src/client.ts", "src/client.ts", "src/first.ts"]);
    told.length = 0;
    expect(await planned(tied)).toEqual(groups);
    expect(told).toEqual([]);
    await planned({ "src/plain.js": "export const plain = 1;\n" });
    expect(told).toEqual([]);
  });
});

describe("a checker that made itself ready", () => {
  let root = "";

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "habitshift-checker-")));
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, ".."), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write("tsconfig.json", '{ "compilerOptions": { "strict": true, "module": "nodenext" } }');
    write("package.json", '{ "type": "module" }');
    write("src/more.ts", "export const more: number = 'wrong';\n");
    write("src/habit.ts", "export interface Habit { title: string }\n");
    write(
      "src/page.ts",
      'import type { Habit } from "./habit.js";\nimport { show } from "shown";\nexport const page = (habit: Habit) => show(habit.title);\nconst old: number = "wrong";\n',
    );
    write("node_modules/shown/package.json", '{ "name": "shown", "types": "index.d.ts" }');
    write("node_modules/shown/index.d.ts", "export function show(text: string): void;\n");
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const files = ["src/habit.ts", "src/page.ts"];
  const renamed = (): TypedRewrite => ({
    root,
    options: compilerOptions(root, "tsconfig.json", createWitness()),
    members: files,
    created: [],
    checked: files,
    texts: new Map([["src/habit.ts", "export interface Habit { name: string }\n"]]),
  });

  test.each([
    ["for these files", [files]],
    ["for one like them", []],
    ["for one like them, and then for all", [files]],
    ["for one of them, and then for all", [["src/page.ts"], files]],
    ["for more than these", [["src/more.ts", ...files]]],
  ])("%s, objects to the same as one that is asked at once, and saw no less", (name, told) => {
    const ready = createReadyChecker();
    if (name.includes("like")) ready.warm(root, "src/more.ts");
    for (const each of told) ready.prepare(root, each);
    const verdict = ready.ask(renamed());
    expect(verdict?.objections.get("src/page.ts")).toMatch(/'title' does not exist/);
    const atOnce = createReadyChecker().ask(renamed());
    expect(verdict?.objections).toEqual(atOnce?.objections);
    expect(verdict?.sights).toEqual(expect.arrayContaining([...(atOnce?.sights ?? [])]));
    expect(verdict?.sights.map(([path]) => path)).toContain(
      join(root, "node_modules/shown/index.d.ts"),
    );
  });

  test.each([
    ["these files", files],
    ["more than these", ["src/more.ts", ...files]],
  ])("for %s, saw what changes afterwards as it was", (_, told) => {
    const ready = createReadyChecker();
    ready.prepare(root, told);
    const declared = join(root, "node_modules/shown/index.d.ts");
    writeFileSync(declared, "export function show(text: string, more: number): void;\n");
    const sights = ready.ask(renamed())?.sights ?? [];
    expect(sights.map(([path]) => path)).toContain(declared);
    expect(isUnchanged(sights)).toBe(false);
  });
});
