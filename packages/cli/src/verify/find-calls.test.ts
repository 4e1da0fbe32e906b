import { expect, test } from "vitest";
import { findCalls } from "./find-calls.ts";
import type { Run, SeenCall } from "./run.ts";

function call(method: string, url: string, more: Partial<SeenCall> = {}): SeenCall {
  return { method, url, body: undefined, status: 200, answer: undefined, printed: 0, ...more };
}

function runOf(calls: readonly SeenCall[], stdout = ""): Run {
  const final = { state: { habits: [], areas: [] }, ids: [] };
  const ended = { status: 0, signal: null, isTimedOut: false, stderr: "", isCut: false };
  return { ...ended, stdout, calls, final };
}

const status = { in: "exit status", before: "exit 0", after: "exit 1" } as const;

test("a call that is refused after the migration", () => {
  const before = [call("GET", "/api/v1/habits"), call("GET", "/api/v1/user/statistics")];
  const after = [
    call("GET", "/api/v2/habits"),
    call("GET", "/v2/statistics/overview", { status: 403 }),
  ];
  expect(findCalls(status, runOf(before), runOf(after))).toEqual([
    { before: before[1], after: after[1] },
  ]);
});

test("a call that is another than what the one of v1 should become", () => {
  const before = [
    call("PUT", "/api/v1/habits/h1", { body: { title: "Run" } }),
    call("PUT", "/api/v1/habits/h2", { body: { title: "Read" } }),
  ];
  const after = [
    call("PUT", "/api/v2/habits/h1", { body: { name: "Run" } }),
    call("PUT", "/api/v2/habits/h2", { body: { name: "Red" } }),
  ];
  expect(findCalls(status, runOf(before), runOf(after))).toEqual([
    { before: before[1], after: after[1] },
  ]);
});

test("a call that is not made any more, or is still that of v1", () => {
  const before = [call("DELETE", "/api/v1/habits/h1"), call("GET", "/api/v1/areas")];
  const rest = call("GET", "/api/v2/areas");
  expect(findCalls(status, runOf(before), runOf([rest]))).toEqual([
    { before: before[0], after: null },
  ]);
  const old = call("DELETE", "/api/v1/habits/h1", { status: 410 });
  expect(findCalls(status, runOf(before), runOf([old, rest]))).toEqual([
    { before: before[0], after: old },
  ]);
});

test("where all are right, the last that can have led to a line", () => {
  const stdout = "one\ntwo\nthree\n";
  const made = (version: string) => [
    call("GET", `/api/${version}/habits`),
    call("GET", `/api/${version}/areas`, { printed: 4 }),
    call("GET", `/api/${version}/habits/h1`, { printed: 13 }),
  ];
  const [before, after] = [made("v1"), made("v2")];
  const line = { line: 2, before: "two", after: "2", isOrderOnly: false };
  const difference = { in: "standard output", ...line } as const;
  expect(findCalls(difference, runOf(before, stdout), runOf(after, stdout))).toEqual([
    { before: before[0], after: after[0] },
    { before: before[1], after: after[1] },
  ]);
});

test("for a habit, what was written to it", () => {
  const write = (url: string) => call("POST", url, { body: { text: "n" }, status: 201 });
  const before = [
    call("POST", "/api/v1/notes", { body: { habitId: "h1", text: "n" }, status: 201 }),
    call("POST", "/api/v1/notes", { body: { habitId: "h2", text: "n" }, status: 201 }),
    call("GET", "/api/v1/habits/h2"),
  ];
  const after = [
    write("/api/v2/habits/h1/notes"),
    write("/api/v2/habits/h2/notes"),
    call("GET", "/api/v2/habits/h2"),
  ];
  const state = { pointer: "/habits/0/notes", of: undefined, before: [], after: [] };
  const difference = { in: "final state", ...state, habits: ["h2", "h2"] } as const;
  expect(findCalls(difference, runOf(before), runOf(after))).toEqual([
    { before: before[1], after: after[1] },
  ]);
});
