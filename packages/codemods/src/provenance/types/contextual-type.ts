import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { declaredType } from "./declared-type.ts";
import type { TypeRef } from "./type-ref.ts";

/** The type that what stands around an expression expects of it; null where nothing says so. */
function expectedType(machine: Machine, node: ts.Expression): TypeRef | null {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return expectedType(machine, parent);
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
    const type = parent.initializer === node ? declaredType(parent) : undefined;
    return type ? machine.types.refer(type) : null;
  }
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return machine.types.refer(parent.type);
  if (!ts.isPropertyAssignment(parent) || ts.isComputedPropertyName(parent.name)) return null;
  const holder = expectedType(machine, parent.parent);
  const structure = holder && machine.types.expand(holder);
  if (structure?.is !== "object") return null;
  return structure.members.get(parent.name.text)?.type ?? null;
}

/** The type of a parameter by what is expected of its function: `const print: Handler = (habit) => …`. */
export function expectedParameter(
  machine: Machine,
  node: ts.FunctionLikeDeclaration,
  index: number,
): TypeRef | null {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return null;
  const expected = expectedType(machine, node);
  const structure = expected && machine.types.expand(expected);
  if (structure?.is !== "function") return null;
  const type = structure.parameters[index];
  return type ? machine.types.refer(type, expected?.parameters) : null;
}
