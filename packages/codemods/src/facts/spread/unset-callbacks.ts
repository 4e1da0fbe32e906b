import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import type { Machine } from "../../provenance/machine.ts";
import { expectedParameter } from "../../provenance/types/contextual-type.ts";
import { declaredType } from "../../provenance/types/declared-type.ts";
import { memberType } from "../../provenance/types/member-type.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { isNullish, type Value } from "../../provenance/value.ts";

type Flow = readonly [type: TypeRef, values: readonly Value[]];
type FunctionStructure = Extract<Structure, { is: "function" }>;

/**
 * What functions are given that nobody sets, by the types that they are declared with: `onChange?.({ title })`
 * where no program of the project hands an `onChange` over.
 */
export const unsetCallbacks = oncePer((machine: Machine): readonly Flow[] =>
  machine.program.nodes(ts.isCallExpression).flatMap((node): readonly Flow[] => {
    if (node.arguments.length === 0) return [];
    const callees = machine.seen.get(node.expression);
    if (!callees || ![...callees].every(isNullish)) return [];
    const type = typeOf(machine, node.expression);
    const called = type && functionIn(machine, type);
    return called ? given(machine, node, called) : [];
  }),
);

/** The type that a name, or a member of what one holds, is declared with. */
function typeOf(machine: Machine, node: ts.Expression): TypeRef | null {
  if (ts.isPropertyAccessExpression(node)) {
    const holder = typeOf(machine, node.expression);
    return holder && memberType(machine.types, holder, node.name.text);
  }
  if (!ts.isIdentifier(node)) return null;
  const declared = machine.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  return declared ? typeDeclaredBy(machine, declared) : null;
}

function typeDeclaredBy(machine: Machine, declared: ts.Node): TypeRef | null {
  if (ts.isBindingElement(declared)) {
    const name = declared.propertyName ?? declared.name;
    const holder = ts.isIdentifier(name) ? typeDeclaredBy(machine, declared.parent.parent) : null;
    return holder && ts.isIdentifier(name) ? memberType(machine.types, holder, name.text) : null;
  }
  if (!ts.isParameter(declared) && !ts.isVariableDeclaration(declared)) return null;
  const written = declaredType(declared);
  if (written) return machine.types.refer(written);
  if (!ts.isParameter(declared) || !ts.isFunctionLike(declared.parent)) return null;
  const index = positionalParameters(declared.parent).indexOf(declared);
  return expectedParameter(machine, declared.parent as ts.FunctionLikeDeclaration, index);
}

/** A function, and the type that its parameters are read in. */
interface Called {
  readonly structure: FunctionStructure;
  readonly type: TypeRef;
}

/** The function that a type is, or may be. */
function functionIn(machine: Machine, type: TypeRef): Called | null {
  const structure = machine.types.expand(type);
  if (structure.is === "function") return { structure, type };
  if (structure.is !== "union") return null;
  const parts = structure.of.flatMap((part) => functionIn(machine, part) ?? []);
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

function given(
  machine: Machine,
  call: ts.CallExpression,
  { structure, type }: Called,
): readonly Flow[] {
  const { parameters } = structure.returns ?? type;
  return structure.parameters.flatMap((written, index): readonly Flow[] => {
    const argument = call.arguments[index];
    const values = argument && machine.seen.get(argument);
    return written && values ? [[machine.types.refer(written, parameters), [...values]]] : [];
  });
}
