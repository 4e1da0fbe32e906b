import { formats, schemasV2 } from "@habitshift/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConversionError } from "./conversion-error.ts";
import { convert } from "./convert.ts";
import type { Kind, Note, Version } from "./model.ts";

const ajv = new Ajv2020({ strict: true, ownProperties: true, formats });
const [isHabitV2, isLogV2] = [ajv.compile(schemasV2.habit), ajv.compile(schemasV2.log)];
const isEnvelopeV2 = ajv.compile(schemasV2.envelope);

const names =
  "id title frequency target unit streak completedDates name occurrence goals statistics";
const unknown = fc.dictionary(
  fc
    .oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "color"))
    .filter((it) => !names.split(" ").includes(it)),
  fc.jsonValue(),
  { maxKeys: 2 },
);
const word = (...known: string[]) =>
  fc.oneof(fc.constantFrom(...known), fc.string({ minLength: 1 }));
const amount = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const days = fc.array(fc.date({ min: new Date(0), max: new Date(3e12), noInvalidDate: true }), {
  maxLength: 6,
});
const listed = fc.oneof(
  days,
  days.map((some) => [...some, ...some]),
);

/** An object with some of the members, as JSON makes it, and perhaps with members that are not known. */
function partial<T extends object>(members: { [K in keyof T]: fc.Arbitrary<T[K]> }) {
  const own = fc.record(members, { requiredKeys: [] });
  return fc.tuple(own, unknown).map(([known, more]): Record<string, unknown> => {
    return JSON.parse(JSON.stringify({ ...more, ...known }));
  });
}

const habitV1 = partial({
  id: fc.constantFrom("h1", "h2", "h3"),
  title: fc.string(),
  frequency: word("daily"),
  target: amount,
  unit: word("times", "rep"),
  streak: fc.integer(),
  completedDates: listed.map((some) => some.map((day) => day.toISOString().slice(0, 10))),
});
const habitV2 = partial({
  id: fc.string(),
  name: fc.string(),
  occurrence: partial({ type: word("daily") }),
  goals: fc.array(
    partial({ periodicity: word("daily"), value: amount, unit: word("times", "rep") }),
    { maxLength: 2 },
  ),
  statistics: partial({
    currentStreak: fc.integer(),
    bestStreak: fc.nat(),
    totalCompletions: fc.nat(),
  }),
});

/** The pointers at which two JSON values differ. */
function differences(left: unknown, right: unknown, at = ""): string[] {
  if (Object.is(left, right)) return [];
  const both = [left, right].every((side) => typeof side === "object" && side !== null);
  if (!both || Array.isArray(left) !== Array.isArray(right)) return [at];
  const [one, other] = [left, right] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const own = (side: Record<string, unknown>, key: string) =>
    Object.hasOwn(side, key) ? side[key] : undefined;
  return [...keys].flatMap((key) => {
    const step = key.replaceAll("~", "~0").replaceAll("/", "~1");
    return differences(own(one, key), own(other, key), `${at}/${step}`);
  });
}

const related = (left: string, right: string) =>
  `${left}/`.startsWith(`${right}/`) || `${right}/`.startsWith(`${left}/`);

/** What differs and has no note of a loss, and such notes where nothing differs; both ought to be empty. */
function disagreements(before: unknown, back: unknown, notes: readonly Note[]) {
  const found = differences(before, back);
  const lost = notes.filter(({ kind }) => kind === "lost").map(({ pointer }) => pointer);
  return {
    unnoted: found.filter((at) => !lost.some((pointer) => related(at, pointer))),
    untrue: lost.filter((pointer) => !found.some((at) => related(at, pointer))),
  };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

describe("any habit of v1", () => {
  test("converts to a valid habit and valid logs of v2, and stays as it was", () => {
    fc.assert(
      fc.property(habitV1, (habit) => {
        const { value, logs = [] } = convert(deepFreeze(habit), { kind: "habit", to: "v2" });
        expect(isHabitV2(value)).toBe(true);
        expect(logs.every(({ habitId, ...log }) => isLogV2(log))).toBe(true);
      }),
    );
  });

  test("comes back the same with its logs, or a note says what is lost", () => {
    fc.assert(
      fc.property(habitV1, (habit) => {
        const { value, logs, notes } = convert(habit, { kind: "habit", to: "v2" });
        const back = convert(deepFreeze(value), {
          kind: "habit",
          to: "v1",
          ...(logs && { logs: deepFreeze(logs) }),
        });
        expect(disagreements(habit, back.value, notes)).toEqual({ unnoted: [], untrue: [] });
        expect(back.notes.filter(({ kind }) => kind === "lost")).toEqual([]);
      }),
    );
  });

  test("comes back without its logs with nothing missing that has no note", () => {
    fc.assert(
      fc.property(habitV1, (habit) => {
        const { value, notes } = convert(habit, { kind: "habit", to: "v2" });
        const back = convert(value, { kind: "habit", to: "v1" }).value;
        const derived = notes
          .filter(({ kind }) => kind === "derived")
          .map(({ pointer }) => pointer);
        const { unnoted } = disagreements(habit, back, notes);
        expect(unnoted.filter((at) => !derived.some((it) => related(at, it)))).toEqual([]);
      }),
    );
  });
});

test("any habit of v2 comes back the same from v1, or a note says what is lost", () => {
  fc.assert(
    fc.property(habitV2, (habit) => {
      const { value, notes } = convert(deepFreeze(habit), { kind: "habit", to: "v1" });
      const back = convert(value, { kind: "habit", to: "v2" }).value;
      expect(disagreements(habit, back, notes)).toEqual({ unnoted: [], untrue: [] });
    }),
  );
});

test("any envelope of habits is valid in v2 and comes back the same, or a note says what is lost", () => {
  const list = fc.oneof(habitV1, fc.array(habitV1, { maxLength: 3 }), fc.constant(null));
  fc.assert(
    fc.property(list, (data) => {
      const payload = deepFreeze({ success: true, data, error: null });
      const there = convert(payload, { kind: "envelope", to: "v2", data: "habit" });
      expect(isEnvelopeV2(there.value)).toBe(true);
      const back = convert(there.value, {
        ...{ kind: "envelope", to: "v1", data: "habit" },
        ...(there.logs && { logs: there.logs }),
      } as const);
      expect(disagreements(payload, back.value, there.notes).unnoted).toEqual([]);
    }),
  );
});

test("any failure comes back the same", () => {
  fc.assert(
    fc.property(fc.string(), (error) => {
      const payload = { success: false, data: null, error };
      const there = convert(payload, { kind: "error", to: "v2" });
      expect(convert(there.value, { kind: "error", to: "v1" }).value).toEqual(payload);
    }),
  );
});

test("whatever is passed converts or is refused with pointers, and leaves no trace on prototypes", () => {
  const kinds = fc.constantFrom<Kind>("habit", "log", "envelope", "error");
  const values = fc.anything({
    withNullPrototype: true,
    withSparseArray: true,
    withBigInt: true,
    withDate: true,
  });
  fc.assert(
    fc.property(
      fc.oneof(values, habitV1, habitV2),
      kinds,
      fc.constantFrom<Version>("v1", "v2"),
      (payload, kind, to) => {
        try {
          convert(payload, { kind, to });
        } catch (error) {
          expect(error).toBeInstanceOf(ConversionError);
          expect(error).not.toHaveProperty("cause");
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      },
    ),
  );
});
