import { expect, test } from "vitest";
import { createBudget } from "./budget.ts";

const long = 10_000_000;

test("a program in which nothing calls the service is followed for a shorter time", () => {
  const budget = createBudget();
  expect(budget.takeRun(false)).toBe(true);
  budget.spend(long);
  expect(budget.takeRun(false)).toBe(false);
});

test("one that calls it is followed on, also where that call is looked at anew", () => {
  const budget = createBudget();
  expect(budget.takeRun(true)).toBe(true);
  budget.spend(long);
  expect(budget.takeRun(false)).toBe(true);
  for (let times = 0; times < 4; times++) budget.spend(long);
  expect(budget.takeRun(true)).toBe(false);
});

test("nothing is run for ever", () => {
  const budget = createBudget();
  let runs = 0;
  while (runs < 1_000_000 && budget.takeRun(true)) runs += 1;
  expect(runs).toBeLessThan(1_000_000);
});
