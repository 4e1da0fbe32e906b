import {
  type CompletionRecords,
  type Endpoint,
  envelope,
  type MappedShape,
  mappedSchemasV1,
  mappedSchemasV2,
  type Shape,
  shapeMappings,
} from "@habitshift/schemas";
import { notAPayload } from "../conversion-error.ts";
import { type Fault, placedAt } from "../fault.ts";
import { type Draft, type JsonObject, valueAt } from "../json.ts";
import { type CompiledMapping, compileMapping, habitMapping } from "../mapping.ts";
import { forget, type NoteTaker } from "../notes.ts";
import type { Segment } from "../pointer.ts";
import type { Units } from "../units.ts";
import { completeGoals } from "./complete-goals.ts";

/** What is known of the habit that a request is about, and of how its user checks in. */
export interface BodyOptions {
  /** The v2 habit as it is now. */
  readonly habit?: JsonObject;
  /** What a check-in that is done is logged as, where the habit is not known. */
  readonly checkin?: { readonly value: number; readonly unit: string };
  /** What the user's own v1 units are called in v2. */
  readonly units?: Units;
}

const { habit, log, note, skip } = shapeMappings;
const checkIn = shapeMappings["check-in"];
const [v1, v2] = [mappedSchemasV1, mappedSchemasV2];

/** A body that is the same in both versions: only what neither names is to be noted. */
const area = {
  shared: Object.keys(v2.area.properties as object).map((name) => ({
    name,
    source: envelope.source,
  })),
  fields: [],
  filled: [],
};

type Body = MappedShape | "area";

const mappings: Readonly<Record<Body, CompiledMapping>> = {
  habit: compileMapping(habit, "request", v1.habit, v2["habit-update"]),
  "check-in": compileMapping(checkIn, "request", v1["check-in"], v2.log),
  skip: compileMapping(skip, "request", v1.skip, v2.skip),
  log: compileMapping(log, "request", v1.log, v2.log),
  note: compileMapping(note, "request", v1.note, v2.note),
  area: compileMapping(area, "request", v2.area, v2.area),
};

/**
 * Converts the body of a request to v2. `taker` stands at the body.
 *
 * @throws {ConversionError} Where it is not a body of v1, or v2 needs what it does not say.
 */
export function convertBody(
  { request: shape, method }: Endpoint,
  body: unknown,
  options: BodyOptions,
  taker: NoteTaker,
): unknown {
  const mapping = mappings[shape as Body];
  const result = mapping.toV2(body, taker);
  if (!("value" in result)) throw failure(`the body of a v1 ${shape}`, result, taker);
  // Checked and noted, but the same: it stays as it is written.
  if (shape === "area") return body;
  const { value } = result;
  if (shape === "check-in") logAmount(value, options, taker);
  if (shape === "habit" && method !== "POST")
    completeGoals(value, body as JsonObject, options.habit, taker);
  const missing = mapping.checkV2(value);
  if (missing.length === 0) return value;
  const faults = missing.map((fault) => ({
    ...fault,
    path: sourceOf(fault.path, shape),
  }));
  throw failure(`enough for the body of a v2 ${shape}`, faults, taker);
}

function failure(what: string, faults: readonly Fault[], { base }: NoteTaker) {
  return notAPayload(what, placedAt(base, faults));
}

/** Where v1 has what is missing at a place of v2. */
function sourceOf(path: readonly Segment[], shape: Shape): readonly Segment[] {
  if (!Object.hasOwn(shapeMappings, shape)) return path;
  const field = shapeMappings[shape as MappedShape].fields.find(
    ({ op, ...field }) =>
      op === "move" && "to" in field && field.to.every((segment, index) => path[index] === segment),
  );
  return field === undefined ? path : [field.from];
}

/** A check-in logs what the habit's goal asks for, or what the user said (decision `check-in-done`). */
function logAmount(log: Draft, options: BodyOptions, taker: NoteTaker): void {
  for (const { records } of habitMapping.removals) {
    if (!records) continue;
    const { amount, unit } = records;
    const known = knownAmount(records, options);
    if (known.value !== undefined) log[amount.member] = known.value;
    if (known.unit === undefined) continue;
    log[unit.member] = known.unit;
    // What is known need not be assumed.
    forget(taker, "assumed");
  }
}

/** What a check-in counts for; a unit alone is none of an amount that is assumed. */
function knownAmount(
  { amount, unit }: CompletionRecords,
  { habit, checkin }: BodyOptions,
): { readonly value?: unknown; readonly unit?: unknown } {
  const value = valueAt(habit, amount.from);
  return value === undefined ? (checkin ?? {}) : { value, unit: valueAt(habit, unit.from) };
}
