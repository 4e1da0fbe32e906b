import { describe, expect, test, vi } from "vitest";
import { parse, syntaxErrors } from "../../packages/codemods/src/program/program.ts";
import { type Fixture, listFixtures } from "./fixture.ts";
import { type MigratedTree, migrateTree, withCrlf, withMark } from "./migrate-tree.ts";
import { unexplainedLines } from "./unexplained-lines.ts";

vi.setConfig({ testTimeout: 60_000 });

const fixtures = listFixtures().map((fixture) => [fixture.name, fixture] as const);
const done = new Map<Fixture, MigratedTree>();

/** Migrates a fixture once for all its tests. */
function migrated(fixture: Fixture): MigratedTree {
  const known = done.get(fixture) ?? migrateTree(fixture.input, fixture.options);
  done.set(fixture, known);
  return known;
}

/** What nearly every program has, so that a fixture need not name it. */
const REPORTED_BESIDE = ["pagination-added", "api-key-version"] as const;

describe.each(fixtures)("%s", (_name, fixture) => {
  const { input, expected, left } = fixture;
  const options = { ...fixture.options, typecheck: false };

  test("becomes what is expected, byte for byte", () => {
    expect(migrated(fixture).written).toEqual(expected);
  });

  test("stays as it is once it is what is expected", () => {
    const { plan, written } = migrateTree(expected, options);
    expect(plan.groups.flatMap(({ changes }) => changes)).toEqual([]);
    expect(written).toEqual(expected);
  });

  test("becomes something that parses", () => {
    const faults = Object.entries(migrated(fixture).written)
      .filter(([path]) => !/\.(?:json|ya?ml)$/.test(path))
      .flatMap(([path, text]) =>
        syntaxErrors(parse(path, text)).map((fault) => `${path}:${fault}`),
      );
    expect(faults).toEqual([]);
  });

  test("becomes the same with Windows line ends", () => {
    const { written } = migrateTree(withCrlf(input), options);
    expect(written).toEqual(withCrlf(migrated(fixture).written));
  });

  test("becomes the same with byte order marks", () => {
    const { written } = migrateTree(withMark(input, input), options);
    expect(written).toEqual(withMark(migrated(fixture).written, input));
  });

  test("is as sure as it can be", () => {
    const edited = migrated(fixture).plan.findings.filter(({ after }) => after !== null);
    const odd = edited.filter(({ confidence }) => confidence !== fixture.confidence);
    const told = odd.map(
      (each) => `${each.line} ${each.change} is ${each.confidence}: ${each.reason}`,
    );
    expect(told).toEqual([]);
  });

  test("leaves to a person what it says, and says why", () => {
    const open = migrated(fixture).plan.findings.filter(({ after }) => after === null);
    const ids = new Set(open.map(({ change }) => change));
    for (const id of REPORTED_BESIDE) if (!left.includes(id)) ids.delete(id);
    expect([...ids].sort()).toEqual([...left].sort());
    expect(open.filter(({ reason, message }) => !reason?.trim() || !message.trim())).toEqual([]);
  });

  test("changes no line of a statement of which nothing is reported", () => {
    expect(unexplainedLines(migrated(fixture).plan)).toEqual([]);
  });

  test("is written as the dry run shows it", () => {
    expect(migrated(fixture).written).toEqual(migrated(fixture).planned);
  });
});
