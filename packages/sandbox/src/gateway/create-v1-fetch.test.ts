import { expect, test } from "vitest";
import { base, key, openV1 as open } from "./testing/open-v1.ts";
import { failure, one, page, type Seen } from "./testing/v2-stand-in.ts";

const habit = (id: string, completions: number, value = 1) => ({
  id,
  name: `Habit ${id}`,
  occurrence: { type: "daily" },
  goals: [{ periodicity: "daily", value, unit: "rep" }],
  statistics: { currentStreak: 0, bestStreak: completions, totalCompletions: completions },
});
const habitV1 = (id: string, completedDates: string[], target = 1) => ({
  id,
  title: `Habit ${id}`,
  frequency: "daily",
  target,
  unit: "times",
  streak: 0,
  completedDates,
});
const log = (habitId: string, targetDate: string, value = 1) => {
  return { id: `${habitId}-${targetDate}`, habitId, targetDate, value, unitSymbol: "rep" };
};
const whole = (data: unknown) => ({ success: true, data, error: null });
const no = (error: unknown) => ({ success: false, data: null, error });

test("a list comes whole, with the days of completion of each habit", async () => {
  const habits = Array.from({ length: 203 }, (_, at) => habit(`h${at}`, at === 201 ? 1 : 0));
  const { call, asked } = open((seen) =>
    seen.path === "/habits" ? page(seen, habits) : page(seen, [log("h201", "2025-01-02")]),
  );
  const { json } = await call("GET", "/habits?limit=2&date=today&x=1");
  expect(json).toEqual(
    whole(habits.map(({ id }) => habitV1(id, id === "h201" ? ["2025-01-02"] : []))),
  );
  expect(asked()).toEqual([
    "GET /habits?x=1&limit=100&offset=0",
    "GET /habits?x=1&limit=100&offset=100",
    "GET /habits?x=1&limit=100&offset=200",
    "GET /habits/h201/logs?limit=100&offset=0",
  ]);
});

test("logs are read again only when the figures of the habit are others", async () => {
  let own = habit("h1", 1);
  const logs = [log("h1", "2025-01-02")];
  const { call, asked } = open((seen) => (/logs$/.test(seen.path) ? page(seen, logs) : one(own)));
  await call("GET", "/habits/h1");
  expect((await call("GET", "/habits/h1")).json.data.completedDates).toEqual(["2025-01-02"]);
  expect(asked().filter((line) => line.includes("logs"))).toHaveLength(1);
  own = habit("h1", 2);
  logs.unshift(log("h1", "2025-01-03"));
  const { json } = await call("GET", "/habits/h1");
  expect(json.data.completedDates).toEqual(["2025-01-02", "2025-01-03"]);
  // Another key may not see what this one saw.
  await call("GET", "/habits/h1", undefined, { "X-API-Key": "hk_other" });
  expect(asked().filter((line) => line.includes("logs"))).toHaveLength(3);
});

test("a list that was otherwise meanwhile is read anew, though it looks as it did", async () => {
  let logs = [log("h1", "2025-01-01"), log("h1", "2025-01-05")];
  const { call } = open((seen) =>
    page(seen, /logs$/.test(seen.path) ? logs : [habit("h1", logs.length)]),
  );
  const days = async () => (await call("GET", "/habits")).json.data[0].completedDates;
  await days();
  expect(await days()).toEqual(["2025-01-01", "2025-01-05"]);
  logs = logs.slice(0, 1);
  expect(await days()).toEqual(["2025-01-01"]);
  logs = [...logs, log("h1", "2025-01-09")];
  expect(await days()).toEqual(["2025-01-01", "2025-01-09"]);
});

test("days of completion can be left out, and are where the key may not read logs", async () => {
  const answer = (seen: Seen) =>
    /logs$/.test(seen.path) ? failure(403, "no scope") : one(habit("h1", 1));
  for (const mode of ["fetch", "empty"] as const) {
    const { call, asked } = open(answer, { completedDates: mode });
    expect((await call("GET", "/habits/h1")).json).toEqual(whole(habitV1("h1", [])));
    expect(asked()).toHaveLength(mode === "fetch" ? 2 : 1);
  }
});

test("a log without an amount completes no day, and is no reason to refuse the habits", async () => {
  const { value: _, ...skip } = log("h1", "2025-01-03");
  const logs = [log("h1", "2025-01-02"), skip, { ...skip, value: null }, { ...skip, kind: "skip" }];
  const { call } = open((seen) => page(seen, /logs$/.test(seen.path) ? logs : [habit("h1", 1)]));
  expect((await call("GET", "/habits")).json).toEqual(whole([habitV1("h1", ["2025-01-02"])]));
});

test("logs are read with no more requests than the key has, and the next try goes on", async () => {
  const habits = Array.from({ length: 5 }, (_, at) => habit(`h${at}`, 1));
  let left = 3;
  const { call, asked } = open((seen) => {
    const { body } = page(seen, seen.path === "/habits" ? habits : [log("h1", "2025-01-02")]);
    return { body, headers: { RateLimit: `"minute";r=${left};t=23, "day";r=9000;t=4000` } };
  });
  const { response, status, json } = await call("GET", "/habits");
  expect([status, response.headers.get("retry-after")]).toEqual([429, "23"]);
  expect(json).toEqual(no(expect.stringContaining("2 more habits")));
  left = 400;
  expect((await call("GET", "/habits")).status).toBe(200);
  expect(asked().filter((line) => line.includes("logs"))).toHaveLength(5);
});

test("a bulk deletion becomes batches, and counts all ids", async () => {
  const ids = Array.from({ length: 150 }, (_, at) => `h${at}`);
  const { call, seen } = open(({ body }) =>
    one({ results: (body as { operations: unknown[] }).operations.map(() => ({ status: 200 })) }),
  );
  expect((await call("DELETE", "/habits/bulk", { ids })).json).toEqual(whole({ deleted: 150 }));
  expect(seen.map(({ body }) => (body as { operations: [] }).operations.length)).toEqual([100, 50]);
});

test("a batch that is refused ends a bulk deletion with what v1 would have said", async () => {
  const ids = Array.from({ length: 150 }, (_, at) => `h${at}`);
  const results = [{ status: 403, error: { code: "FORBIDDEN", message: "no scope", details: [] } }];
  const { call, asked } = open(() => one({ results }));
  const { status, json } = await call("DELETE", "/habits/bulk", { ids });
  expect([status, json]).toEqual([403, no("no scope")]);
  expect(asked()).toHaveLength(1);
});

test("a check-in logs what the habit asks for, which is read once", async () => {
  const done = { habitId: "h1", date: "2025-03-01", status: "done" };
  const { call, asked, seen } = open(({ method, body }) =>
    one(method === "GET" ? habit("h1", 0, 5) : body, method === "GET" ? 200 : 201),
  );
  const { status, json } = await call("POST", "/habits/checkin", done);
  expect([status, json]).toEqual([201, whole(done)]);
  expect(asked()).toEqual(["GET /habits/h1", "POST /habits/h1/logs"]);
  expect(seen[1]?.body).toEqual({ targetDate: "2025-03-01", value: 5, unitSymbol: "rep" });
  await call("POST", "/habits/checkin", { ...done, status: "skipped" });
  expect(asked().at(-1)).toBe("POST /habits/h1/logs/skip");
});

test("a change of a habit keeps the goals that v1 does not know", async () => {
  const own = { ...habit("h1", 0), goals: [...habit("h1", 0).goals, { value: 9, unit: "km" }] };
  const { call, seen } = open(() => one(own));
  await call("PATCH", "/habits/h1", { unit: "times" });
  expect(seen[1]).toMatchObject({ body: { goals: [{ value: 1, unit: "rep" }, { value: 9 }] } });
  await call("PATCH", "/habits/h1", { target: 7 });
  expect(seen[3]).toMatchObject({
    method: "PUT",
    body: {
      goals: [
        { periodicity: "daily", value: 7, unit: "rep" },
        { value: 9, unit: "km" },
      ],
    },
  });
});

test("the key goes along, the headers that v2 requires are new, and those of a connection stay", async () => {
  const { v1, seen } = open(() => one({ habits: 1, completions: 0 }));
  await v1(`${base}/api/v1/user/statistics`, {
    headers: { ...key, "X-Request-ID": "same", "X-API-Version": "1", "If-None-Match": '"a"' },
  });
  const [{ headers } = { headers: new Headers() }] = seen;
  expect(headers.get("x-api-key")).toBe("hk_secret");
  expect(headers.get("x-api-version")).toBe("2");
  expect(headers.get("x-client-version")).toBe("1.0.0");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get("if-none-match")).toBeNull();
});
