import { ts } from "ts-morph";
import type { Context } from "../provenance/context.ts";
import type { Machine } from "../provenance/machine.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";

/** Whether a value is a schema that an expression makes. */
export function isSchema(value: Value): value is SiteValue {
  return isSite(value, "schema");
}

/** A schema that is handed on more often than this is handed to what hands it on. */
const DEEPEST = 8;

/** The type that a schema describes, with what the helper that made it was given. */
export function typeOfSchema(machine: Machine, { node, context }: SiteValue, depth = 0): TypeRef {
  return machine.types.refer(node as ts.Expression, given(machine, context, depth));
}

/** The expression that makes a schema, and those that the helper around it was given. */
export function partsOf({ node, parameters }: TypeRef): readonly ts.Node[] {
  return [node, ...[...parameters.values()].flatMap(partsOf)];
}

/** What the parameters of a helper stand for: the one schema that they hold, else the argument as it is written. */
function given(machine: Machine, context: Context, depth: number): ReadonlyMap<string, TypeRef> {
  const { node, chain, parameters } = context;
  const [call] = chain;
  const found = new Map<string, TypeRef>();
  if (!ts.isFunctionLike(node) || !call || !ts.isCallExpression(call)) return found;
  node.parameters.forEach(({ name }, index) => {
    if (!ts.isIdentifier(name)) return;
    const argument = call.arguments[index];
    const cell = parameters[index];
    const [schema, ...others] = cell ? [...machine.read(cell)].filter(isSchema) : [];
    if (schema && others.length === 0 && depth < DEEPEST)
      found.set(name.text, typeOfSchema(machine, schema, depth + 1));
    else if (argument) found.set(name.text, machine.types.refer(argument));
  });
  return found;
}
