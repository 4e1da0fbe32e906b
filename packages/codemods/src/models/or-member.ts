import { ts } from "ts-morph";
import { membersOf } from "../client/members-of.ts";
import { memberName } from "../program/member-name.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isNullish, type Value, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one, union } from "../provenance/values.ts";

/**
 * What objects have under a name, or something else where they do not have it. That a literal writes the
 * member counts, though its value may not be there yet.
 */
export function orMember(call: NativeCall): Values {
  const [objects = NOTHING, names = NOTHING, otherwise = NOTHING] = call.args;
  const [name = ""] = knownTexts(names);
  return flatMap(objects, (value) => {
    if (isNullish(value)) return otherwise;
    const held = membersOf(call, one(value), name);
    switch (has(value, name)) {
      case true:
        return held;
      case false:
        return otherwise;
      default:
        return union(held, otherwise);
    }
  });
}

/** Whether an object has a member, as far as the literal that makes it tells; null where it does not. */
function has(value: Value, name: string): boolean | null {
  if (value.kind !== "site" || !ts.isObjectLiteralExpression(value.node)) return null;
  const { properties } = value.node;
  if (properties.some((property) => memberName(property) === name)) return true;
  return properties.some(ts.isSpreadAssignment) ? null : false;
}
