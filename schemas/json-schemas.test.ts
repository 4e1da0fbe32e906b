import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { formats } from "./formats.ts";
import { schemasV1, schemasV2 } from "./json-schemas.ts";

const ajv = new Ajv2020({ strict: true, ownProperties: true, allErrors: true, formats });

/** The pointers of what a schema of v2 finds wrong; none where the payload is valid. */
function faults(name: keyof typeof schemasV2, payload: unknown): string[] {
  const { $id } = schemasV2[name];
  const validate = ajv.getSchema($id) ?? ajv.compile(schemasV2[name]);
  validate(payload);
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

test.each([...Object.values(schemasV1), ...Object.values(schemasV2)])(
  "$title compiles in ajv's strict mode and describes each of its members",
  (schema) => {
    expect(() =>
      new Ajv2020({ strict: true, ownProperties: true, formats }).compile(schema),
    ).not.toThrow();
    const members = Object.values((schema.properties ?? {}) as Record<string, unknown>);
    for (const member of members) {
      if (member !== false) expect(member).toHaveProperty("description");
    }
  },
);

describe("the schemas of habits", () => {
  const habit = {
    id: "h1",
    name: "Morning run",
    occurrence: { type: "daily" },
    goals: [{ periodicity: "daily", value: 1, unit: "rep" }],
  };
  const statistics = { currentStreak: 1, bestStreak: 2, totalCompletions: 3 };

  test("take a habit as returned, with its read-only figures", () => {
    expect(faults("habit", { ...habit, statistics })).toEqual([]);
  });

  test.each(["habit-create", "habit-update"] as const)(
    "%s refuses the read-only figures",
    (name) => {
      expect(faults(name, { ...habit, statistics })).toEqual(["/statistics"]);
    },
  );

  test.each(["habit", "habit-create", "habit-update"] as const)(
    "%s refuses old members",
    (name) => {
      const old = { title: "x", frequency: "", target: 1, unit: "", streak: 1, completedDates: [] };
      expect(faults(name, { ...habit, ...old })).toEqual(Object.keys(old).map((key) => `/${key}`));
    },
  );

  test("take unknown members and unknown values of open words", () => {
    expect(faults("habit-create", { name: "x", color: "red", occurrence: { type: "x" } })).toEqual(
      [],
    );
  });

  test("want a name on create only", () => {
    expect(faults("habit-create", {})).toEqual([""]);
    expect(faults("habit-update", {})).toEqual([]);
  });

  test("want the value of a goal that is sent", () => {
    expect(faults("habit-update", { goals: [{ unit: "rep" }] })).toEqual(["/goals/0"]);
  });
});

describe("the schemas of logs", () => {
  test("take the body of section 2.2 and nothing of a check-in", () => {
    expect(faults("log", { targetDate: "2025-01-31", value: 1, unitSymbol: "rep" })).toEqual([]);
    expect(faults("log", { habitId: "h1", date: "2025-01-31", status: "done" })).toEqual(
      expect.arrayContaining(["/habitId", "/date", "/status", "", "", ""]),
    );
  });

  test("refuse a day that the calendar does not have", () => {
    expect(faults("log", { targetDate: "2025-02-29", value: 1, unitSymbol: "rep" })).toEqual([
      "/targetDate",
    ]);
  });
});

describe("the other schemas", () => {
  const meta = { requestId: "r1", timestamp: "2025-01-31T08:00:00Z", version: "2.2.1" };

  test("take an envelope with a page and one without `meta`", () => {
    const pagination = { total: 0, limit: 50, offset: 0 };
    expect(faults("envelope", { data: [], meta, pagination })).toEqual([]);
    expect(faults("envelope", { data: {} })).toEqual([]);
  });

  test("refuse `success` and `error` in an envelope", () => {
    expect(faults("envelope", { success: true, data: {}, error: null })).toEqual([
      "/success",
      "/error",
    ]);
  });

  test("take the error envelope of section 2.5", () => {
    const details = [{ field: "name", message: "name is required" }];
    const error = { code: "VALIDATION_ERROR", message: "name is required", details };
    expect(faults("error", { error, meta })).toEqual([]);
    expect(faults("error", { error: "name is required" })).toEqual(["/error"]);
  });

  test.each(["/api/v2/habits/h1", "/v2/habits/h1", "/api/v1", "habits/h1"])(
    "refuse the path %s in a batch",
    (path) => {
      expect(faults("batch", { operations: [{ method: "DELETE", path }] })).toEqual([
        "/operations/0/path",
      ]);
    },
  );

  test("take a batch of 100 operations and no more", () => {
    const operation = { method: "DELETE", path: "/habits/h1", body: {} };
    expect(faults("batch", { operations: Array(100).fill(operation) })).toEqual([]);
    expect(faults("batch", { operations: Array(101).fill(operation) })).toEqual(["/operations"]);
  });

  test("take an API key that never expires and was created on a day", () => {
    const key = {
      name: "ci",
      apiVersion: "v2",
      expiresAt: null,
      scopes: ["*"],
      createdAt: "2025-01-01",
    };
    expect(faults("api-key", key)).toEqual([]);
  });
});
