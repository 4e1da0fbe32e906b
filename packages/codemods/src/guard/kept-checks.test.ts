import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openProject } from "../discover/open-project.ts";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";

// Each program of each run is checked twice.
vi.setConfig({ testTimeout: 120_000 });

const [prefix] = prefixes.v1;
const [path = ""] = endpoints.flatMap((each) =>
  each.version === "v1" && each.method === "GET" ? [each.path] : [],
);

/** What stands in the files that nobody edits. */
const fixed: Readonly<Record<string, string>> = {
  "package.json": '{ "type": "module" }',
  "tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext" } }',
  "src/client.ts": `import type { Habit } from "./types.js";
export async function list(): Promise<Habit[]> {
  const response = await fetch("https://api.example${prefix}${path}", { headers: { "${keyHeader}": "k" } });
  const { data } = (await response.json()) as { data: Habit[] };
  return data;
}
`,
  "src/page.ts": `import { list } from "./client.js";
import type { Kind } from "./kind.js";
const most: Kind = 1;
list().then((all) => all.map(({ title }) => title + most));
`,
};

/** What may stand in the others: what one of them says of a type that is renamed depends on the rest. */
const variants: Readonly<Record<string, readonly string[]>> = {
  "src/types.ts": [
    "export interface Habit { title: string; streak: number }\n",
    "export interface Habit { [member: string]: any; title: string; streak: number }\n",
  ],
  "src/kind.ts": [
    'import type { Habit } from "./types.js";\nexport type Kind = "title" extends keyof Habit ? number : string;\n',
    'export type Kind = "title" extends keyof typeof first ? number : string;\n',
    "export type Kind = number;\n",
  ],
  "src/shared.d.ts": [
    'import type { Habit } from "./types.js";\ndeclare global { const first: Habit; }\n',
    "declare const first: { title: string };\n",
    'import "./types.js";\ndeclare global { const first: { title: string }; }\n',
  ],
};

const edit = fc
  .constantFrom(...Object.keys(variants))
  .chain((file) => fc.tuple(fc.constant(file), fc.constantFrom(...(variants[file] ?? []))));

let root = "";

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "habitshift-kept-checks-")));
  mkdirSync(join(root, "src"));
  for (const [file, text] of Object.entries(fixed)) write(file, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

/** What is planned for the files as they are, and why it is no more than that. */
function planWith(answers: Parameters<typeof planMigration>[1]["answers"] = undefined) {
  const options = { ...DEFAULT_OPTIONS, typecheck: true, ...(answers && { answers }) };
  const { findings, groups } = planMigration(
    openProject({ root, paths: [], patterns: null }),
    options,
    () => true,
  );
  return { groups, reasons: findings.map(({ reason }) => reason) };
}

test("what the compiler said of some files is taken for no more than it was, whatever was edited in between", () => {
  const objections: unknown[] = [];
  fc.assert(
    fc.property(fc.array(edit, { minLength: 3, maxLength: 8 }), (edits) => {
      const stored = new Map<string, string>();
      const answers = {
        read: (name: string) => stored.get(name),
        keep: (name: string, answer: () => string) => void stored.set(name, answer()),
      };
      for (const [file, [text = ""]] of Object.entries(variants)) write(file, text);
      planWith(answers);
      for (const [file, text] of edits) {
        write(file, text);
        const plan = planWith();
        expect(planWith(answers)).toEqual(plan);
        objections.push(...plan.reasons.filter((reason) => /would object/.test(reason ?? "")));
      }
    }),
    { numRuns: 12, seed: 20_250_215 },
  );
  expect(objections).not.toEqual([]);
});
