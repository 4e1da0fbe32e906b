import { limits } from "@habitshift/schemas";
import { expect, test } from "vitest";
import { createRequestBudget } from "./request-budget.ts";

const start = Date.parse("2025-03-01T10:00:30Z");
const perMinute = limits.requestsPerMinute.value * 0.8;
const perDay = limits.requestsPerDay.value * 0.8;

test("a service that says nothing of limits is held to have those of the contract, by the minute", () => {
  const budget = createRequestBudget(() => new Date(start));
  expect(budget.take("a", perMinute - 1, {}).granted).toBe(perMinute - 1);
  expect(budget.take("a", 5, {})).toEqual({ granted: 1, seconds: 30 });
  expect(budget.take("b", 5, {}).granted).toBe(5);
});

test("the limit of the day holds, too, and says when it ends", () => {
  let time = start;
  const budget = createRequestBudget(() => new Date(time));
  let granted = 0;
  for (let count = 0; count < perDay / perMinute; count++) {
    granted += budget.take("a", perMinute, {}).granted;
    time += 60_000;
  }
  expect(granted).toBe(perDay);
  const seconds = (Date.parse("2025-03-02T00:00:00Z") - time) / 1_000;
  expect(budget.take("a", 1, {})).toEqual({ granted: 0, seconds });
  time = Date.parse("2025-03-02T00:00:00Z");
  expect(budget.take("a", 1, {}).granted).toBe(1);
});

test.each([
  ['"minute";r=3;t=23, "day";r=9000;t=4000', { granted: 3, seconds: 23 }],
  ['"minute";r=400;t=23, "day";r=2;t=4000', { granted: 2, seconds: 4000 }],
  ['"day";r=0', { granted: 0, seconds: 60 }],
])("what the service says is left (%s) goes before that", (ratelimit, expected) => {
  const budget = createRequestBudget(() => new Date(start));
  expect(budget.take("a", 10, { ratelimit })).toEqual(expected);
});
