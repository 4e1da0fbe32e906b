import { ts } from "ts-morph";
import { membersNamed } from "../changes/bodies/expanded-members.ts";
import type { Piece } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";
import { type HeadersText, headerPairs } from "./headers-text.ts";

/** How headers are held, as far as it decides how others are added to them. */
export type HeadersKind = "object" | "headers" | "pairs" | "flat" | "copied" | "any";

/** What headers an options object holds; a `RequestInit` holds any of them to a compiler. */
export function kindOfHeldHeaders(facts: Facts, options: ts.Expression): HeadersKind {
  const kind = kindOfHeaders(headersHeldBy(facts, facts.seen(options)));
  return isNarrower(kind) && isDeclaredAs(facts, options, "RequestInit") ? "any" : kind;
}

/** What stands as headers in options, which may be copies of others. */
export function headersHeldBy(facts: Facts, options: Iterable<Value>): readonly Value[] {
  return [...options]
    .filter((value) => value.kind === "site")
    .flatMap((site) => [...membersNamed(facts, site, "headers")]);
}

/** What kind of headers stands in one place. */
export function kindOfHeaders(values: Iterable<Value>): HeadersKind {
  const all = [...values];
  if (all.some((value) => isSite(value, "http-headers"))) return "copied";
  if (all.some((value) => isSite(value, "headers")))
    return all.every((value) => isSite(value, "headers")) ? "headers" : "any";
  const lists = all.filter((value): value is SiteValue => isSite(value, "array"));
  if (lists.length === 0) return "object";
  return lists.some(isFlat) ? "flat" : "pairs";
}

/** `['X-API-Key', key]`: names and values one after the other, as Node and undici take them. */
function isFlat({ element, props }: SiteValue): boolean {
  const held = [element, ...props.values()].flatMap(({ values }) => [...values]);
  return held.some(({ kind }) => kind === "text") && !held.some((value) => isSite(value, "array"));
}

/** What kind of headers an expression is; what is declared as any of them is so to a compiler, whatever it holds. */
export function kindOfHeadersAt(facts: Facts, node: ts.Expression): HeadersKind {
  const kind = kindOfHeaders(facts.seen(node));
  return isNarrower(kind) && isDeclaredAs(facts, node, "HeadersInit") ? "any" : kind;
}

function isNarrower(kind: HeadersKind): boolean {
  return kind === "pairs" || kind === "headers";
}

/** `const headers: HeadersInit = …`, or what a function gives that is declared to give it. */
function isDeclaredAs(facts: Facts, node: ts.Expression, name: string): boolean {
  if (ts.isCallExpression(node))
    return [...facts.seen(node.expression)].some(
      (value) => value.kind === "function" && isNamed(value.node.type, name),
    );
  if (!ts.isIdentifier(node)) return false;
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (!declared || (!ts.isVariableDeclaration(declared) && !ts.isParameter(declared))) return false;
  return isNamed(declared.type, name);
}

function isNamed(type: ts.TypeNode | undefined, name: string): boolean {
  return type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText() === name;
}

/** Whether nothing may stand in a place, so that reading a member of it needs a question mark. */
export function mayBeMissing(facts: Facts, node: ts.Expression): boolean {
  const values = facts.seen(node);
  return (
    values.size === 0 ||
    isDeclaredOptional(facts, node) ||
    [...values].some((value) => value.kind === "plain" || value.kind === "unknown")
  );
}

/** Whether it is a parameter that a type allows to leave out; the type of a whole function, as `typeof fetch`, is not looked into. */
function isDeclaredOptional(facts: Facts, node: ts.Expression): boolean {
  if (!ts.isIdentifier(node)) return false;
  const module = facts.program.moduleOf(node);
  const declared = module.scopes.resolve(node)?.node.parent;
  if (!declared || !ts.isParameter(declared) || declared.initializer) return false;
  if (declared.questionToken) return true;
  if (declared.type)
    return ts.isUnionTypeNode(declared.type) && declared.type.types.some(isUndefined);
  return isTypedPath(module.path);
}

function isUndefined({ kind }: ts.TypeNode): boolean {
  return kind === ts.SyntaxKind.UndefinedKeyword;
}

/** What may be missing is no list of pairs then. */
function thereOf(held: readonly Piece[]): readonly Piece[] {
  return held.some((piece) => typeof piece === "string" && piece.includes("?."))
    ? [...held, " ?? []"]
    : held;
}

/** The headers that were there, with the required ones after them. */
export function mergeHeaders(
  held: readonly Piece[],
  kind: HeadersKind,
  text: HeadersText,
  version: string,
): readonly Piece[] {
  const { cast = "" } = text;
  switch (kind) {
    case "object":
      return ["{ ...", ...held, `, ${text.members(version)} }`];
    case "headers":
    case "pairs": {
      const there = thereOf(held);
      const entries = cast && kind === "headers" ? ["(", ...there, `)${cast}`] : there;
      return ["{ ...Object.fromEntries(", ...entries, `), ${text.members(version)} }`];
    }
    case "flat":
      return ["[...", ...held, `, ${headerPairs(version).flat().join(", ")}]`];
    // Its methods give changed copies, one after the other.
    case "copied":
      return [...held, ...headerPairs(version).map(([name, value]) => `.set(${name}, ${value})`)];
    case "any":
      return [
        "{ ...Object.fromEntries(new Headers(",
        ...held,
        `)${cast}), ${text.members(version)} }`,
      ];
  }
}
