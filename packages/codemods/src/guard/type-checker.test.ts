import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject } from "../testing/memory-project.ts";
import { compilerOptions } from "./compiler-options.ts";
import type { TypedRewrite } from "./objections.ts";
import { createReadyChecker } from "./ready-checker.ts";
import type { TypeChecker, TypeVerdict } from "./type-checker.ts";
import { createWitness } from "./witness.ts";

describe("whoever checks types beside other work", () => {
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
    "src/plain.js": "export const plain = 1;\n",
  });
  const tied = client(`, { headers: { "${keyHeader}": "k" } }`);

  /** Plans with a checker that gives one verdict to all that it is asked. */
  function planWith(tree: Readonly<Record<string, string>>, verdict: TypeVerdict | null) {
    const prepared: (readonly string[])[] = [];
    const asked: TypedRewrite[] = [];
    const checker: TypeChecker = {
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

  test("gets ready for the files that the compiler looks at, and is asked about those that are safe", () => {
    const { prepared, asked, groups } = planWith(tied, fine);
    expect(prepared).toEqual([["src/client.ts"]]);
    expect(asked.map(({ checked }) => checked)).toEqual([["src/client.ts"]]);
    expect(groups.map(({ confidence }) => confidence)).toContain("safe");
  });

  test("takes what it objects to out of what is safe", () => {
    const objections = new Map([["src/client.ts", "no such member"]]);
    const { groups, reasons } = planWith(tied, { objections, sights: [] });
    expect(groups.map(({ confidence }) => confidence)).not.toContain("safe");
    expect(reasons).toContain("the compiler would object: no such member");
  });

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
    write("src/habit.ts", "export interface Habit { title: string }\n");
    write(
      "src/page.ts",
      'import type { Habit } from "./habit.js";\nimport { show } from "shown";\nexport const page = (habit: Habit) => show(habit.title);\n',
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

  test("objects to the same, and saw the same, as one that is asked at once", () => {
    const ready = createReadyChecker();
    ready.prepare(root, files);
    const verdict = ready.ask(renamed());
    expect(verdict?.objections.get("src/page.ts")).toMatch(/'title' does not exist/);
    const atOnce = createReadyChecker().ask(renamed());
    expect(verdict?.objections).toEqual(atOnce?.objections);
    expect(new Set(verdict?.sights)).toEqual(new Set(atOnce?.sights));
    expect(verdict?.sights.map(([path]) => path)).toContain(
      join(root, "node_modules/shown/index.d.ts"),
    );
  });
});
