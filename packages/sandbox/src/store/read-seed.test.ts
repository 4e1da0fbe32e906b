import { expect, test } from "vitest";
import { demoSeed } from "./demo-seed.ts";
import { readSeed } from "./read-seed.ts";

const habit = { id: "h1", name: "Run" };

test("a seed that is whole is taken as it is", () => {
  const seed = demoSeed(new Date("2025-01-10"));
  expect(readSeed(seed)).toBe(seed);
  const skipped = { habitId: "h1", targetDate: "2025-01-09", skipped: true };
  const limits = { perMinute: 100_000, perDay: 1_000_000 };
  const other = { habits: [habit], logs: [skipped], keys: [{ key: "k", limits }] };
  expect(readSeed(other)).toBe(other);
});

test.each([
  [[], "a seed is an object"],
  [{ habit: [] }, "/habit is not known"],
  [{ "a/b~": [] }, "/a~1b~0 is not known"],
  [{ plan: "gold" }, "/plan must be one of"],
  [{ keys: {} }, "/keys must be a list"],
  [{ keys: ["k"] }, "/keys/0 must be an object"],
  [{ keys: [{}] }, "/keys/0/key must be a text"],
  [{ keys: [{ key: "k", version: "v3" }] }, "/keys/0/version must be"],
  [{ keys: [{ key: "k", scopes: "*" }] }, "/keys/0/scopes must be"],
  [{ keys: [{ key: "k", expires: "soon" }] }, "/keys/0/expires must be"],
  [{ keys: [{ key: "k", limits: 5 }] }, "/keys/0/limits must be an object"],
  [{ keys: [{ key: "k", limits: { perMinute: -1 } }] }, "/keys/0/limits/perMinute must be"],
  [{ keys: [{ key: "k", limits: { perDay: 1.5 } }] }, "/keys/0/limits/perDay must be"],
  [{ keys: [{ key: "k", limits: { perHour: 1 } }] }, "/keys/0/limits/perHour is not known"],
  [{ users: [{ email: "a" }] }, "/users/0/password must be"],
  [{ areas: [{ id: "a" }] }, "/areas/0/name must be"],
  [{ habits: [habit, { title: "x" }] }, "/habits/1/title"],
  [{ habits: [{ id: 7, name: "x" }] }, "/habits/0/id must be a text"],
  [{ habits: [habit], logs: [{ habitId: "h1", targetDate: "soon" }] }, "/logs/0/targetDate"],
  [{ habits: [habit], notes: [{ habitId: "h1" }] }, "/notes/0/text must be"],
  [{ habits: [habit, { id: "h1", name: "Walk" }] }, "/habits/1/id is the same as /habits/0"],
  [{ keys: [{ key: "k" }, { key: "k" }] }, "/keys/1/key is the same as /keys/0"],
  [{ notes: [{ habitId: "h9", text: "hm" }] }, "/notes/0/habitId names no habit: h9"],
  [
    { logs: [{ habitId: "h9", targetDate: "2025-01-09", value: 1, unitSymbol: "rep" }] },
    "/logs/0/habitId names no habit: h9",
  ],
])("%j is no seed", (seed, fault) => {
  const read = readSeed(seed);
  expect("faults" in read && read.faults.join("\n")).toContain(fault);
});
