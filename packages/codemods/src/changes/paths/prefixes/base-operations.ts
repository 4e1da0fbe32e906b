import { ts } from "ts-morph";
import { flatten } from "../../../client/addresses/match-url.ts";
import { rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { comparedWith } from "../../../program/equality.ts";
import { isTextOrPattern, type TextOrPattern } from "../../../program/is-text-or-pattern.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import type { Value } from "../../../provenance/value.ts";
import { SEGMENTS } from "../../../version-segment.ts";
import { endpointChange, sureByHost } from "../../endpoint-change.ts";
import { literalAt } from "../../flat-edit.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { prefixEdits } from "./prefix-edits.ts";

const { v1: FROM, v2: TO } = SEGMENTS;
const VERSION = new RegExp(`(?<![\\w.-])${FROM}(?![\\w.-])`);
const AT_END = new RegExp(`(?:^|/)${FROM}/?$`);
const BELOW = new RegExp(`(?:^|/)${FROM}/[^]`);

/** Literals with the version of a base, and a call that each is the prefix of. */
type Moving = ReadonlyMap<ts.Node, Exchange>;

/**
 * Operations on a base whose version moves: what `BASE.replace('/api/v1', '')` and `API.endsWith('/v1')` seek
 * moves along; a version that is held against something made of a base is left to a person.
 */
export function findBaseOperations(facts: Facts): readonly Proposal[] {
  const moving = movingPrefixes(facts);
  if (moving.size === 0) return [];
  return facts.program.nodes(isTextOrPattern).flatMap((node): readonly Proposal[] => {
    if (moving.has(node) || !VERSION.test(node.text)) return [];
    const beside = heldAgainst(node);
    if (!beside) return [];
    const base = baseAt(facts, moving, beside);
    const seen = [...facts.seen(beside)];
    if (base && seen.every((value) => baseIn(moving, value)))
      return [movedAlong(facts, moving, base, node)];
    // Whole URLs, and what the service answered, are no bases.
    if (seen.some((value) => value.kind === "field" || isBelow(moving, value))) return [];
    const source = sourceBase(facts, moving, beside, 0);
    return source ? [leftToPerson(moving, source, node)] : [];
  });
}

/** The prefixes that move where they are written. */
function movingPrefixes(facts: Facts): Moving {
  const found = new Map<ts.Node, Exchange>();
  for (const exchange of facts.machine.exchanges.all.values()) {
    if (exchange.call.endpoint.version !== "v1") continue;
    for (const use of exchange.uses.values()) {
      const node = literalAt(use.match, use.match.prefix.end - 1)?.part.node;
      if (!node || found.has(node)) continue;
      const edits = prefixEdits(facts, use) ?? [];
      const isThere = edits.some(
        ({ file, start, end }) =>
          file === pathOf(node) && node.getStart() <= start && end <= node.getEnd(),
      );
      if (isThere) found.set(node, exchange);
    }
  }
  return found;
}

/** What a literal is sought in or compared with: a receiver, or the other side. */
function heldAgainst(literal: TextOrPattern): ts.Expression | null {
  let node: ts.Node = literal;
  const { parent } = literal;
  // `-'/api/v1'.length`
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === "length") node = parent;
  while (ts.isPrefixUnaryExpression(node.parent) || ts.isParenthesizedExpression(node.parent))
    node = node.parent;
  const compared = comparedWith(node);
  const around = node.parent;
  if (compared) return compared;
  if (!ts.isCallExpression(around) || !ts.isPropertyAccessExpression(around.expression))
    return null;
  const { name, expression } = around.expression;
  // What is put in the place of the version stays what it is.
  const isSought = around.arguments[0] === node || !name.text.startsWith("replace");
  return isSought && around.arguments.some((arg) => arg === node) ? expression : null;
}

/** The prefix that a base ends with, where an expression may hold one and nothing behind it. */
function baseAt(facts: Facts, moving: Moving, node: ts.Node): ts.Node | null {
  for (const value of facts.seen(node)) {
    const base = baseIn(moving, value);
    if (base) return base;
  }
  return null;
}

function baseIn(moving: Moving, value: Value): ts.Node | null {
  return value.kind === "text" && AT_END.test(flatten(value)) ? prefixIn(moving, value) : null;
}

/** Whether a text goes on behind the prefix. */
function isBelow(moving: Moving, value: Value): boolean {
  return value.kind === "text" && BELOW.test(flatten(value)) && prefixIn(moving, value) !== null;
}

function prefixIn(moving: Moving, { parts }: TextValue): ts.Node | null {
  const part = parts.find((each) => "text" in each && moving.has(each.node));
  return part && "text" in part ? part.node : null;
}

/** The base that an expression is made of, as `VERSION` is in `VERSION = API.split('/').pop()`. */
function sourceBase(facts: Facts, moving: Moving, node: ts.Node, depth: number): ts.Node | null {
  if (depth > 16 || ts.isFunctionLike(node)) return null;
  if (ts.isIdentifier(node)) {
    const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node;
    const declaration = declared && ts.findAncestor(declared, ts.isVariableDeclaration);
    const { initializer } = declaration ?? {};
    return (
      baseAt(facts, moving, node) ??
      (initializer && !ts.findAncestor(node, (each) => each === declaration)
        ? sourceBase(facts, moving, initializer, depth + 1)
        : null)
    );
  }
  return (
    ts.forEachChild(node, (child) => sourceBase(facts, moving, child, depth + 1) ?? undefined) ??
    baseAt(facts, moving, node)
  );
}

function movedAlong(facts: Facts, moving: Moving, base: ts.Node, node: TextOrPattern): Proposal {
  const exchange = moving.get(base);
  const { start, end } = rangeOf(node);
  const text = node.getText().replace(new RegExp(VERSION, "g"), TO);
  return {
    ...baseOf(exchange, base, node),
    edits: [replace(pathOf(node), { start, end }, text)],
    ...sureByHost(exchange !== undefined && facts.identity.has(exchange)),
  };
}

function leftToPerson(moving: Moving, base: ts.Node, node: TextOrPattern): Proposal {
  return {
    ...baseOf(moving.get(base), base, node),
    edits: null,
    confidence: "manual",
    reason: "what it is held against is made of a base whose version moves",
  };
}

function baseOf(exchange: Exchange | undefined, base: ts.Node, node: TextOrPattern) {
  return {
    change: exchange ? endpointChange(exchange) : ("v1-sunset" as const),
    node,
    message: `the base that this is held against has ${TO} where it had ${FROM}`,
    ties: exchange ? [exchange.call, base] : [base],
  };
}
