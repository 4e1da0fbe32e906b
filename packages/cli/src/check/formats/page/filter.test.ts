import fc from "fast-check";
import { expect, test } from "vitest";
import { findingOf } from "../testing/checked-values.ts";
import { filterNames, matches, noFilter, readFilter, writeFilter } from "./filter.ts";

const finding = findingOf({
  baseline: "new",
  traffic: { calls: 3, lastSeen: null },
  reason: "its origin is unknown",
});

test.each([
  ["nothing", {}, true],
  ["its change", { change: "title-to-name" }, true],
  ["another change", { change: "habits-moved" }, false],
  ["its severity", { severity: "warning" }, true],
  ["another severity", { severity: "error" }, false],
  ["its confidence", { confidence: "safe" }, true],
  ["another confidence", { confidence: "manual" }, false],
  ["what is new", { baseline: "new" }, true],
  ["what is known", { baseline: "known" }, false],
  ["what was seen", { traffic: "seen" }, true],
  ["what was never seen", { traffic: "never" }, false],
  ["its file", { file: "src/api.ts" }, true],
  ["a file that begins so", { file: "src/api" }, false],
  ["words in any case and order", { q: "HABIT.title  api.ts:12" }, true],
  ["words of its evidence and its reason", { q: "http.ts:4 fetch origin" }, true],
  ["a word that stands nowhere", { q: "habit nowhere" }, false],
  ["all of it but one", { change: "title-to-name", q: "title", severity: "note" }, false],
])("a finding and a filter by %s", (_, chosen, expected) => {
  expect(matches(finding, { ...noFilter, ...chosen })).toBe(expected);
});

test("no traffic is not the same as none seen", () => {
  const unseen = findingOf({ traffic: { calls: 0, lastSeen: null } });
  expect(matches(unseen, { ...noFilter, traffic: "never" })).toBe(true);
  expect(matches(findingOf(), { ...noFilter, traffic: "never" })).toBe(false);
  expect(matches(findingOf(), { ...noFilter, traffic: "unknown" })).toBe(true);
});

test("a filter survives the address of the page", () => {
  const filters = fc.record(
    Object.fromEntries(filterNames.map((name) => [name, fc.string({ unit: "grapheme" })])),
  );
  fc.assert(
    fc.property(filters, (chosen) => {
      const filter = { ...noFilter, ...chosen };
      expect(readFilter(writeFilter(filter))).toEqual(filter);
    }),
  );
  expect(readFilter("findings")).toEqual(noFilter);
});
