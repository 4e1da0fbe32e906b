import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type CorpusPattern, frequentPatterns } from "./corpus-patterns.ts";
import { traps } from "./corpus-traps.ts";
import { listCases } from "./integration-case.ts";

const cases = new Map(
  listCases(join(import.meta.dirname, "cases")).map(({ name, manifest }) => [name, manifest]),
);
const fixtures = join(import.meta.dirname, "../../fixtures/codemods");

/** A program that is migrated, and behaves as before. */
function isJudged(name: string): boolean {
  const manifest = cases.get(name);
  return manifest !== undefined && !manifest.noChanges && manifest.pending === undefined;
}

/** A program of which some part must stay: a case says which, a fixture is compared byte by byte. */
function isHeld(name: string): boolean {
  if (name.includes("/")) return existsSync(join(fixtures, name, "input"));
  const { untouched, keeps, noChanges, pending } = cases.get(name) ?? {};
  return (untouched ?? keeps ?? noChanges) !== undefined && pending === undefined;
}

const rows = (patterns: readonly CorpusPattern[]) =>
  patterns.map((pattern) => [pattern.what, pattern] as const);

test("all patterns of the corpus' list are here", () => {
  expect(frequentPatterns).toHaveLength(20);
});

describe.each([
  ["pattern", frequentPatterns],
  ["trap", traps],
])("a %s of real integrations", (_, patterns) => {
  test.each(rows(patterns))("%s: runs, and what looks the same stays", (_what, pattern) => {
    const { runs, stays } = pattern;
    expect(runs.length).toBeGreaterThan(0);
    expect(stays.length).toBeGreaterThan(0);
    expect(runs.filter((name) => !isJudged(name))).toEqual([]);
    expect(stays.filter((name) => !isHeld(name))).toEqual([]);
  });
});
