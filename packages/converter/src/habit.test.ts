import { describe, expect, test } from "vitest";
import { convert } from "./convert.ts";

const full = {
  id: "h1",
  title: "Morning run",
  frequency: "daily",
  target: 3,
  unit: "times",
  streak: 15,
  completedDates: ["2024-11-01", "2024-11-02"],
};

describe("a habit to v2", () => {
  test("gives the logs of its completions, with the amount and unit of its goal", () => {
    const log = { habitId: "h1", value: 3, unitSymbol: "rep" };
    expect(convert(full, { kind: "habit", to: "v2" }).logs).toEqual([
      { ...log, targetDate: "2024-11-01" },
      { ...log, targetDate: "2024-11-02" },
    ]);
  });

  test("notes the figures and the logs that are derived, and nothing else", () => {
    const { notes } = convert(full, { kind: "habit", to: "v2" });
    expect(notes.map(({ kind, pointer, change }) => [kind, pointer, change])).toEqual([
      ["derived", "/completedDates", "completed-dates-removed"],
      ["derived", "/completedDates", "completed-dates-removed"],
      ["derived", "/completedDates", "completed-dates-removed"],
    ]);
  });

  test("has no logs where it had no record of completions", () => {
    const { completedDates, ...rest } = full;
    expect(convert(rest, { kind: "habit", to: "v2" })).not.toHaveProperty("logs");
    expect(convert({ ...rest, completedDates: [] }, { kind: "habit", to: "v2" }).logs).toEqual([]);
  });

  test.each([
    [{ target: 2 }, "assumed", "/target", "target-unit-to-goals"],
    [{ unit: "min", frequency: "daily" }, "kept", "/unit", "target-unit-to-goals"],
    [{ unit: "rep", frequency: "daily" }, "lost", "/unit", "target-unit-to-goals"],
    [{ frequency: "weekly" }, "kept", "/frequency", "frequency-to-occurrence"],
    [{ color: "red" }, "kept", "/color", undefined],
    [{ "a/b~c": 1 }, "kept", "/a~1b~0c", undefined],
    [
      { completedDates: ["2024-11-01", "2024-11-01"] },
      "lost",
      "/completedDates",
      "completed-dates-removed",
    ],
  ] as const)("%j has a note of what is %s at %s", (habit, kind, pointer, change) => {
    const { notes } = convert(habit, { kind: "habit", to: "v2" });
    const found = notes.filter((note) => note.kind !== "derived");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind, pointer, ...(change && { change }) });
    if (change === undefined) expect(found[0]).not.toHaveProperty("change");
  });

  test.each([
    [null, [""]],
    [[], [""]],
    ["habit", [""]],
    [new Date(0), [""]],
    [{ title: 1, target: "3" }, ["/title", "/target"]],
    [{ title: null }, ["/title"]],
    [{ streak: 1.5 }, ["/streak"]],
    [{ target: Number.NaN }, ["/target"]],
    [{ frequency: "" }, ["/frequency"]],
    [{ completedDates: ["2024-11-01", "2024-02-30"] }, ["/completedDates/1"]],
    [{ completedDates: new Array(1) }, ["/completedDates/0"]],
    [{ title: "x", name: "y", goals: [] }, ["/name", "/goals"]],
    [{ color: () => "red" }, ["/color"]],
  ])("%j is refused", (habit, pointers) => {
    expect(() => convert(habit, { kind: "habit", to: "v2" })).toThrow(
      expect.objectContaining({ pointers: pointers }),
    );
  });

  test("a member that is undefined counts as absent", () => {
    const { value } = convert({ title: "x", unit: undefined }, { kind: "habit", to: "v2" });
    expect(value).toStrictEqual({ name: "x" });
  });
});

describe("the user's own units", () => {
  const units = { minutes: "min", mins: "min" };
  const unitNotes = (unit: string) => {
    const habit = { frequency: "daily", target: 1, unit };
    const { value, notes } = convert(habit, { kind: "habit", to: "v2", units });
    const back = convert(value, { kind: "habit", to: "v1", units }).value;
    return [value.goals?.[0]?.unit, back.unit, ...notes.map(({ kind }) => kind)];
  };

  test.each([
    ["minutes", "min", "minutes"],
    ["times", "rep", "times"],
    ["mins", "min", "minutes", "lost"],
    ["min", "min", "minutes", "lost"],
    ["km", "km", "km", "kept"],
  ])("%s becomes %s and comes back as %s", (unit, ...rest) => {
    expect(unitNotes(unit)).toEqual(rest);
  });
});

describe("a habit to v1", () => {
  test("takes its days from the logs that reach the goal, and no others", () => {
    const habit = { id: "h1", goals: [{ periodicity: "daily", value: 3, unit: "rep" }] };
    const log = (habitId: string, targetDate: string, value: number) => ({
      habitId,
      targetDate,
      value,
    });
    const logs = [
      log("h1", "2024-11-01", 1),
      log("h1", "2024-11-02", 2),
      log("h1", "2024-11-01", 2),
      log("h2", "2024-11-03", 3),
      { habitId: "h1", targetDate: "2024-11-04", skipped: true },
    ];
    expect(convert(habit, { kind: "habit", to: "v1", logs }).value.completedDates).toEqual([
      "2024-11-01",
    ]);
  });

  test.each([
    [{ goals: [{ value: 1, periodicity: "daily" }, { value: 2 }] }, ["/goals/1"]],
    [{ goals: [{ value: 1, periodicity: "weekly" }] }, ["/goals/0/periodicity"]],
    [{ goals: [{ value: 1 }] }, ["/goals/0"]],
    [{ goals: [] }, ["/goals"]],
    [{ occurrence: { interval: 2 } }, ["/occurrence"]],
    [{ occurrence: { type: "daily", interval: 2 } }, ["/occurrence/interval"]],
    [{ statistics: { bestStreak: 3 } }, ["/statistics/bestStreak"]],
    [{ goals: [{ periodicity: "daily", unit: "times" }] }, ["/goals/0/unit"]],
  ])("%j has a note of what is lost at %j", (habit, pointers) => {
    const { notes } = convert(habit, { kind: "habit", to: "v1" });
    expect(notes.map(({ kind, pointer }) => [kind, pointer])).toEqual(
      pointers.map((it) => ["lost", it]),
    );
  });

  test("is refused where it has members of v1", () => {
    expect(() => convert({ name: "x", title: "y" }, { kind: "habit", to: "v1" })).toThrow(
      expect.objectContaining({ pointers: ["/title"] }),
    );
  });

  test("is refused with logs that have no day or no amount", () => {
    const logs = [{ targetDate: "2024-11-01" }, { value: 1 }];
    const attempt = () => convert({}, { kind: "habit", to: "v1", logs });
    expect(attempt).toThrow(
      expect.objectContaining({ pointers: ["/logs/0/value", "/logs/1/targetDate"] }),
    );
  });
});
