import { formats, schemasV1, schemasV2 } from "@habitshift/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConversionError } from "./conversion-error.ts";
import { convert } from "./convert.ts";
import type { Kind, Version } from "./model.ts";
import { deepFreeze } from "./testing/conversions.ts";
import { disagreements, related } from "./testing/differences.ts";
import { checkLaw, patience } from "./testing/runs.ts";
import { validBy } from "./testing/schema-arbitraries.ts";

const ajv = new Ajv2020({ strict: true, ownProperties: true, formats });
const [isHabitV2, isLogV2] = [ajv.compile(schemasV2.habit), ajv.compile(schemasV2.log)];
const isEnvelopeV2 = ajv.compile(schemasV2.envelope);

/** Days of which some are there twice, and some stand in a row. */
const days = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 4 })), {
    maxLength: 4,
  })
  .map((runs) => runs.flatMap(([start, length]) => Array.from({ length }, (_, at) => start + at)))
  .chain((numbers) => fc.constantFrom(numbers, [...numbers, ...numbers], numbers.toReversed()))
  .map((numbers) => numbers.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)));

const habitV1 = fc
  .tuple(validBy(schemasV1.habit), fc.option(days), fc.constantFrom("h1", "h2", undefined))
  .map(([habit, completedDates, id]): Record<string, unknown> => {
    const { id: own, ...rest } = habit as Record<string, unknown>;
    const known = id === undefined ? {} : { id };
    return { ...known, ...rest, ...(completedDates && { completedDates }) };
  });

describe("any habit of v1", { timeout: patience }, () => {
  test("converts to a valid habit and valid logs of v2, and stays as it was", () => {
    checkLaw(habitV1, (habit) => {
      const { value, logs = [] } = convert(deepFreeze(habit), { kind: "habit", to: "v2" });
      expect(isHabitV2(value)).toBe(true);
      expect(logs.every(({ habitId, ...log }) => isLogV2(log))).toBe(true);
    });
  });

  test("has the figures that its days give, counted day by day", () => {
    checkLaw(habitV1, (habit) => {
      const { value } = convert(habit, { kind: "habit", to: "v2" });
      const listed = new Set((habit.completedDates ?? []) as string[]);
      const runs = Array.from(listed, (day) => {
        let length = 0;
        for (let at = Date.parse(day); ; at += 86_400_000, length++) {
          if (!listed.has(new Date(at).toISOString().slice(0, 10))) return length;
        }
      });
      const { bestStreak, totalCompletions } = value.statistics ?? {};
      expect(totalCompletions).toBe(listed.size === 0 ? undefined : listed.size);
      const best = Math.max(Number(habit.streak ?? 0), ...runs);
      expect(bestStreak).toBe(listed.size === 0 ? undefined : best);
    });
  });

  test("comes back the same with its logs, or a note says what is lost", () => {
    checkLaw(habitV1, (habit) => {
      const { value, logs, notes } = convert(habit, { kind: "habit", to: "v2" });
      const back = convert(deepFreeze(value), {
        kind: "habit",
        to: "v1",
        ...(logs && { logs: deepFreeze(logs) }),
      });
      expect(disagreements(habit, back.value, notes)).toEqual({ unnoted: [], untrue: [] });
      expect(back.notes.filter(({ kind }) => kind === "lost")).toEqual([]);
    });
  });

  test("comes back without its logs with nothing missing that has no note", () => {
    checkLaw(habitV1, (habit) => {
      const { value, notes } = convert(habit, { kind: "habit", to: "v2" });
      const back = convert(value, { kind: "habit", to: "v1" }).value;
      const derived = notes.filter(({ kind }) => kind === "derived").map(({ pointer }) => pointer);
      const { unnoted } = disagreements(habit, back, notes);
      expect(unnoted.filter((at) => !derived.some((it) => related(at, it)))).toEqual([]);
    });
  });

  test("is the same in v2 after a way back and forth", () => {
    checkLaw(habitV1, (habit) => {
      const there = convert(habit, { kind: "habit", to: "v2" });
      const logs = there.logs && { logs: there.logs };
      const back = convert(there.value, { kind: "habit", to: "v1", ...logs });
      const again = convert(back.value, { kind: "habit", to: "v2" });
      expect(again.value).toEqual(there.value);
      expect(again.logs).toEqual(there.logs);
    });
  });
});

describe("any payload", { timeout: patience }, () => {
  test("of a habit of v2 comes back the same from v1, or a note says what is lost", () => {
    checkLaw(validBy(schemasV2.habit), (habit) => {
      const { value, notes } = convert(deepFreeze(habit), { kind: "habit", to: "v1" });
      const back = convert(value, { kind: "habit", to: "v2" }).value;
      expect(disagreements(habit, back, notes)).toEqual({ unnoted: [], untrue: [] });
    });
  });

  test("of a log of v2 comes back the same from v1, or a note says what is lost", () => {
    checkLaw(validBy(schemasV2.log), (log) => {
      const { value, notes } = convert(deepFreeze(log), { kind: "log", to: "v1" });
      const back = convert(value, { kind: "log", to: "v2" }).value;
      expect(disagreements(log, back, notes).unnoted).toEqual([]);
    });
  });

  test.each(["habit", "log", "check-in"] as const)(
    "of an envelope of %s is valid in v2 and comes back the same, or a note says what is lost",
    (shape) => {
      const known = validBy(schemasV1["check-in"]).map((it) => ({ ...Object(it), status: "done" }));
      const shapes = { habit: habitV1, log: validBy(schemasV1.log), "check-in": known };
      const record = shapes[shape];
      const list = fc.oneof(record, fc.array(record, { maxLength: 3 }), fc.constant(null));
      checkLaw(list, (data) => {
        const payload = deepFreeze({ success: true, data, error: null });
        const there = convert(payload, { kind: "envelope", to: "v2", data: shape });
        expect(isEnvelopeV2(there.value)).toBe(true);
        const logs = there.logs && { logs: there.logs };
        const back = convert(there.value, { kind: "envelope", to: "v1", data: shape, ...logs });
        expect(disagreements(payload, back.value, there.notes).unnoted).toEqual([]);
      });
    },
  );

  test("of a failure comes back the same", () => {
    checkLaw(fc.string({ unit: "binary" }), (error) => {
      const payload = { success: false, data: null, error };
      const there = convert(payload, { kind: "error", to: "v2" });
      expect(convert(there.value, { kind: "error", to: "v1" }).value).toEqual(payload);
    });
  });

  test("converts or is refused with pointers, and leaves no trace on prototypes", () => {
    const values = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withBigInt: true,
      withDate: true,
    });
    const attempts = fc.record({
      payload: fc.oneof(values, habitV1, validBy(schemasV2.habit)),
      kind: fc.constantFrom<Kind>("habit", "log", "envelope", "error"),
      to: fc.constantFrom<Version>("v1", "v2"),
    });
    checkLaw(attempts, ({ payload, kind, to }) => {
      try {
        convert(payload, { kind, to });
      } catch (error) {
        expect(error).toBeInstanceOf(ConversionError);
        expect(error).not.toHaveProperty("cause");
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
});
