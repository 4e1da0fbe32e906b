import {
  type Endpoint,
  type MappedShape,
  mappedSchemasV1,
  mappedSchemasV2,
  shapeMappings,
} from "@habitshift/schemas";
import { notAPayload } from "../conversion-error.ts";
import { type Fault, placedAt } from "../fault.ts";
import { type Draft, type JsonObject, valueAt } from "../json.ts";
import { type CompiledMapping, compileMapping, habitMapping } from "../mapping.ts";
import type { NoteTaker } from "../notes.ts";
import type { Segment } from "../pointer.ts";
import { completeGoals, noteReplacedGoals } from "./complete-goals.ts";

/** What is known of the habit that a request is about, and of how its user checks in. */
export interface BodyOptions {
  /** The v2 habit as it is now. */
  readonly habit?: JsonObject;
  /** What a check-in that is done is logged as, where the habit is not known. */
  readonly checkin?: { readonly value: number; readonly unit: string };
}

const mappings: Readonly<Record<MappedShape, CompiledMapping>> = {
  habit: compileMapping("habit", "request", mappedSchemasV1.habit, mappedSchemasV2["habit-update"]),
  "check-in": compileMapping(
    "check-in",
    "request",
    mappedSchemasV1["check-in"],
    mappedSchemasV2.log,
  ),
  skip: compileMapping("skip", "request", mappedSchemasV1.skip, mappedSchemasV2.skip),
  log: compileMapping("log", "request", mappedSchemasV1.log, mappedSchemasV2.log),
  note: compileMapping("note", "request", mappedSchemasV1.note, mappedSchemasV2.note),
};

/**
 * Converts the body of a request to v2; a shape that is the same in both versions is carried over.
 * `taker` stands at the body.
 *
 * @throws {ConversionError} Where it is not a body of v1, or v2 needs what it does not say.
 */
export function convertBody(
  { request: shape, method }: Endpoint,
  body: unknown,
  options: BodyOptions,
  taker: NoteTaker,
): unknown {
  if (!Object.hasOwn(mappings, shape)) return body;
  const mapping = mappings[shape as MappedShape];
  const result = mapping.toV2(body, taker);
  if (!("value" in result)) throw failure(`the body of a v1 ${shape}`, result, taker);
  const { value } = result;
  if (shape === "check-in") logAmount(value, options, taker);
  if (shape === "habit" && method !== "POST")
    changeGoals(value, body as JsonObject, options, taker);
  const missing = mapping.checkV2(value);
  if (missing.length === 0) return value;
  const faults = missing.map((fault) => ({
    ...fault,
    path: sourceOf(fault.path, shape as MappedShape),
  }));
  throw failure(`enough for the body of a v2 ${shape}`, faults, taker);
}

/** A change of a habit names some of a goal; v2 replaces the goals. */
function changeGoals(
  value: Draft,
  body: JsonObject,
  { habit }: BodyOptions,
  taker: NoteTaker,
): void {
  if (habit === undefined) {
    noteReplacedGoals(body, taker);
  } else {
    completeGoals(value, body, habit);
    forgetAssumptions(taker);
  }
}

function failure(what: string, faults: readonly Fault[], { base }: NoteTaker) {
  return notAPayload(what, placedAt(base, faults));
}

/** Where v1 has what is missing at a place of v2. */
function sourceOf(path: readonly Segment[], shape: MappedShape): readonly Segment[] {
  const field = shapeMappings[shape].fields.find(
    ({ op, ...field }) =>
      op === "move" && "to" in field && field.to.every((segment, index) => path[index] === segment),
  );
  return field === undefined ? path : [field.from];
}

/** A check-in logs what the habit's goal asks for, or what the user said (decision `check-in-done`). */
function logAmount(log: Draft, { habit, checkin }: BodyOptions, taker: NoteTaker): void {
  for (const { records } of habitMapping.removals) {
    if (!records) continue;
    const { amount, unit } = records;
    const value = valueAt(habit, amount.from);
    if (value !== undefined) {
      log[amount.member] = value;
      log[unit.member] = valueAt(habit, unit.from) ?? unit.fallback;
    } else if (checkin !== undefined) {
      log[amount.member] = checkin.value;
      log[unit.member] = checkin.unit;
    }
    if (value !== undefined || checkin !== undefined) forgetAssumptions(taker);
  }
}

/** What is known need not be assumed. */
function forgetAssumptions({ notes }: NoteTaker): void {
  const kept = notes.filter(({ kind }) => kind !== "assumed");
  notes.splice(0, notes.length, ...kept);
}
