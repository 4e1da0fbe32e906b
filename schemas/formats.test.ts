import { expect, test } from "vitest";
import { isDate, isDateTime } from "./formats.ts";

test.each(["2024-02-29", "2000-02-29", "0001-01-01", "2025-12-31"])("%s is a day", (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  "2025-02-29",
  "1900-02-29",
  "2025-13-01",
  "2025-00-10",
  "2025-01-00",
  "2025-04-31",
  "2025-1-1",
])("%s is no day", (text) => {
  expect(isDate(text)).toBe(false);
});

test.each(["2025-02-15T00:00:00Z", "2025-02-15T23:59:60.123+01:00"])("%s is a moment", (text) => {
  expect(isDateTime(text)).toBe(true);
});

test.each([
  "2025-02-15 00:00:00Z",
  "2025-02-15T00:00:00+01",
  "2025-02-15T24:00:00Z",
  "2025-02-30T00:00:00Z",
])("%s is no moment", (text) => {
  expect(isDateTime(text)).toBe(false);
});
