import { ts } from "ts-morph";
import type { Context } from "../provenance/context.ts";
import type { Machine } from "../provenance/machine.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";

/** Whether a value is a schema that an expression makes. */
export function isSchema(value: Value): value is SiteValue {
  return isSite(value, "schema");
}

/** The type that a schema describes, with what the helper that made it was given. */
export function typeOfSchema(machine: Machine, { node, context }: SiteValue): TypeRef {
  return machine.types.refer(node as ts.Expression, argumentsOf(machine, context));
}

/** The expression that makes a schema, and those that the helper around it was given. */
export function partsOf({ node, parameters }: TypeRef): readonly ts.Node[] {
  return [node, ...[...parameters.values()].map((given) => given.node)];
}

function argumentsOf(machine: Machine, { node, chain }: Context): ReadonlyMap<string, TypeRef> {
  const [call] = chain;
  const found = new Map<string, TypeRef>();
  if (!ts.isFunctionLike(node) || !call || !ts.isCallExpression(call)) return found;
  node.parameters.forEach(({ name }, index) => {
    const argument = call.arguments[index];
    if (argument && ts.isIdentifier(name)) found.set(name.text, machine.types.refer(argument));
  });
  return found;
}
