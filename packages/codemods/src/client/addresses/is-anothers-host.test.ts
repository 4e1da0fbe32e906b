import { expect, test } from "vitest";
import { isAnothersHost } from "./is-anothers-host.ts";

const services = ["https://api.habits.example", "HABIT_API"];

test.each([
  ["https://todo.example", true],
  ["https://api.habits.example", false],
  ["https://staging.habits.example", false],
  ["http://localhost:3000", false],
  ["http://127.0.0.1:8080", false],
  ["//todo.example", false],
  [null, false],
])("%s is another's host: %s", (origin, expected) => {
  expect(isAnothersHost(origin, services)).toBe(expected);
});

test("nothing is another's where no address of the service is named", () => {
  expect(isAnothersHost("https://todo.example", [])).toBe(false);
  expect(isAnothersHost("https://todo.example", ["HABIT_API"])).toBe(false);
  expect(isAnothersHost("https://todo.example", ["http://localhost:3000"])).toBe(false);
});
