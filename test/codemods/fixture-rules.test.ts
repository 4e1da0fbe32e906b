import { expect, test } from "vitest";
import { changes } from "../../schemas/index.ts";
import { listChangeFolders, listFixtures } from "./fixture.ts";
import { migrateTree } from "./migrate-tree.ts";

const fixtures = listFixtures();
const ids: readonly string[] = changes.map(({ id }) => id);

test.each(changes)("$id has fixtures", ({ id }) => {
  expect(listChangeFolders()).toContain(id);
});

test("each folder of fixtures is named after a change", () => {
  expect(listChangeFolders().filter((folder) => !ids.includes(folder))).toEqual([]);
});

test.each(changes)("$id has a fix, and a summary for its message", ({ fix, summary, title }) => {
  for (const text of [fix, summary, title]) expect(text.trim()).not.toBe("");
});

const named = fixtures.map((fixture) => [fixture.name, fixture] as const);

test.each(named)(
  "%s has files, and an outcome that differs where edits are wanted",
  (_name, fixture) => {
    expect(Object.keys(fixture.input)).not.toEqual([]);
    expect(fixture.hasExpected).toBe(!fixture.noEdits);
    if (!fixture.noEdits) expect(fixture.expected).not.toEqual(fixture.input);
    expect(fixture.left.filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test("no two fixtures hold the same program", () => {
  const first = new Map<string, string>();
  const twice = fixtures.flatMap(({ name, input, options }) => {
    const text = JSON.stringify([Object.values(input).sort(), options]);
    const other = first.get(text);
    first.set(text, other ?? name);
    return other === undefined ? [] : [`${other} and ${name}`];
  });
  expect(twice).toEqual([]);
});

test.each(named.filter(([, { noEdits, left }]) => !noEdits || left.length > 0))(
  "%s has a finding of its change, with a message",
  (_name, { input, options, change }) => {
    const { findings } = migrateTree(input, { ...options, typecheck: false }).plan;
    const own = findings.filter((finding) => finding.change === change);
    expect(own).not.toEqual([]);
    for (const { message } of own) expect(message.trim()).not.toBe("");
  },
);
