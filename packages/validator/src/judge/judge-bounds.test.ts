import { expect, test } from "vitest";
import { judgePayload } from "./judge-payload.ts";
import { judgeRequest } from "./judge-request.ts";

const create = (body: unknown) => ({ method: "POST", url: "/api/v2/habits", body });
const batch = (operations: unknown) => ({
  method: "POST",
  url: "/api/v2/batch",
  body: { operations },
});

test.each([
  ["operations", batch(Array(10_000).fill({}))],
  [
    "operations that are judged by what they call",
    batch(Array(10_000).fill({ method: "X", path: "/y" })),
  ],
  ["goals", create({ name: "x", goals: Array(100_000).fill({}) })],
  ["ids", { method: "DELETE", url: "/api/v1/habits/bulk", body: Array(100_000).fill(1) }],
])("a hundred of many bad %s are listed", (_, request) => {
  const verdict = judgeRequest(request);
  expect(verdict).toMatchObject({ verdict: "breaks", truncated: true });
  expect("breakages" in verdict && verdict.breakages).toHaveLength(100);
});

test("an error is listed behind however many warnings", () => {
  const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, 1]));
  const verdict = judgeRequest(create({ ...unknown, name: 5, goals: [{ unit: "times" }] }));
  if ("faults" in verdict) throw new Error("it is a request");
  const errors = verdict.breakages.filter(({ severity }) => severity === "error");
  expect(errors.map(({ pointer }) => pointer)).toEqual(["/name", "/goals/0/value"]);
  expect(verdict).toMatchObject({ verdict: "breaks", truncated: true });
  expect(verdict.breakages).toHaveLength(100);
});

test("more warnings than are listed are no error", () => {
  const goals = Array(500).fill({ value: 1, unit: "times" });
  expect(judgeRequest(create({ name: "x", goals }))).toMatchObject({
    verdict: "warns",
    truncated: true,
  });
});

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

test.each([
  ["lists", nested(20_000, (inner) => [inner])],
  ["objects", nested(20_000, (inner) => ({ a: inner }))],
  ["goals", nested(20_000, (inner) => ({ goals: [inner] }))],
])("a body of deep %s is judged", (_, body) => {
  expect(judgeRequest(create(body))).toMatchObject({ verdict: "breaks" });
  expect(judgeRequest({ method: "POST", url: "/api/v1/habits", body })).toMatchObject({
    verdict: "breaks",
  });
});

test("batches in batches are looked at to a depth", () => {
  const body = nested(10_000, (inner) => ({
    operations: [{ method: "POST", path: "/batch", body: inner }],
  }));
  expect(judgeRequest({ method: "POST", url: "/v2/batch", body })).toMatchObject({ verdict: "ok" });
  expect(judgePayload("batch", body)).toMatchObject({ verdict: "ok" });
});

test.each([
  ["a path", { method: "GET", url: `/api/v2/${"a/".repeat(1_000_000)}` }],
  ["braces", { method: "DELETE", url: `/api/v1/notes/${"{".repeat(1_000_000)}` }],
  ["percent signs", { method: "GET", url: `/api/v2/${"%".repeat(1_000_000)}` }],
  ["prefixes", { method: "GET", url: "/api/v1x".repeat(200_000) }],
  ["dots", { method: "GET", url: "/..".repeat(500_000) }],
  ["a query", { method: "GET", url: `/api/v2/habits?${"date=x&".repeat(200_000)}` }],
  ["a method", { method: "x".repeat(1_000_000), url: "/api/v2/habits" }],
])("a message on %s of a megabyte stays short", (_, request) => {
  const verdict = judgeRequest(request);
  if ("faults" in verdict) throw new Error("it is a request");
  expect(verdict.verdict).toBe("breaks");
  expect(JSON.stringify(verdict).length).toBeLessThan(2000);
});

test("headers without end are carried over", () => {
  const headers = Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`x-${at}`, "1"]));
  const verdict = judgeRequest({ method: "GET", url: "/api/v1/statistics", headers });
  expect(verdict).toHaveProperty("converted.requests.0.headers.x-149999", "1");
});

test("headers without end are read once", () => {
  const headers = Array.from({ length: 150_000 }, () => ({ name: "X-API-Key", value: "k" }));
  expect(judgeRequest({ method: "GET", url: "/v2/habits", headers })).toMatchObject({
    verdict: "breaks",
  });
});
