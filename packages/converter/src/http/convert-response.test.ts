import { describe, expect, test } from "vitest";
import { deepFreeze, inShort } from "../testing/conversions.ts";
import { convertResponse } from "./convert-response.ts";

const meta = { requestId: "r1", timestamp: "2025-01-31T08:00:00Z", version: "2.2.1" };
const page = (total: number) => ({ total, limit: 50, offset: 0 });
const call = (method: string, path: string, body?: unknown) => ({
  method,
  url: `https://api.example.com/api/v1${path}`,
  ...(body !== undefined && { body }),
});
const lostMeta = "lost /body/meta success-removed";

/** What v1 answers with, and the notes, where v2 answered with these data. */
function answer(
  data: unknown,
  request: ReturnType<typeof call>,
  { pagination, ...options }: { pagination?: object; logs?: readonly never[] | object[] } = {},
) {
  const body = { data, meta, ...(pagination && { pagination }) };
  const response = deepFreeze({ status: 201, headers: { "X-Trace": "1" }, body });
  const converted = convertResponse(response, deepFreeze({ request, ...options }) as never);
  expect(converted.response).toStrictEqual({
    ...response,
    body: { success: true, data: expect.anything(), error: null },
  });
  const { data: own } = converted.response.body as { data: unknown };
  return { data: own, notes: inShort(converted.notes) };
}

const habit = {
  id: "h1",
  name: "Run",
  occurrence: { type: "weekly" },
  goals: [{ periodicity: "weekly", value: 5, unit: "rep" }],
  statistics: { currentStreak: 1, bestStreak: 3, totalCompletions: 2 },
};
const habitV1 = {
  id: "h1",
  title: "Run",
  frequency: "weekly",
  target: 5,
  unit: "times",
  streak: 1,
};
const figures = (at: string) =>
  ["bestStreak", "totalCompletions"].map(
    (name) => `lost /body/data${at}/statistics/${name} completed-dates-removed`,
  );

describe("a habit", () => {
  test.each([
    ["GET", "/habits/h1"],
    ["POST", "/habits"],
    ["PUT", "/habits/h1"],
    ["PATCH", "/habits/h1/"],
  ])("that answers %s %s has the members of v1", (method, path) => {
    const { data, notes } = answer(habit, call(method, path, { title: "Run" }));
    expect(data).toStrictEqual(habitV1);
    expect(notes).toEqual([...figures(""), lostMeta]);
  });

  test("has the days on which the logs reach its goal", () => {
    const log = (targetDate: string, value: number, habitId = "h1") => {
      return { id: "l", habitId, targetDate, value, unitSymbol: "rep" };
    };
    const logs = [
      log("2024-12-02", 2),
      log("2024-12-01", 5),
      log("2024-12-02", 3),
      log("2024-12-03", 4.9),
      log("2024-12-04", 5, "h2"),
      { id: "s", habitId: "h1", targetDate: "2024-12-05", skipped: true },
    ];
    const { data } = answer(habit, call("GET", "/habits/h1"), { logs });
    const { completedDates, ...rest } = data as { completedDates: string[] };
    expect(rest).toStrictEqual(habitV1);
    expect(completedDates.toSorted()).toEqual(["2024-12-01", "2024-12-02"]);
    expect(answer(habit, call("GET", "/habits/h1"), { logs: [] }).data).toMatchObject({
      completedDates: [],
    });
  });

  test.each([
    ["/habits", "v1"],
    ["/habits/today?x=1", "v1"],
  ])("in the list of %s has them too, and the list loses its page", (path) => {
    const logs = [{ habitId: "h2", targetDate: "2024-12-01", value: 1, unitSymbol: "rep" }];
    const list = [habit, { id: "h2", name: "Read" }];
    const { data, notes } = answer(list, call("GET", path), { pagination: page(9), logs });
    expect(data).toStrictEqual([
      { ...habitV1, completedDates: [] },
      { id: "h2", title: "Read", completedDates: ["2024-12-01"] },
    ]);
    const pages = "lost /body/pagination pagination-added";
    expect(notes).toEqual([...figures("/0"), lostMeta, pages]);
  });

  test("answers the v2 request that a call of v1 became, too", () => {
    const request = { method: "GET", url: "/v2/habits?date=today" };
    expect(answer([habit], request, { pagination: page(1) }).data).toStrictEqual([habitV1]);
  });

  test("keeps its unknown members, called __proto__ or not", () => {
    const odd = JSON.parse('{"id":"h1","__proto__":{"a":1},"constructor":2,"color":"red"}');
    const { data, notes } = answer(odd, call("GET", "/habits/h1"));
    expect(JSON.stringify(data)).toBe(JSON.stringify(odd));
    expect(notes.filter((note) => note.startsWith("kept"))).toHaveLength(3);
    expect({}).not.toHaveProperty("a");
  });
});

describe("what belongs to a habit", () => {
  const done = { habitId: "h/1", date: "2024-12-01", status: "done" };
  const log = { targetDate: "2024-12-01", value: 1, unitSymbol: "rep" };

  test.each([log, { habitId: "h/1", ...log, value: 20, unitSymbol: "min" }])(
    "a check-in is answered with as it was said, where v2 answers with %j",
    (data) => {
      expect(answer(data, call("POST", "/habits/checkin", done)).data).toStrictEqual(done);
    },
  );

  test.each([{ skipped: true }, { habitId: "h/1", targetDate: "2024-12-01", skipped: true }])(
    "a skip is answered with as it was said, where v2 answers with %j",
    (data) => {
      const { status, ...skip } = done;
      const wanted = { ...skip, status: "skipped" };
      expect(answer(data, call("POST", "/habits/skip", skip)).data).toStrictEqual(wanted);
      expect(answer(data, call("POST", "/habits/checkin", wanted)).data).toStrictEqual(wanted);
    },
  );

  test("logs have their date and, from the query, their habit", () => {
    const list = [
      { id: "l1", habitId: "h/1", ...log },
      { id: "l2", targetDate: "2024-12-02", skipped: true },
    ];
    const { data } = answer(list, call("GET", "/logs?habitId=h%2F1"), { pagination: page(2) });
    expect(data).toEqual([
      { id: "l1", habitId: "h/1", date: "2024-12-01", value: 1, unitSymbol: expect.anything() },
      { id: "l2", habitId: "h/1", date: "2024-12-02", skipped: true },
    ]);
    const { targetDate, ...amount } = log;
    const body = { habitId: "h/1", date: targetDate, ...amount };
    expect(answer(log, call("POST", "/logs", JSON.stringify(body))).data).toMatchObject({
      habitId: "h/1",
      date: "2024-12-01",
    });
  });

  test("an answer that is not whole is completed in what comes out, not in what was passed", () => {
    const note = { id: "n1", text: "hm" };
    const body = { data: note, meta };
    const request = call("POST", "/notes", { habitId: "h1", text: "hm" });
    const { response } = convertResponse({ status: 201, body }, { request });
    expect(response.body).toMatchObject({ data: { habitId: "h1" } });
    expect(note).toStrictEqual({ id: "n1", text: "hm" });
  });

  test("notes have their habit", () => {
    const note = { id: "n1", text: "hm" };
    const wanted = { ...note, habitId: "h/1" };
    const asked = call("GET", "/notes?habitId=h%2F1");
    expect(answer([note], asked, { pagination: page(1) }).data).toEqual([wanted]);
    expect(answer(note, call("POST", "/notes", { habitId: "h/1", text: "hm" })).data).toEqual(
      wanted,
    );
    expect(answer(note, call("PUT", "/notes/n1?habitId=h%2F1", { text: "hm" })).data).toEqual(
      wanted,
    );
  });
});

test.each([
  ["/statistics", { perHabit: [{ habitId: "h1", completions: 2 }] }],
  ["/user/statistics", { habits: 1, completions: 2 }],
  ["/areas/a1", { id: "a1", name: "Health", title: "no habit" }],
  ["/areas", [{ id: "a1", name: "Health" }]],
])("%s answers the same data in v1", (path, data) => {
  expect(answer(data, call("GET", path))).toEqual({ data, notes: [lostMeta] });
});
