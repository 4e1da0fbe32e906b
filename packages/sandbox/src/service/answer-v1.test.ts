import { describe, expect, test } from "vitest";
import { openTest } from "../testing/client.ts";

const habit = {
  id: "h1",
  title: "Morning run",
  frequency: "daily",
  target: 2,
  unit: "times",
  streak: 2,
  completedDates: ["2025-01-08", "2025-01-09"],
};

describe("v1", () => {
  test("is a view of the same habits, whole", async () => {
    const { ask } = await openTest();
    const { status, json } = await ask("GET", "/api/v1/habits?limit=1");
    expect(status).toBe(200);
    expect(json).toEqual({
      success: true,
      data: [habit, { id: "h2", title: "Read", streak: 0, completedDates: [] }],
      error: null,
    });
    expect((await ask("GET", "/api/v1/habits/today")).json.data).toHaveLength(2);
    expect((await ask("GET", "/api/v1/habits/h1")).json.data).toEqual(habit);
  });

  test("a check-in logs the goal's value and unit", async () => {
    const { ask } = await openTest();
    const body = { habitId: "h1", date: "2025-01-10", status: "done" };
    const { status, json } = await ask("POST", "/api/v1/habits/checkin", body);
    expect([status, json.success]).toEqual([201, true]);
    expect(json.data).toMatchObject(body);
    const logs = await ask("GET", "/v2/habits/h1/logs?offset=3");
    expect(logs.json.data).toMatchObject([{ value: 2, unitSymbol: "rep" }]);
    const skip = await ask("POST", "/api/v1/habits/skip", { habitId: "h2", date: "2025-01-10" });
    expect(skip.json).toMatchObject({ success: true, data: { habitId: "h2" } });
  });

  test("creates, changes a part, deletes, and deletes many", async () => {
    const { ask } = await openTest();
    const made = await ask("POST", "/api/v1/habits", { title: "Walk", target: 1, unit: "km" });
    expect([made.status, made.json.data.title]).toEqual([201, "Walk"]);
    const part = await ask("PUT", "/api/v1/habits/h1", { target: 5 });
    expect(part.json.data).toMatchObject({ title: "Morning run", target: 5, unit: "times" });
    const patch = await ask("PATCH", "/api/v1/habits/h1", { title: "Run" });
    expect(patch.json.data).toMatchObject({ title: "Run", target: 5 });
    expect((await ask("DELETE", `/api/v1/habits/${made.json.data.id}`)).json.success).toBe(true);
    const ids = ["h1", "nobody"];
    const bulk = await ask("DELETE", "/api/v1/habits/bulk", { ids });
    expect([bulk.status, bulk.json]).toEqual([
      200,
      { success: true, data: { deleted: 2 }, error: null },
    ]);
    expect((await ask("GET", "/v2/habits")).json.data).toMatchObject([{ id: "h2" }]);
  });

  test("logs, notes, areas and statistics", async () => {
    const { ask } = await openTest();
    expect((await ask("GET", "/api/v1/logs?habitId=h1")).json.data).toHaveLength(3);
    expect((await ask("GET", "/api/v1/logs")).json).toMatchObject({ success: false, data: null });
    expect((await ask("GET", "/api/v1/notes?habitId=h1")).json.data).toMatchObject([
      { text: "felt good" },
    ]);
    const note = await ask("POST", "/api/v1/notes", { habitId: "h1", text: "again" });
    expect(note.json.data).toMatchObject({ habitId: "h1", text: "again" });
    expect((await ask("GET", "/api/v1/areas")).json.data).toEqual([{ id: "a1", name: "Health" }]);
    const overview = await ask("GET", "/api/v1/user/statistics");
    expect(overview.json.data).toEqual({ habits: 2, completions: 2 });
  });

  test("faults are in the envelope of v1", async () => {
    const { ask } = await openTest();
    const failed = { success: false, data: null, error: expect.any(String) };
    const none = await ask("GET", "/api/v1/habits/none");
    expect([none.status, none.json]).toEqual([404, failed]);
    const bad = await ask("POST", "/api/v1/habits/checkin", { habitId: "h1", status: "done" });
    expect([bad.status, bad.json]).toEqual([400, failed]);
    const wrong = await ask("GET", "/api/v1/habits", undefined, { "X-API-Key": "k-v2" });
    expect([wrong.status, wrong.json]).toEqual([403, failed]);
    const scope = await ask("GET", "/api/v1/areas", undefined, { "X-API-Key": "k-read" });
    expect([scope.status, scope.json]).toEqual([403, failed]);
  });

  test("warns from 1 January on, ends on 15 February, to the second", async () => {
    const { ask } = await openTest({ asOf: new Date("2024-12-31T23:59:59Z") });
    expect((await ask("GET", "/api/v1/habits")).headers.get("deprecation")).toBeNull();
    const move = async (now: string) => ask("PUT", "/_sandbox/clock", { now });
    await move("2025-01-01");
    const warned = await ask("GET", "/api/v1/habits/h1");
    expect(warned.status).toBe(200);
    expect(warned.headers.get("deprecation")).toBe("@1735689600");
    expect(warned.headers.get("sunset")).toBe("Sat, 15 Feb 2025 00:00:00 GMT");
    expect(warned.headers.get("link")).toBe(
      '</api/v2/habits/h1>; rel="successor-version", </changes/habits-moved>; rel="deprecation", </changes/v1-sunset>; rel="sunset"',
    );
    await move("2025-02-14T23:59:59Z");
    expect((await ask("GET", "/api/v1/habits")).status).toBe(200);
    await move("2025-02-15T00:00:00Z");
    const gone = await ask("GET", "/api/v1/habits", undefined, { "X-API-Key": "k-no" });
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([410, "no-store"]);
    expect((await ask("GET", "/v2/habits")).status).toBe(200);
    await move("2025-03-01T00:00:00Z");
    expect((await ask("GET", "/api/v1/anything")).status).toBe(410);
    expect((await move("soon")).status).toBe(400);
    await ask("DELETE", "/v2/habits/h1");
    expect((await ask("POST", "/_sandbox/reset")).json.data.now).toBe("2024-12-31T23:59:59.000Z");
    expect((await ask("GET", "/api/v1/habits")).json.data).toHaveLength(2);
  });
});
