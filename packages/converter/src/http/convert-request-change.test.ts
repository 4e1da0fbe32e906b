import { describe, expect, test } from "vitest";
import { deepFreeze, inShort, onlyV2, refusalOf, toV2 } from "../testing/conversions.ts";

const change = (body: unknown, method = "PUT") => ({ method, url: "/api/v1/habits/h1", body });
const habit = deepFreeze({
  id: "h1",
  name: "Run",
  occurrence: { type: "weekly" },
  goals: [
    { periodicity: "weekly", value: 5, unit: "min", hint: "slow" },
    { periodicity: "monthly", value: 1 },
  ],
  statistics: { currentStreak: 1, bestStreak: 2, totalCompletions: 3 },
});
const [first, second] = habit.goals;

describe.each(["PUT", "PATCH"])("a v1 %s of a habit", (method) => {
  test.each([
    [{ title: "x" }, { name: "x" }],
    [{ frequency: "daily" }, { occurrence: { type: "daily" } }],
    [{ streak: 3, completedDates: [] }, {}],
    [{}, {}],
    [
      { id: "h1", title: "" },
      { id: "h1", name: "" },
    ],
    [
      { target: 2, frequency: "daily" },
      { goals: [{ periodicity: "daily", value: 2 }], occurrence: { type: "daily" } },
    ],
  ])("of %j changes only what it names", (body, wanted) => {
    const own = onlyV2(change(deepFreeze(body), method));
    expect(own.method).toBe("PUT");
    expect(own.body).toStrictEqual(wanted);
  });

  test("of a goal without the habit notes what is assumed and what the list loses", () => {
    const { requests, notes } = toV2(change({ target: 4 }, method));
    expect(requests[0]?.body).toStrictEqual({ goals: [{ periodicity: "daily", value: 4 }] });
    expect(inShort(notes)).toEqual([
      "assumed /body/target target-unit-to-goals",
      "lost /body/target target-unit-to-goals",
    ]);
  });

  test("of a unit alone is refused without the habit: a goal needs a value", () => {
    expect(refusalOf(() => toV2(change({ unit: "km" }, method)))).toEqual(["/body/target"]);
  });

  test.each([
    [{ title: "x" }, { name: "x" }],
    [{ target: 4 }, { goals: [{ ...first, value: 4 }, second] }],
    [{ unit: "times" }, { goals: [{ ...first, unit: "rep" }, second] }],
    [
      { frequency: "daily" },
      { occurrence: { type: "daily" }, goals: [{ ...first, periodicity: "daily" }, second] },
    ],
    [
      { target: 1, unit: "times", frequency: "daily" },
      {
        occurrence: { type: "daily" },
        goals: [{ ...first, value: 1, unit: "rep", periodicity: "daily" }, second],
      },
    ],
  ])("of %j has the rest of the goals from the habit at hand", (body, wanted) => {
    const { requests, notes } = toV2(change(deepFreeze(body), method), { habit });
    expect(requests[0]?.body).toStrictEqual(wanted);
    expect(notes).toEqual([]);
  });
});

describe("a habit at hand", () => {
  test("without goals leaves nothing to complete: what is assumed is noted all the same", () => {
    const bare = { id: "h1", name: "Run" };
    const { requests, notes } = toV2(change({ target: 4 }), { habit: bare });
    expect(requests[0]?.body).toMatchObject({ goals: [{ value: 4 }] });
    expect(inShort(notes)).toEqual(["assumed /body/target target-unit-to-goals"]);
  });

  test("that is due weekly has no goal that is silently daily", () => {
    const weekly = { id: "h1", occurrence: { type: "weekly" }, goals: [] };
    const { requests, notes } = toV2(change({ target: 4 }), { habit: weekly });
    const isDaily = JSON.stringify(requests[0]?.body).includes('"daily"');
    const isNoted = notes.some(({ kind }) => kind === "assumed");
    expect({ isDaily, isNoted }).not.toEqual({ isDaily: true, isNoted: false });
  });

  test("whose goal names no period gets none, or a note of what is assumed", () => {
    const own = { id: "h1", goals: [{ value: 3, unit: "rep" }] };
    const { requests, notes } = toV2(change({ target: 4 }), { habit: own });
    const isDaily = JSON.stringify(requests[0]?.body).includes('"daily"');
    const isNoted = notes.some(({ kind }) => kind === "assumed");
    expect({ isDaily, isNoted }).not.toEqual({ isDaily: true, isNoted: false });
  });

  test("does not hide what is kept or lost", () => {
    const { notes } = toV2(change({ target: 4, unit: "km", streak: 2, color: 1 }), { habit });
    expect(inShort(notes)).toEqual([
      "kept /body/unit target-unit-to-goals",
      "lost /body/streak streak-to-statistics",
      "kept /body/color",
    ]);
  });

  test("is no part of a new habit", () => {
    const request = { method: "POST", url: "/api/v1/habits", body: { title: "x", target: 2 } };
    expect(onlyV2(request, { habit }).body).toStrictEqual({
      name: "x",
      goals: [{ periodicity: "daily", value: 2 }],
    });
  });
});
