import type { Breakage } from "../model.ts";
import type { Check } from "./check.ts";
import type { Compile, Surroundings } from "./compile-check.ts";
import type { SchemaNode } from "./expectation.ts";
import { report } from "./findings.ts";
import { isObject } from "./json-type.ts";
import type { OldMember } from "./old-member.ts";
import { nameOf, type Place, pointerOf } from "./place.ts";

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
  const tell = createTeller(member);
  return (value, place, findings) => {
    if (member.applies?.(value) === false) return otherwise?.(value, place, findings);
    report(findings, tell(value, place));
    // A warning takes nothing away from what v2 asks.
    (member.severity === "error" ? check : otherwise)?.(value, place, findings);
  };
}

/** So many are kept, each of a word at most so long: a stranger's words must not fill the memory. */
const keptAtMost = 50;
const longestKept = 30;

/** Says what became of a member. What it says of one at the root is kept, as bodies are alike. */
function createTeller(member: OldMember) {
  const kept = new Map<unknown, Breakage>();
  return (value: unknown, place: Place | undefined): Breakage => {
    const { change, severity } = member;
    const pointer = pointerOf(place);
    const tell = (): Breakage => {
      const told = member.explain(value, nameOf(place));
      return { change, severity, in: "body", pointer, ...told };
    };
    const isText = typeof value === "string";
    if (place?.parent !== undefined || (isText && value.length > longestKept)) return tell();
    const key = isText || value === null ? value : undefined;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const breakage = Object.freeze(tell());
    if (kept.size < keptAtMost) kept.set(key, breakage);
    return breakage;
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
