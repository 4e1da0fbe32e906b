import { describe, expect, test } from "vitest";
import { deepFreeze, inShort, onlyV2, refusalOf, toV2 } from "../testing/conversions.ts";

const date = "2024-12-01";
const habits = (body: unknown) => ({ method: "POST", url: "/api/v1/habits", body });
const checkin = (body: unknown) => ({ method: "POST", url: "/api/v1/habits/checkin", body });
const logs = (body: unknown) => ({ method: "POST", url: "/api/v1/logs?habitId=h1", body });

describe("a new habit", () => {
  test("leaves out what v2 does not accept, keeps what it does not know, and notes both", () => {
    const body = {
      id: "h1",
      title: "Run",
      streak: 3,
      completedDates: ["2024-11-01"],
      color: { "a/b": 1 },
    };
    const { requests, notes } = toV2(habits(deepFreeze(body)));
    expect(requests[0]?.body).toStrictEqual({ id: "h1", name: "Run", color: { "a/b": 1 } });
    expect(inShort(notes)).toEqual([
      "lost /body/streak streak-to-statistics",
      "lost /body/completedDates completed-dates-removed",
      "kept /body/color",
    ]);
  });

  test.each([
    [{ title: "x", frequency: "weekly" }, ["kept /body/frequency frequency-to-occurrence"]],
    [{ title: "x", target: 2 }, ["assumed /body/target target-unit-to-goals"]],
    [
      { title: "x", frequency: "daily", target: 2, unit: "min" },
      ["kept /body/unit target-unit-to-goals"],
    ],
  ])("%j is noted as %j", (body, notes) => {
    expect(inShort(toV2(habits(body)).notes)).toEqual(notes);
  });

  test.each([
    [{ title: 1, target: "3" }, ["/body/title", "/body/target"]],
    [{ title: "x", name: "x" }, ["/body/name"]],
    [{ title: "x", goals: [], statistics: {} }, ["/body/goals", "/body/statistics"]],
    [{ title: "x", frequency: "" }, ["/body/frequency"]],
    [{ title: "x", unit: "km" }, ["/body/target"]],
    [{ title: "x", completedDates: ["2024-02-30"] }, ["/body/completedDates/0"]],
    [{ title: "x", color: () => "red" }, ["/body/color"]],
    [[{ title: "x" }], ["/body"]],
    [null, ["/body"]],
    [undefined, ["/body"]],
    ["", ["/body"]],
    ["title=x", ["/body"]],
    ['{"title":"x"', ["/body"]],
  ])("of %j is refused", (body, pointers) => {
    expect(refusalOf(() => toV2(habits(body)))).toEqual(pointers);
  });

  test("keeps members called __proto__ and constructor as members", () => {
    const text = '{"title":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"a":1}}}';
    const wanted = text.replace("title", "name");
    const own = onlyV2(habits(JSON.parse(text))).body;
    expect(JSON.stringify(own)).toBe(wanted);
    expect(onlyV2(habits(text)).body).toBe(wanted);
    expect(own).not.toHaveProperty("polluted");
  });
});

describe("a check-in", () => {
  test("that is done logs one `rep`, which is assumed", () => {
    const { requests, notes } = toV2(checkin({ habitId: "h1", date, status: "done" }));
    expect(requests[0]?.body).toStrictEqual({ targetDate: date, value: 1, unitSymbol: "rep" });
    expect(inShort(notes)).toEqual(["assumed /body/status checkin-to-logs"]);
  });

  test("logs what the habit's goal asks for, else what the user says it is", () => {
    const request = checkin({ habitId: "h1", date, status: "done" });
    const habit = deepFreeze({ id: "h1", goals: [{ value: 20, unit: "min" }, { value: 1 }] });
    const said = { value: 2, unit: "km" };
    const minutes = { targetDate: date, value: 20, unitSymbol: "min" };
    expect(toV2(request, { habit }).notes).toEqual([]);
    expect(onlyV2(request, { habit }).body).toStrictEqual(minutes);
    expect(onlyV2(request, { habit, checkin: said }).body).toStrictEqual(minutes);
    const kilometres = { targetDate: date, value: 2, unitSymbol: "km" };
    expect(onlyV2(request, { habit: { id: "h1" }, checkin: said }).body).toStrictEqual(kilometres);
  });

  test("of a habit whose goal has no unit does not assume one in silence", () => {
    const request = checkin({ habitId: "h1", date, status: "done" });
    const { requests, notes } = toV2(request, { habit: { id: "h1", goals: [{ value: 3 }] } });
    expect(requests[0]?.body).toMatchObject({ targetDate: date, value: 3 });
    expect(notes.map(({ kind }) => kind)).toContain("assumed");
  });

  test("that is skipped needs no more than a skip does, and keeps what else it says", () => {
    const body = { habitId: "h1", date, status: "skipped", reason: "ill" };
    const { requests, notes } = toV2(checkin(body));
    expect(requests[0]?.body).toStrictEqual({ targetDate: date, reason: "ill" });
    expect(inShort(notes)).toEqual(["kept /body/reason"]);
  });

  test.each([
    [{ habitId: "h1", date, status: "failed" }, "/body/status"],
    [{ habitId: "h1", date, status: "Done" }, "/body/status"],
    [{ habitId: "h1", date, status: true }, "/body/status"],
    [{ habitId: "h1", date, status: "constructor" }, "/body/status"],
    [{ habitId: "h1", date }, "/body/status"],
    [{ habitId: "h1", status: "done" }, "/body/date"],
    [{ habitId: "h1", status: "skipped" }, "/body/date"],
    [{ habitId: "h1", date: "2024-12-32", status: "done" }, "/body/date"],
    [{ habitId: "h1", date: "2024-12-01T00:00:00Z", status: "skipped" }, "/body/date"],
    [{ habitId: "h1", date, status: "done", value: 3 }, "/body/value"],
    [{ habitId: "h1", date, status: "skipped", targetDate: date }, "/body/targetDate"],
  ])("of %j is left to a person", (body, pointer) => {
    expect(refusalOf(() => toV2(checkin(body)))).toEqual([pointer]);
  });
});

describe("a log", () => {
  test("of `times` is one of `rep` in v2, which does not know `times`", () => {
    const { body } = onlyV2(logs({ date, value: 2, unitSymbol: "times" }));
    expect(body).toStrictEqual({ targetDate: date, value: 2, unitSymbol: "rep" });
  });

  test("keeps a member that v2 knows by that name, without calling it unknown", () => {
    const { notes } = toV2(logs({ date, value: 2, unitSymbol: "rep" }));
    expect(notes.map(({ message }) => message).join()).not.toContain("not known");
  });

  test.each([
    [{ date }, ["/body/value", "/body/unitSymbol"]],
    [{ value: 1, unitSymbol: "rep" }, ["/body/date"]],
    [{ date, value: "1", unitSymbol: "rep" }, ["/body/value"]],
    [{ date, targetDate: date, value: 1, unitSymbol: "rep" }, ["/body/targetDate"]],
  ])("of %j is refused", (body, pointers) => {
    expect(refusalOf(() => toV2(logs(body)))).toEqual(pointers);
  });
});

describe("an area", () => {
  const areas = (body: unknown) => ({ method: "POST", url: "/api/v1/areas", body });

  test("keeps what is not known, and notes it as any other body does", () => {
    const { requests, notes } = toV2(areas({ name: "x", color: "red" }));
    expect(requests[0]?.body).toEqual({ name: "x", color: "red" });
    expect(inShort(notes)).toEqual(["kept /body/color"]);
  });

  test.each([
    [{ name: 3 }, "/body/name"],
    [{ name: "x", color: () => 1 }, "/body/color"],
    [[], "/body"],
    ["3", "/body"],
  ])("of %j is refused, as it is no area", (body, pointer) => {
    expect(refusalOf(() => toV2(areas(body)))).toEqual([pointer]);
  });
});
