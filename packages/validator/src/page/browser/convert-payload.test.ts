import { expect, test } from "vitest";
import { judgePayload } from "../../judge/judge-payload.ts";
import { convertPayload } from "./convert-payload.ts";

const habit = { title: "Read", frequency: "daily", target: 20, unit: "times", streak: 2 };

test.each([
  ["habit", { id: "h1", ...habit }],
  ["habit-create", habit],
  ["habit-update", { title: "Read", streak: 2 }],
  ["log", { habitId: "h1", date: "2025-01-31", status: "done" }],
  ["envelope", { success: true, data: { id: "h1", ...habit }, error: null }],
  ["error", { success: false, data: null, error: "no such habit" }],
])("a %s of v1 becomes one that v2 takes", (schema, payload) => {
  expect(judgePayload(schema, payload)).toHaveProperty("verdict", "breaks");
  const converted = convertPayload(payload, schema);
  const verdict = judgePayload(schema, converted?.payload);
  const breakages = "faults" in verdict ? undefined : verdict.breakages;
  expect(breakages?.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("completions become logs", () => {
  const payload = { ...habit, completedDates: ["2025-01-30", "2025-01-31"] };
  expect(convertPayload(payload, "habit")?.logs).toHaveLength(2);
});

test("what is no payload of v1 is not converted", () => {
  for (const schema of ["habit", "log", "batch", "constructor"]) {
    expect(convertPayload({ title: 7, status: 7 }, schema)).toBeUndefined();
  }
});
