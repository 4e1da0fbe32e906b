import { describe, expect, test } from "vitest";
import { openTest } from "../testing/client.ts";

describe("v2", () => {
  test("lists in pages, below both prefixes, with the figures of the logs", async () => {
    const { ask } = await openTest();
    const { status, json } = await ask("GET", "/api/v2/habits?date=today&limit=1");
    expect(status).toBe(200);
    expect(json).toEqual({
      data: [
        {
          id: "h1",
          name: "Morning run",
          occurrence: { type: "daily" },
          goals: [{ periodicity: "daily", value: 2, unit: "rep" }],
          statistics: { currentStreak: 2, bestStreak: 2, totalCompletions: 2 },
        },
      ],
      pagination: { total: 2, limit: 1, offset: 0 },
      meta: { requestId: "r1", timestamp: "2025-01-10T12:00:00.000Z", version: "2.2.1" },
    });
    expect((await ask("GET", "/v2/habits?offset=1")).json.data).toMatchObject([{ id: "h2" }]);
  });

  test("creates, changes, logs, skips and deletes", async () => {
    const { ask } = await openTest();
    const made = await ask("POST", "/api/v2/habits", { name: "Walk" });
    expect(made.status).toBe(201);
    const path = `/api/v2/habits/${made.json.data.id}`;
    const goals = [{ value: 3, unit: "km" }];
    expect((await ask("PUT", path, { goals })).json.data).toMatchObject({ name: "Walk", goals });
    const log = { targetDate: "2025-01-10", value: 3, unitSymbol: "km" };
    expect((await ask("POST", `${path}/logs`, log)).json.data).toMatchObject(log);
    const skip = await ask("POST", `${path}/logs/skip`, { targetDate: "2025-01-09" });
    expect(skip.json.data).toEqual({
      id: expect.any(String),
      habitId: made.json.data.id,
      targetDate: "2025-01-09",
      skipped: true,
    });
    expect((await ask("GET", path)).json.data.statistics.currentStreak).toBe(1);
    expect((await ask("GET", `${path}/logs`)).json.pagination.total).toBe(2);
    expect((await ask("DELETE", path)).status).toBe(200);
    expect((await ask("GET", path)).json.error.code).toBe("NOT_FOUND");
  });

  test("notes, areas, templates and statistics", async () => {
    const { ask } = await openTest();
    const note = await ask("POST", "/v2/habits/h2/notes", { text: "long" });
    expect(note.json.data).toMatchObject({ habitId: "h2", text: "long" });
    const own = `/v2/habits/h2/notes/${note.json.data.id}`;
    expect((await ask("PUT", own, { text: "longer" })).json.data.text).toBe("longer");
    expect((await ask("DELETE", own)).status).toBe(200);
    expect((await ask("GET", "/v2/habits/h2/notes")).json.data).toEqual([]);
    const area = await ask("POST", "/v2/areas", { name: "Mind" });
    const place = `/v2/areas/${area.json.data.id}`;
    expect((await ask("PUT", place, { name: "Soul" })).json.data.name).toBe("Soul");
    expect((await ask("DELETE", place)).status).toBe(200);
    expect((await ask("GET", "/v2/templates/t1")).json.data.habits).toHaveLength(1);
    expect((await ask("GET", "/v2/statistics")).json.data).toEqual({
      perHabit: [
        { habitId: "h1", completions: 2 },
        { habitId: "h2", completions: 0 },
      ],
    });
    const overview = await ask("GET", "/v2/statistics/overview");
    expect(overview.json.data).toEqual({ habits: 2, completions: 2 });
  });

  test("a batch does what it can", async () => {
    const { ask } = await openTest();
    const operations = [
      { method: "DELETE", path: "/habits/h2" },
      { method: "DELETE", path: "/habits/none", body: {} },
      { method: "POST", path: "/habits", body: { title: "Old" } },
      { method: "POST", path: "/habits", body: { name: "New" } },
      { method: "GET", path: "/nowhere" },
    ];
    const { status, json } = await ask("POST", "/v2/batch", { operations });
    expect(status).toBe(200);
    expect(json.data.results.map((own: { status: number }) => own.status)).toEqual([
      200, 404, 400, 201, 404,
    ]);
    expect(
      (await ask("POST", "/v2/batch", { operations: Array(101).fill(operations[0]) })).status,
    ).toBe(400);
    const prefixed = { operations: [{ method: "GET", path: "/api/v2/habits" }] };
    expect((await ask("POST", "/v2/batch", prefixed)).status).toBe(400);
  });

  test("says what is wrong, field by field", async () => {
    const { ask } = await openTest();
    const nameless = await ask("POST", "/v2/habits", {});
    expect(nameless.status).toBe(400);
    expect(nameless.json.error).toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ field: "name" }],
    });
    expect((await ask("GET", "/v2/habits?date=soon")).json.error.details).toMatchObject([
      { field: "date" },
    ]);
    expect((await ask("PUT", "/v2/habits/h1", { streak: 3 })).status).toBe(400);
    expect((await ask("POST", "/v2/habits", { name: "x", colour: "red" })).status).toBe(201);
    const patch = await ask("PATCH", "/v2/habits/h1", {});
    expect([patch.status, patch.headers.get("allow")]).toEqual([405, "GET, PUT, DELETE, HEAD"]);
    const text = await ask("POST", "/v2/habits", {}, { "Content-Type": "text/plain" });
    expect(text.status).toBe(415);
    expect((await ask("GET", "/elsewhere")).status).toBe(404);
  });

  test("today is the day of UTC, to the second", async () => {
    const { ask, sandbox } = await openTest();
    const streak = async (now: string, path = "/v2/habits?date=today") => {
      sandbox.clock.move(new Date(now));
      const { data } = (await ask("GET", path)).json;
      return data[0].statistics?.currentStreak ?? data[0].streak;
    };
    // Its last completion was on the 9th: a streak ends with the day after.
    expect(await streak("2025-01-10T23:59:59.999Z")).toBe(2);
    expect(await streak("2025-01-10T23:59:59.999Z", "/api/v1/habits/today")).toBe(2);
    expect(await streak("2025-01-11T00:00:00Z")).toBe(0);
    expect(await streak("2025-01-11T00:00:00Z", "/api/v1/habits/today")).toBe(0);
    const log = { targetDate: "2025-01-12", value: 2, unitSymbol: "rep" };
    await ask("POST", "/v2/habits/h1/logs", log);
    expect(await streak("2025-01-11T23:59:59.999Z")).toBe(0);
    expect(await streak("2025-01-12T00:00:00Z")).toBe(1);
  });

  test("what is not specified is 501, and what belongs to the validator is its", async () => {
    const { ask } = await openTest();
    for (const [method, path] of [
      ["POST", "/graphql"],
      ["GET", "/graphql"],
      ["GET", "/ws"],
    ] as const) {
      const { status, json } = await ask(method, path);
      expect([status, json.error.code]).toEqual([501, "NOT_IMPLEMENTED"]);
      expect(json.error.message).toContain("nothing is invented");
    }
    const judged = await ask("POST", "/validate", {
      method: "POST",
      url: "/api/v1/habits",
      body: { title: "x" },
    });
    expect(judged.json.data.verdict).toBe("breaks");
    expect((await ask("GET", "/openapi.json")).json.openapi).toMatch(/^3\.1/);
    expect((await ask("GET", "/healthz")).status).toBe(200);
    expect((await ask("GET", "/metrics")).text).toContain("habitshift_requests_total");
  });
});
