import { expect, test } from "vitest";
import type { TextPart } from "../../provenance/text/text-value.ts";
import { saidHost } from "./said-host.ts";

const literal = (text: string) => ({ text, start: 0, exact: true }) as unknown as TextPart;
const hole = (variable: string | null) => ({ hole: {}, variable }) as unknown as TextPart;

test.each([
  ["a variable", [hole("HABIT_API"), literal("/api/v1/habits")], "HABIT_API"],
  ["what only a run tells", [hole(null), literal("/api/v1/habits")], null],
  ["a domain", [literal("https://api.habits.example"), literal("/api/v1")], "habits.example"],
  [
    "a domain, then a hole",
    [literal("https://habits.example/api/v1/habits/"), hole(null)],
    "habits.example",
  ],
  ["half a host", [literal("https://"), hole("TENANT"), literal(".habits.example/api/v1")], null],
  ["the developer's machine", [literal("http://localhost:3000/api/v1")], null],
  ["a path", [literal("/api/v1/habits")], null],
  ["nothing", [], null],
])("%s says which host is asked", (_what, parts, host) => {
  expect(saidHost(parts)).toBe(host);
});
