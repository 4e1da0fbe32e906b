import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isSite } from "../../provenance/value.ts";

/** Whether an object literal is no payload but what a schema of payloads is made of. */
export function isSchemaShape(facts: Facts, node: ts.Node): node is ts.ObjectLiteralExpression {
  return (
    ts.isObjectLiteralExpression(node) &&
    ts.isCallExpression(node.parent) &&
    [...facts.seen(node.parent)].some((value) => isSite(value, "schema"))
  );
}
