import {
  type FieldMapping,
  type FilledMember,
  type JsonSchema,
  type MappedShape,
  type ShapeMapping,
  schemasV1,
  schemasV2,
  shapeMappings,
} from "@habitshift/schemas";
import { type Check, compileCheck } from "./check.ts";
import { treeOf, type V2Node } from "./v2-tree.ts";

/** A field that moves. */
export type Move = Extract<FieldMapping, { op: "move" }>;

/** A field that is gone. */
export type Removal = Extract<FieldMapping, { op: "remove" }>;

/** A value that stands for several members. */
export type Expansion = Extract<FieldMapping, { op: "expand" }>;

/** A mapping made ready: what to check on the way in, and what to look a member up by. */
export interface CompiledMapping {
  readonly mapping: ShapeMapping;
  readonly checkV1: Check;
  readonly checkV2: Check;
  /** The members that keep their name; those that v2 has in the path among them. */
  readonly shared: ReadonlySet<string>;
  readonly byV1Name: ReadonlyMap<string, FieldMapping>;
  /** The v2 members that a field brings along when it is the first in their container. */
  readonly fills: ReadonlyMap<string, readonly FilledMember[]>;
  readonly v2Tree: V2Node;
  readonly expansions: readonly Expansion[];
  /** The v2 members that a single v1 value stands for. */
  readonly expandedNames: ReadonlySet<string>;
  readonly removals: readonly Removal[];
}

function compileMapping(shape: MappedShape, v1: JsonSchema, v2: JsonSchema): CompiledMapping {
  const mapping = shapeMappings[shape];
  const expansions = mapping.fields.filter((field) => field.op === "expand");
  const inPath = mapping.fields.filter(({ op }) => op === "to-path").map(({ from }) => from);
  const expanded = expansions.flatMap(({ values }) => Object.values(values).flatMap(Object.keys));
  return {
    mapping,
    checkV1: compileCheck(narrowed(v1, [...pathMembers(mapping), ...expandedMembers(mapping)])),
    checkV2: compileCheck(narrowed(v2, pathMembers(mapping))),
    shared: new Set([...mapping.shared.map(({ name }) => name), ...inPath]),
    byV1Name: new Map(mapping.fields.map((field) => [field.from, field])),
    fills: fillsOf(mapping),
    v2Tree: treeOf(mapping),
    expansions,
    expandedNames: new Set(expanded),
    removals: mapping.fields.filter((field) => field.op === "remove"),
  };
}

function fillsOf({ fields, filled }: ShapeMapping): ReadonlyMap<string, readonly FilledMember[]> {
  const moves = fields.filter((field) => field.op === "move");
  const brought = ({ to }: Move) =>
    filled.filter(({ within }) => within.every((segment, index) => to[index] === segment));
  const fills = moves.map((field) => [field.from, brought(field)] as const);
  return new Map(fills.filter(([, members]) => members.length > 0));
}

/** A member to check otherwise than the schema of the whole request does. */
type Narrowed = readonly [name: string, schema: unknown, required: boolean];

/** What v2 has in the path may be missing from a payload, and may be there in either version. */
function pathMembers({ fields }: ShapeMapping): Narrowed[] {
  const moved = fields.filter(({ op }) => op === "to-path");
  return moved.map(({ from }) => [from, { type: "string" }, false]);
}

/** A value that stands for other members has to be one of those that are known. */
function expandedMembers({ fields }: ShapeMapping): Narrowed[] {
  const expanded = fields.filter((field) => field.op === "expand");
  return expanded.map(({ from, values }) => [from, { enum: Object.keys(values) }, true]);
}

function narrowed(schema: JsonSchema, members: readonly Narrowed[]): JsonSchema {
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

export const habitMapping = compileMapping("habit", schemasV1.habit, schemasV2.habit);

export const checkInMapping = compileMapping("check-in", schemasV1["check-in"], schemasV2.log);
