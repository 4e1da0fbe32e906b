import { ts } from "ts-morph";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import type { Machine } from "../../provenance/machine.ts";
import { expectedParameter, expectedType } from "../../provenance/types/contextual-type.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { FunctionNode, Value } from "../../provenance/value.ts";

/** The types that what is made at a place is given to, as parameters, variables and members are declared with them. */
export function typesGiven(machine: Machine, node: ts.Node): readonly TypeRef[] {
  return typesByMaker(machine).get(node) ?? [];
}

/**
 * The same of what stands in a literal as a member or an element, `add({ payload: { … } })`, whatever of a union the
 * literal is.
 */
export function typesGivenWithin(machine: Machine, node: ts.Expression): readonly TypeRef[] {
  const { parent } = node;
  const expected = expectedType(machine, node);
  const own = [...typesGiven(machine, node), ...(expected ? [expected] : [])];
  if (ts.isPropertyAssignment(parent) && !ts.isComputedPropertyName(parent.name)) {
    const name = parent.name.text;
    return [...own, ...typesWithin(machine, parent.parent, (each) => memberType(each, name))];
  }
  if (ts.isArrayLiteralExpression(parent))
    return [...own, ...typesWithin(machine, parent, elementType)];
  return ts.isCallExpression(parent) || ts.isNewExpression(parent)
    ? [...own, ...typesByCallee(machine, parent, node)]
    : own;
}

type Part = (structure: Structure) => TypeRef | null;

function typesWithin(machine: Machine, around: ts.Expression, part: Part): readonly TypeRef[] {
  return partsOf(machine, typesGivenWithin(machine, around), part);
}

/** A part of each of some types, and of those that a union is made of. */
function partsOf(machine: Machine, types: readonly TypeRef[], part: Part): readonly TypeRef[] {
  return types.flatMap((type) => {
    const structure = machine.types.expand(type);
    return structure.is === "union"
      ? partsOf(machine, structure.of, part)
      : (part(structure) ?? []);
  });
}

function memberType(structure: Structure, name: string): TypeRef | null {
  if (structure.is === "record") return structure.of;
  return structure.is === "object" ? (structure.members.get(name)?.type ?? null) : null;
}

function elementType(structure: Structure): TypeRef | null {
  return structure.is === "list" ? structure.of : null;
}

/**
 * What functions that are called say of an argument beside what they declare it as: what stands around them gives their
 * parameters, `const api: Client = { update: (id, changes) => … }`, and a rest has a list of it, `(...jobs: Job[])`.
 */
function typesByCallee(
  machine: Machine,
  { expression, arguments: given }: ts.CallExpression | ts.NewExpression,
  node: ts.Expression,
): readonly TypeRef[] {
  const index = given?.indexOf(node) ?? -1;
  if (index < 0) return [];
  return [...(machine.seen.get(expression) ?? [])].flatMap((value) => {
    const callee = value.kind === "function" ? value.node : constructorOf(value);
    if (!callee) return [];
    const expected = expectedParameter(machine, callee, index);
    return [...(expected ? [expected] : []), ...restTypes(machine, callee, index)];
  });
}

function constructorOf(value: Value): ts.ConstructorDeclaration | null {
  if (value.kind !== "site" || !ts.isClassLike(value.node)) return null;
  return value.node.members.filter(ts.isConstructorDeclaration).find(({ body }) => body) ?? null;
}

function restTypes(machine: Machine, node: FunctionNode, index: number): readonly TypeRef[] {
  const parameters = positionalParameters(node);
  const rest = parameters.at(-1);
  if (!rest?.dotDotDotToken || !rest.type || index < parameters.length - 1) return [];
  return partsOf(machine, [machine.types.refer(rest.type)], elementType);
}

const typesByMaker = oncePer((machine: Machine): ReadonlyMap<ts.Node, readonly TypeRef[]> => {
  const found = new Map<ts.Node, TypeRef[]>();
  for (const [type, values] of machine.typeFlows) {
    const makers = new Set<ts.Node>();
    for (const value of values) if (value.kind === "site") makers.add(value.node);
    for (const maker of makers) append(found, maker, type);
  }
  return found;
});
