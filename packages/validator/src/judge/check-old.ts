import type { Check } from "./check.ts";
import type { Compile, Surroundings } from "./compile-check.ts";
import type { SchemaNode } from "./expectation.ts";
import { report } from "./findings.ts";
import { isObject } from "./json-type.ts";
import type { OldMember } from "./old-member.ts";
import { nameOf, pointerOf } from "./place.ts";

/** The check of a member of v1: what became of it, and whether its value is one that v2 takes. */
export function checkOld(
  member: OldMember,
  otherwise: Check | undefined,
  node: SchemaNode,
  around: Surroundings,
  compile: Compile,
): Check {
  const target = member.to ? nodeAt(node, member.to) : member.node;
  const check = target && compile(target, { ...around, path: "" });
  return (value, place, findings) => {
    if (member.applies?.(value) === false) return otherwise?.(value, place, findings);
    const { change, severity } = member;
    const told = member.explain(value, nameOf(place));
    report(findings, { change, severity, in: "body", pointer: pointerOf(place), ...told });
    // A warning takes nothing away from what v2 asks.
    (severity === "error" ? check : otherwise)?.(value, place, findings);
  };
}

/** A part of a schema, by the way to a value that it is of. */
export function nodeAt(
  node: SchemaNode,
  path: readonly (string | number)[],
): SchemaNode | undefined {
  let at: unknown = node;
  for (const step of path) {
    const { items, properties } = at as SchemaNode;
    at = typeof step === "number" ? items : (properties as SchemaNode | undefined)?.[step];
    if (!isObject(at)) return undefined;
  }
  return at as SchemaNode;
}
