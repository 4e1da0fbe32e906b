import type { HttpMethod } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { standInBodies } from "../../../facts/stand-in-bodies.ts";
import { equalityOf } from "../../../program/equality.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import { endpointChange } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { successorOf } from "../../url-path.ts";

/** A place that holds the method of a request against a literal. */
interface Told {
  readonly method: ts.Expression;
  readonly literal: ts.StringLiteralLike;
}

/** Tests of a request's method, by which a stand-in tells calls apart: some calls have another method in v2. */
export function findToldMethods(facts: Facts): readonly Proposal[] {
  const moved = [...facts.machine.exchanges.all.values()].filter(
    (exchange) => newMethod(exchange) !== exchange.call.endpoint.method,
  );
  if (moved.length === 0) return [];
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    const told = toldAt(node);
    if (told) found.push(...proposalsFor(facts, told, moved));
    ts.forEachChild(node, visit);
  };
  for (const body of standInBodies(facts)) visit(body);
  return found;
}

function newMethod({ call }: Exchange): HttpMethod {
  return successorOf(call.endpoint)?.method ?? call.endpoint.method;
}

function toldAt(node: ts.Node): Told | null {
  if (ts.isBinaryExpression(node) && equalityOf(node.operatorToken.kind) !== null) {
    if (ts.isStringLiteralLike(node.right)) return { method: node.left, literal: node.right };
    return ts.isStringLiteralLike(node.left) ? { method: node.right, literal: node.left } : null;
  }
  return ts.isCaseClause(node) && ts.isStringLiteralLike(node.expression)
    ? { method: node.parent.parent.expression, literal: node.expression }
    : null;
}

function proposalsFor(facts: Facts, told: Told, moved: readonly Exchange[]): readonly Proposal[] {
  const reaching = [...facts.machine.exchanges.all.values()].filter((exchange) =>
    reaches(facts, exchange, told.method),
  );
  const meant = moved.filter(
    (exchange) => reaching.includes(exchange) && isMethod(told.literal, exchange),
  );
  return meant.map((exchange) => {
    const edits = editsFor(exchange, told, reaching);
    const isAlone = facts.machine.exchanges.foreign.size === 0;
    return {
      change: endpointChange(exchange),
      node: told.literal,
      message: `the call that this tells apart is ${newMethod(exchange)} in v2`,
      edits,
      confidence: edits ? (isAlone ? "safe" : "review") : "manual",
      reason: edits && isAlone ? null : REASON,
      ties: [exchange.call],
    };
  });
}

const REASON = "other calls come here too, and the method alone does not tell them apart";

function isMethod(literal: ts.StringLiteralLike, { call }: Exchange): boolean {
  return literal.text.toUpperCase() === call.endpoint.method;
}

/** Whether the method of a call, as it is written there, was seen at a place. */
function reaches(facts: Facts, { uses }: Exchange, at: ts.Expression): boolean {
  const seen = facts.seen(at);
  const nodes = new Set(
    [...seen].flatMap((value) => (value.kind === "text" ? literalNodes(value.parts) : [])),
  );
  return [...uses.values()].some((use) =>
    [...use.method].some(
      (value) =>
        value.kind === "text" && value.parts.some((part) => "text" in part && nodes.has(part.node)),
    ),
  );
}

/** The new method, where each call that has the old one gets it, and no other call has it. */
function editsFor(
  exchange: Exchange,
  { literal }: Told,
  reaching: readonly Exchange[],
): readonly Edit[] | null {
  const to = newMethod(exchange);
  const isClear = reaching.every((other) => isMethod(literal, other) === (newMethod(other) === to));
  if (!isClear) return null;
  const text = literal.text === literal.text.toLowerCase() ? to.toLowerCase() : to;
  const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  return [replace(pathOf(literal), range, text)];
}
