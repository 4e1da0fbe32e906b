import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isSite } from "../../provenance/value.ts";

/** Whether an object literal is no payload but what a schema of payloads is made of, there or by its name. */
export function isSchemaShape(facts: Facts, node: ts.Node): node is ts.ObjectLiteralExpression {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const isMade = (each: ts.Node): boolean =>
    [...facts.seen(each)].some((value) => isSite(value, "schema"));
  return ts.isCallExpression(node.parent)
    ? isMade(node.parent)
    : node.properties.some((each) => ts.isPropertyAssignment(each) && isMade(each.initializer));
}
