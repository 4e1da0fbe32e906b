import {
  type BareSchema,
  type FieldMapping,
  type FilledMember,
  type MappedShape,
  mappedSchemasV1,
  mappedSchemasV2,
  type ShapeMapping,
  shapeMappings,
} from "@habitshift/schemas";
import { type Check, checkJson, compileCheck } from "./check.ts";
import type { Expansion, Move, Removal } from "./fields.ts";
import { type Draft, getterOf } from "./json.ts";
import { compileMembers, type MemberChecks } from "./member-checks.ts";
import { recorderOf } from "./record-completions.ts";
import {
  carryStep,
  dropStep,
  expandStep,
  keepStep,
  moveStep,
  recordStep,
  type Step,
  toPathStep,
} from "./steps-to-v2.ts";
import { type Member, type ToV2, toV2Of } from "./to-v2.ts";
import { treeOf, type V2Node } from "./v2-tree.ts";

/**
 * What a payload is converted as: by itself, as the body of a request, or as what an answer or an
 * archive holds. They differ in members that a request has in its path and in read-only ones.
 */
export type Role = "payload" | "request" | "record";

/** A field that moves, and what reads it in v2. */
interface MoveBack {
  readonly field: Move;
  readonly get: (input: Draft) => unknown;
}

/** A mapping made ready for both ways. */
export interface CompiledMapping {
  readonly toV2: ToV2;
  readonly checkV2: Check;
  /** The members that keep their name on the way to v1. */
  readonly shared: ReadonlySet<string>;
  readonly v2Tree: V2Node;
  /** What v2 moved, and v1 has elsewhere. */
  readonly moves: readonly MoveBack[];
  readonly expansions: readonly Expansion[];
  /** The v2 members that a single v1 value stands for. */
  readonly expandedNames: ReadonlySet<string>;
  readonly removals: readonly Removal[];
}

/** Makes ready how payloads of one shape convert in one role. */
export function compileMapping(
  { carried = [], ...own }: Omit<ShapeMapping, "shape">,
  role: Role,
  v1: BareSchema,
  v2: BareSchema,
): CompiledMapping {
  const mapping = { ...own, fields: [...own.fields, ...carried] };
  const expansions = mapping.fields
    .filter((field) => field.op === "expand")
    .map((field) => expansionIn(role, field));
  const inPath = mapping.fields.filter(({ op }) => op === "to-path").map(({ from }) => from);
  const expanded = expansions.flatMap(({ values }) => Object.values(values).flatMap(Object.keys));
  const checks = compileMembers(
    narrowed(v1, [...pathMembers(mapping), ...expandedMembers(expansions)]),
  );
  return {
    toV2: toV2Of({ members: membersOf(mapping, role, checks), required: checks.required }),
    checkV2: compileCheck(narrowed(v2, pathMembers(mapping))),
    shared: new Set([...mapping.shared.map(({ name }) => name), ...inPath]),
    v2Tree: treeOf(mapping),
    moves: mapping.fields
      .filter((field) => field.op === "move")
      .map((field) => ({ field, get: getterOf(field.to) })),
    expansions,
    expandedNames: new Set(expanded),
    removals: mapping.fields.filter((field) => field.op === "remove"),
  };
}

function membersOf(
  { shared, fields, filled }: Omit<ShapeMapping, "shape">,
  role: Role,
  { byName }: MemberChecks,
): Map<string, Member> {
  const steps = new Map<string, Step>([
    ...shared.map(({ name }) => [name, keepStep(name)] as const),
    ...fields.map((field) => [field.from, stepOf(field, filled, role)] as const),
  ]);
  const names = new Set([...byName.keys(), ...steps.keys()]);
  return new Map(
    Array.from(names, (name) => [
      name,
      { check: byName.get(name) ?? checkJson, step: steps.get(name) ?? carryStep(name) },
    ]),
  );
}

function stepOf(field: FieldMapping, filled: readonly FilledMember[], role: Role): Step {
  const { from, change } = field;
  switch (field.op) {
    case "move": {
      if (field.readOnly && role === "request") {
        return dropStep(from, change, `v2 does not accept \`${field.to.at(-1)}\`; it is read-only`);
      }
      const brought = filled.filter(({ within }) =>
        within.every((segment, index) => field.to[index] === segment),
      );
      return moveStep(field, brought);
    }
    case "expand":
      return expandStep(expansionIn(role, field));
    case "remove": {
      const { records } = field;
      if (role === "request" || !records) return dropStep(from, change, field.reason);
      return recordStep(recorderOf({ ...field, records }));
    }
    case "to-path":
      if (role === "record") return keepStep(from);
      return role === "request" ? () => {} : toPathStep(from, change);
  }
}

/** A member to check otherwise than the schema of the whole request does. */
type Narrowed = readonly [name: string, schema: unknown, required: boolean];

/** What v2 has in the path may be missing from a payload, and may be there in either version. */
function pathMembers({ fields }: Pick<ShapeMapping, "fields">): Narrowed[] {
  const moved = fields.filter(({ op }) => op === "to-path");
  return moved.map(({ from }) => [from, { type: "string" }, false]);
}

/** A value that stands for other members has to be one of those that are known. */
function expandedMembers(expansions: readonly Expansion[]): Narrowed[] {
  return expansions.map(({ from, values }) => [from, { enum: Object.keys(values) }, true]);
}

/** An answer may have values that a request may not. */
function expansionIn(role: Role, field: Expansion): Expansion {
  return role === "record" ? { ...field, values: { ...field.values, ...field.answered } } : field;
}

function narrowed(schema: BareSchema, members: readonly Narrowed[]): BareSchema {
  const { properties, required } = schema as { properties?: object; required?: readonly string[] };
  const free = members.filter(([, , needed]) => !needed).map(([name]) => name);
  return {
    ...schema,
    required: (required ?? []).filter((name) => !free.includes(name)),
    properties: {
      ...properties,
      ...Object.fromEntries(members.map(([name, member]) => [name, member])),
    },
  };
}

export const habitMapping = compileMapping(
  shapeMappings.habit,
  "payload",
  mappedSchemasV1.habit,
  mappedSchemasV2.habit,
);

export const checkInMapping = compileMapping(
  shapeMappings["check-in"],
  "payload",
  mappedSchemasV1["check-in"],
  mappedSchemasV2.log,
);

/** What answers and archives hold whose members differ between the versions. */
export const recordMappings = {
  habit: habitMapping,
  "check-in": compileMapping(
    shapeMappings["check-in"],
    "record",
    mappedSchemasV1["check-in"],
    mappedSchemasV2["log-record"],
  ),
  log: compileMapping(
    shapeMappings.log,
    "record",
    mappedSchemasV1.log,
    mappedSchemasV2["log-record"],
  ),
} as const satisfies Partial<Record<MappedShape, CompiledMapping>>;
