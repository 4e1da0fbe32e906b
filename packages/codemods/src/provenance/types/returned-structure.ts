import { ts } from "ts-morph";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { resultsOf } from "../../program/results-of.ts";
import { initializerOf, memberInitializer } from "../../validation/initializer-of.ts";
import type { Structure } from "./structure.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

const UNKNOWN: Structure = { is: "unknown" };

/**
 * What `ReturnType<typeof load>` is made of: what the function is declared to give back, or else what it is written to.
 * Of an async function without a type it is what its promise holds.
 */
export function returnedStructure(reader: TypeReader, type: ts.TypeNode, depth: number): Structure {
  const fn = ts.isTypeQueryNode(type) ? functionNamed(reader, type.exprName) : null;
  const given = fn && givenBack(reader, fn);
  return given ? reader.expand(given, depth + 1) : UNKNOWN;
}

/** What `Parameters<typeof save>` is made of; unknown where a parameter has no type of its own. */
export function takenStructure(reader: TypeReader, type: ts.TypeNode): Structure {
  const fn = ts.isTypeQueryNode(type) ? functionNamed(reader, type.exprName) : null;
  const taken = fn ? positionalParameters(fn) : [];
  const types = taken.flatMap((each) => (each.type && !each.dotDotDotToken ? [each.type] : []));
  if (!fn || types.length < taken.length) return UNKNOWN;
  return { is: "tuple", of: types.map((each) => reader.refer(each)) };
}

/** What is awaited of a type: what promises hold. */
export function awaitedStructure(reader: TypeReader, ref: TypeRef, depth: number): Structure {
  const structure = reader.expand(ref, depth + 1);
  return structure.is === "promise" ? awaitedStructure(reader, structure.of, depth + 1) : structure;
}

function functionNamed(
  { program }: TypeReader,
  name: ts.EntityName,
): ts.FunctionLikeDeclaration | null {
  const found = ts.isIdentifier(name)
    ? initializerOf(program, name)
    : ts.isIdentifier(name.left)
      ? memberInitializer(program, name.left, name.right.text)
      : null;
  return found && ts.isFunctionLike(found) ? (found as ts.FunctionLikeDeclaration) : null;
}

function givenBack(reader: TypeReader, fn: ts.FunctionLikeDeclaration): TypeRef | null {
  if (fn.type) return reader.refer(fn.type);
  const result = resultsOf(fn).at(-1);
  return result ? typeWritten(reader, result) : null;
}

/** The type that is written for an expression: in a cast, at a variable or by a call of a function of the program. */
function typeWritten(reader: TypeReader, node: ts.Expression): TypeRef | null {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node))
    return typeWritten(reader, node.expression);
  if (ts.isAsExpression(node)) return reader.refer(node.type);
  if (ts.isPropertyAccessExpression(node))
    return memberOf(reader, typeWritten(reader, node.expression), node.name.text);
  if (ts.isIdentifier(node)) return typeOfVariable(reader, node);
  return ts.isCallExpression(node) ? typeOfCall(reader, node) : null;
}

function typeOfVariable(reader: TypeReader, name: ts.Identifier): TypeRef | null {
  const declared = reader.program.moduleOf(name).scopes.resolve(name)?.node.parent;
  if (!declared) return null;
  if (ts.isVariableDeclaration(declared)) return typeDeclared(reader, declared);
  if (!ts.isBindingElement(declared) || !ts.isObjectBindingPattern(declared.parent)) return null;
  const { parent: pattern, propertyName, name: local } = declared;
  const { parent: variable } = pattern;
  const holder = ts.isVariableDeclaration(variable) ? typeDeclared(reader, variable) : null;
  return memberOf(reader, holder, (propertyName ?? local).getText());
}

function typeDeclared(
  reader: TypeReader,
  { type, initializer }: ts.VariableDeclaration,
): TypeRef | null {
  if (type) return reader.refer(type);
  return initializer ? typeWritten(reader, initializer) : null;
}

function memberOf(reader: TypeReader, holder: TypeRef | null, name: string): TypeRef | null {
  const structure = holder && awaitedStructure(reader, holder, 0);
  return structure?.is === "object" ? (structure.members.get(name)?.type ?? null) : null;
}

function typeOfCall(
  reader: TypeReader,
  { expression, typeArguments }: ts.CallExpression,
): TypeRef | null {
  const callee = ts.isIdentifier(expression) ? functionNamed(reader, expression) : null;
  if (!callee?.type) return null;
  const bound = (callee.typeParameters ?? []).flatMap(({ name }, index) => {
    const argument = typeArguments?.[index];
    return argument ? [[name.text, reader.refer(argument)] as const] : [];
  });
  return reader.refer(callee.type, new Map(bound));
}
