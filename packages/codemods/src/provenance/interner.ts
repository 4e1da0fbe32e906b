import { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Native } from "./native/native.ts";
import type { LiteralPart, TextPart, TextValue } from "./text/text-value.ts";
import type { TypeRef } from "./types/type-ref.ts";
import type {
  FieldValue,
  ForeignValue,
  FunctionNode,
  FunctionValue,
  NativeValue,
  ServiceCall,
  ServiceType,
  ServiceValue,
  TypedValue,
  UnknownValue,
  Value,
} from "./value.ts";

/** Makes values so that equal ones are the same object. */
export interface Interner {
  /** Every function that was a value, in the order in which they became one. */
  readonly functions: readonly FunctionValue[];
  id(value: object): number;
  text(parts: readonly TextPart[]): TextValue;
  service(call: ServiceCall, type: ServiceType): ServiceValue;
  field(holder: ServiceValue | TypedValue, name: string): FieldValue;
  fn(node: FunctionNode, context: Context, self: Value | null): FunctionValue;
  native(native: Native, self: Value | null): NativeValue;
  typed(type: TypeRef): TypedValue;
  foreign(base: object | string, resource: string): ForeignValue;
  /** What a call of code that is not followed gives. */
  unknown(from: ts.Node, isDeclared: boolean): UnknownValue;
}

export function createInterner(): Interner {
  const ids = new WeakMap<object, number>();
  const values = new Map<string, Value>();
  const functions: FunctionValue[] = [];
  let next = 1;
  const id = (value: object): number => {
    let known = ids.get(value);
    if (known === undefined) {
      known = next++;
      ids.set(value, known);
    }
    return known;
  };
  const intern = <T extends Value>(key: string, make: () => T): T => {
    const known = values.get(key);
    if (known) return known as T;
    const value = make();
    values.set(key, value);
    return value;
  };
  const selfId = (self: Value | null): number => (self ? id(self) : 0);
  return {
    id,
    functions,
    text: (parts) => {
      const merged = mergeParts(parts);
      return intern(`t|${merged.map((part) => partKey(part, id)).join("|")}`, () => ({
        kind: "text",
        parts: merged,
      }));
    },
    service: (call, type) =>
      intern(`s|${call.id}|${typeKey(type)}`, () => ({ kind: "service", call, type })),
    field: (holder, name) =>
      intern(`f|${id(holder)}|${name}`, () => ({ kind: "field", holder, name })),
    fn: (node, context, self) =>
      intern(`fn|${id(node)}|${context.id}|${selfId(self)}`, () => {
        const value: FunctionValue = { kind: "function", node, context, self };
        functions.push(value);
        return value;
      }),
    native: (native, self) =>
      intern(`n|${id(native)}|${selfId(self)}`, () => ({ kind: "native", native, self })),
    foreign: (base, resource) =>
      intern(`x|${typeof base === "string" ? base : id(base)}|${resource}`, () => ({
        kind: "foreign",
        base,
        resource,
      })),
    unknown: (from, isDeclared) =>
      intern(`u|${id(from)}|${isDeclared}`, () => ({
        kind: "unknown",
        from,
        ...(isDeclared && { declared: true }),
      })),
    typed: (type) => intern(`y|${type.id}`, () => ({ kind: "typed", type })),
  };
}

/**
 * Two pieces of the same literal that touch are one piece. An empty literal counts only behind all
 * other text: there a path may get longer.
 */
function mergeParts(parts: readonly TextPart[]): readonly TextPart[] {
  const merged: TextPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && "text" in last && "text" in part && touches(last, part)) {
      merged[merged.length - 1] = { ...last, text: last.text + part.text };
    } else if (!isEmpty(part) || isWholeLiteral(part)) {
      if (last && isEmpty(last)) merged.pop();
      merged.push(part);
    }
  }
  return merged;
}

function isEmpty(part: TextPart): boolean {
  return "text" in part && part.text === "";
}

function isWholeLiteral(part: TextPart): boolean {
  return "text" in part && ts.isStringLiteral(part.node) && part.node.text === "";
}

function touches(left: LiteralPart, right: LiteralPart): boolean {
  return (
    left.node === right.node &&
    left.via === right.via &&
    left.bare === right.bare &&
    left.cutAt === right.cutAt &&
    left.inCase === right.inCase &&
    left.encoded === right.encoded &&
    left.exact &&
    right.exact &&
    left.start + left.text.length === right.start
  );
}

function partKey(part: TextPart, id: (value: object) => number): string {
  return "text" in part
    ? `l${part.bare ? "b" : ""}${part.inCase ? "c" : ""}${part.encoded ? "u" : ""}${part.exact ? "" : "e"}${id(part.node)}:${part.start}:${part.via ? id(part.via) : 0}:${part.cutAt?.length ?? ""}:${part.cutAt ?? ""}:${part.text}`
    : `h${id(part.hole)}:${part.variable ?? ""}`;
}

function typeKey(type: ServiceType): string {
  switch (type.is) {
    case "response":
      return `r:${type.refused ? "refused:" : ""}${type.client.name}`;
    case "text":
      return "t";
    case "envelope":
      return "e";
    case "failure":
      return "f";
    case "list":
      return `l:${type.of}`;
    case "payload":
      return `p:${type.of}`;
  }
}
