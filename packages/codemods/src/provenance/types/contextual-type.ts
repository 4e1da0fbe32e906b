import { ts } from "ts-morph";
import { hasModifier } from "../../program/has-modifier.ts";
import type { Machine } from "../machine.ts";
import { declaredReturn, declaredType } from "./declared-type.ts";
import type { TypeRef } from "./type-ref.ts";

/** The type that what stands around an expression expects of it; null where nothing says so. */
export function expectedType(machine: Machine, node: ts.Expression): TypeRef | null {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return expectedType(machine, parent);
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
    const type = parent.initializer === node ? declaredType(parent) : undefined;
    return type ? machine.types.refer(type) : null;
  }
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return machine.types.refer(parent.type);
  if (ts.isArrowFunction(parent) && parent.body === node) return expectedReturn(machine, parent);
  if (ts.isReturnStatement(parent)) {
    const around = ts.findAncestor(parent, ts.isFunctionLike);
    return around ? expectedReturn(machine, around) : null;
  }
  return ts.isPropertyAssignment(parent) ? expectedMember(machine, parent) : null;
}

/** What a function says to give back, or a promise of it to wait for; else what is expected of the function. */
function expectedReturn(machine: Machine, node: ts.SignatureDeclaration): TypeRef | null {
  const written = declaredReturn(node);
  const type = written ? machine.types.refer(written) : returnedByContext(machine, node);
  const structure =
    type && hasModifier(node, ts.SyntaxKind.AsyncKeyword) ? machine.types.expand(type) : null;
  return structure?.is === "promise" ? structure.of : type;
}

/** What a function gives back by what is expected of it. */
export function returnedByContext(machine: Machine, node: ts.SignatureDeclaration): TypeRef | null {
  const expected = expectedFunction(machine, node);
  const structure = expected && machine.types.expand(expected);
  return structure?.is === "function" ? structure.returns : null;
}

/** The type of a member by what is expected of the object that is written. */
function expectedMember(
  machine: Machine,
  { name, parent }: ts.PropertyAssignment | ts.MethodDeclaration,
): TypeRef | null {
  if (ts.isComputedPropertyName(name) || !ts.isObjectLiteralExpression(parent)) return null;
  const holder = expectedType(machine, parent);
  const structure = holder && machine.types.expand(holder);
  if (structure?.is !== "object") return null;
  return structure.members.get(name.text)?.type ?? null;
}

/** The type of a parameter by what is expected of its function: `const print: Handler = (habit) => …`. */
export function expectedParameter(
  machine: Machine,
  node: ts.FunctionLikeDeclaration,
  index: number,
): TypeRef | null {
  const expected = expectedFunction(machine, node);
  const structure = expected && machine.types.expand(expected);
  if (structure?.is !== "function") return null;
  const type = structure.parameters[index];
  return type ? machine.types.refer(type, expected?.parameters) : null;
}

function expectedFunction(machine: Machine, node: ts.SignatureDeclaration): TypeRef | null {
  if (ts.isMethodDeclaration(node)) return expectedMember(machine, node);
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
    ? expectedType(machine, node)
    : null;
}
