import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, mappingOf, type Role } from "../../facts/shapes.ts";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isSite, type Value, type Values } from "../../provenance/value.ts";

/** Whether a name may come that no code spells. */
export function isOpenLookUp(
  facts: Facts,
  node: ts.ElementAccessExpression,
  keys: readonly Value[],
): boolean {
  const { lookUps } = facts.machine;
  const scalars = keys.filter((key) => isScalarName(key, lookUps.receivers(node, key)));
  // A compiler has no names looked up that no type knows of, and a loop goes through those that there are: beside known ones others hardly come.
  const isNamed =
    (isTypeScript(node) || enumeratedObject(facts.program, node.argumentExpression)) &&
    scalars.length < keys.length;
  return keys.some(isFromOutside) || (scalars.length > 0 && !isNamed);
}

/** What may be looked up under a name that no code spells. */
export function openNames(role: Role): readonly string[] {
  return changedNames(role).filter((name) => mappingOf(role, name)?.op === "move");
}

/** Whether no code spells a name: it comes from who knows where, the environment or the platform, as `process.argv[2]`. */
function isFromOutside(value: Value): boolean {
  if (value.kind === "text") return value.parts.some((part) => "hole" in part);
  return value.kind === "unknown" || value.kind === "native";
}

/** Whether a scalar that is not followed is a name, as `m[1]` of a match: it would count in a list, but none is there. */
function isScalarName(key: Value, receivers: Values): boolean {
  return key.kind === "plain" && ![...receivers].some(isCountedIn);
}

/** Whether something may be looked up by a number. */
function isCountedIn(value: Value): boolean {
  if (value.kind === "service") return value.type.is !== "payload";
  return !(value.kind === "plain" || isSite(value, "object", "instance") || value.kind === "typed");
}
