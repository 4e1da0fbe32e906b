import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fc from "fast-check";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { readFile } from "./dialects/read-file.ts";
import { planMigration } from "./migrate.ts";
import { parse } from "./program/program.ts";
import { DEFAULT_OPTIONS } from "./testing/default-options.ts";
import { memoryProject, type Tree } from "./testing/memory-project.ts";

/** 150 as a rule; more for a longer search. */
const RUNS = Number(process.env.ROBUSTNESS_RUNS ?? 150);

const options = { ...DEFAULT_OPTIONS, services: ["https://habits.example.com", "HABIT_API"] };

const root = join(import.meta.dirname, "../../..");
const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);

function readTree(folder: string): Tree {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}

function foldersIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

const programs: readonly Tree[] = [
  ...foldersIn(join(root, "fixtures/codemods"))
    .flatMap(foldersIn)
    .map((folder) => readTree(join(folder, "input"))),
  ...foldersIn(join(root, "test/behaviour/cases")).map(readTree),
].filter((tree) => Object.keys(tree).some(isCode));

type Span = readonly [start: number, end: number];

/** The ranges of all syntax nodes of a file. */
function spansOf(path: string, text: string): readonly Span[] {
  const found: Span[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getEnd() > node.getStart()) found.push([node.getStart(), node.getEnd()]);
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/** What befalls a text; the numbers choose places, whatever its length. */
interface Mutation {
  readonly kind: "truncate" | "delete" | "repeat" | "transplant" | "garble";
  readonly at: number;
  readonly other: number;
  readonly garbage: string;
}

const mutations = fc.array(
  fc.record<Mutation>({
    kind: fc.constantFrom("truncate", "delete", "repeat", "transplant", "transplant", "garble"),
    at: fc.nat(),
    other: fc.nat(),
    garbage: fc.oneof(
      fc.constantFrom("`", "${", "}", "await ", "?.", "...", ".title", "=> "),
      fc.string(),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

function mutate(path: string, text: string, { kind, at, other, garbage }: Mutation): string {
  const spans = spansOf(path, text);
  const [start, end] = spans[at % Math.max(spans.length, 1)] ?? [0, 0];
  const [from, to] = spans[other % Math.max(spans.length, 1)] ?? [0, 0];
  switch (kind) {
    case "truncate":
      return text.slice(0, at % (text.length + 1));
    case "delete":
      return text.slice(0, start) + text.slice(end);
    case "repeat":
      return text.slice(0, end) + text.slice(start);
    case "transplant":
      return text.slice(0, start) + text.slice(from, to) + text.slice(end);
    case "garble":
      return text.slice(0, start) + garbage + text.slice(end);
  }
}

const damaged = fc.tuple(fc.nat(), fc.nat(), mutations).map(([which, file, list]): Tree => {
  const tree = programs[which % programs.length] ?? {};
  const paths = Object.keys(tree).filter(isCode);
  const path = paths[file % paths.length] ?? "";
  return {
    ...tree,
    [path]: list.reduce((text, each) => mutate(path, text, each), tree[path] ?? ""),
  };
});

test(
  "programs that are cut and shuffled are planned without a crash, into what parses",
  () => {
    fc.assert(
      fc.property(damaged, (tree) => {
        const { rewrites } = planMigration(memoryProject(tree), options, () => true);
        const read = rewrites.map(({ file: path, after: text }) =>
          readFile({ path, text, bom: false }),
        );
        expect(read.filter((each) => "error" in each)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 400,
);
