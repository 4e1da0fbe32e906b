import { expect, test } from "vitest";
import { daysToSunset, phaseOn, severityOn } from "./phase.ts";

test.each([
  ["2024-12-31T23:59:59.999Z", "migration", "note", "note"],
  ["2025-01-01T00:00:00Z", "deprecation", "warning", "note"],
  ["2025-02-14T23:59:59.999Z", "deprecation", "warning", "note"],
  ["2025-02-15T00:00:00Z", "sunset", "error", "warning"],
  ["2025-02-28T23:59:59.999Z", "sunset", "error", "warning"],
  ["2025-03-01T00:00:00Z", "removed", "error", "warning"],
  ["2025-07-01T00:00:00Z", "removed", "error", "error"],
])("%s is in phase %s, weighs %s, and %s where only v3.0 ends it", (text, phase, weight, v3) => {
  const date = new Date(text);
  expect(phaseOn(date)).toBe(phase);
  expect(severityOn(date, { ends: "v1-sunset" })).toBe(weight);
  expect(severityOn(date, { ends: "v3" })).toBe(v3);
});

test.each([
  ["2024-12-20", 57],
  ["2025-02-14T23:59:59Z", 1],
  ["2025-02-15", 0],
  ["2025-02-16", -1],
])("from %s it is %i days to the sunset", (text, days) => {
  expect(daysToSunset(new Date(text))).toBe(days);
});

test("a date that is no moment is refused", () => {
  expect(() => phaseOn(new Date("soon"))).toThrow(RangeError);
});
