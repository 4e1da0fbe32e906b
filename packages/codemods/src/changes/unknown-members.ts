import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { isTypeScript } from "../program/is-typescript.ts";
import { initializerOf } from "../validation/initializer-of.ts";
import { writePath } from "./v2-path.ts";

/** Whether the compiler knows of the members of what a name stands for that they are `unknown`, and no more. */
export function hasUnknownMembers(facts: Facts, node: ts.Expression): boolean {
  if (!ts.isIdentifier(node) || !isTypeScript(node)) return false;
  const binding = facts.program.moduleOf(node).scopes.resolve(node);
  if (!binding) return false;
  const written = writtenType(facts, binding.node.parent);
  const isUnknown = written
    ? isOfUnknown(facts, written)
    : binding.references.some((each) => isToldOfUnknown(facts, each));
  return isUnknown && !binding.references.some((each) => isToldApart(facts, each));
}

/** The type that a variable is declared with, asserted to be, or given by a function of the program. */
function writtenType(facts: Facts, declared: ts.Node): ts.TypeNode | null {
  if (!(ts.isParameter(declared) || ts.isVariableDeclaration(declared))) return null;
  const { type, initializer } = declared;
  if (type || !initializer) return type ?? letThrough(facts, declared.parent);
  if (ts.isAsExpression(initializer)) return initializer.type;
  const call = ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  const given = ts.isCallExpression(call) ? resultOf(facts, call) : null;
  const [inner] = given && ts.isTypeReferenceNode(given) ? (given.typeArguments ?? []) : [];
  return call === initializer ? given : (inner ?? null);
}

/** What the elements are that a callback gets behind a guard: `values.filter(isObject).map((value) => …)`. */
function letThrough(facts: Facts, { parent: call }: ts.Node): ts.TypeNode | null {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return null;
  const { expression: filtered } = call.expression;
  if (!ts.isCallExpression(filtered) || !ts.isPropertyAccessExpression(filtered.expression))
    return null;
  const [guard] = filtered.arguments;
  if (filtered.expression.name.text !== "filter" || !guard || !ts.isIdentifier(guard)) return null;
  const type = declaredResult(facts, guard);
  return type && ts.isTypePredicateNode(type) ? (type.type ?? null) : null;
}

/** What a function of the program is declared to give back. */
function resultOf(facts: Facts, { expression }: ts.CallExpression): ts.TypeNode | null {
  return ts.isIdentifier(expression) ? declaredResult(facts, expression) : null;
}

function declaredResult(facts: Facts, name: ts.Identifier): ts.TypeNode | null {
  const callee = initializerOf(facts.program, name);
  return callee && ts.isFunctionLike(callee) ? (callee.type ?? null) : null;
}

/** Whether a guard says what a name stands for: `isHabit(value)`. */
function isToldApart(facts: Facts, node: ts.Node): boolean {
  const told = toldType(facts, node);
  return told !== null && !isOfUnknown(facts, told);
}

/** Whether a guard says of what may be anything that it has members, and no more: `isObject(value)`. */
function isToldOfUnknown(facts: Facts, node: ts.Node): boolean {
  const told = toldType(facts, node);
  return told !== null && isOfUnknown(facts, told);
}

/** What a guard that a name is given to says of it. */
function toldType(facts: Facts, { parent }: ts.Node): ts.TypeNode | null {
  const type = ts.isCallExpression(parent) ? resultOf(facts, parent) : null;
  return type && ts.isTypePredicateNode(type) ? (type.type ?? type) : null;
}

function isOfUnknown(facts: Facts, type: ts.TypeNode): boolean {
  return isWrittenUnknown(type) || isRecordOfUnknown(facts, type);
}

/** `type Json = Record<string, unknown>` */
function isRecordOfUnknown({ machine: { types } }: Facts, type: ts.TypeNode): boolean {
  const structure = ts.isTypeReferenceNode(type) ? types.expand(types.refer(type)) : null;
  if (structure?.is === "record") return structure.of.node.kind === ts.SyntaxKind.UnknownKeyword;
  return (
    structure?.is === "object" &&
    structure.members.size === 0 &&
    structure.index?.node.kind === ts.SyntaxKind.UnknownKeyword
  );
}

function isWrittenUnknown(type: ts.TypeNode): boolean {
  if (type.kind === ts.SyntaxKind.UnknownKeyword) return true;
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === "Record")
    return type.typeArguments?.[1]?.kind === ts.SyntaxKind.UnknownKeyword;
  if (!ts.isTypeLiteralNode(type)) return false;
  const [only, ...others] = type.members;
  return (
    only !== undefined &&
    others.length === 0 &&
    ts.isIndexSignatureDeclaration(only) &&
    only.type.kind === ts.SyntaxKind.UnknownKeyword
  );
}

/** The same, of which a guard before it says what it is: ` as { value: number }[])[0].value`. */
export function guardedPath([, ...rest]: FieldPath, known: string): string {
  const path = writePath(rest, false);
  return ` as ${typeAlong(rest, ":", known)})${path.startsWith("[") ? "" : "."}${path}`;
}

/** What stands behind such an object, asserted as far as the path goes: ` as { value?: unknown }[] | undefined)?.[0]?.value`. */
export function assertedPath([, ...rest]: FieldPath): string {
  const path = writePath(rest, true);
  const type = `${typeAlong(rest, "?:", "unknown")} | undefined`;
  return ` as ${type})${path.startsWith("?.") ? "" : "?."}${path}`;
}

/** A type that has what a path leads to: `{ value?: unknown }[]`. */
function typeAlong(path: FieldPath, mark: ":" | "?:", last: string): string {
  return path.reduceRight<string>(
    (inner, step) => (typeof step === "number" ? `${inner}[]` : `{ ${step}${mark} ${inner} }`),
    last,
  );
}
