import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { likePairs } from "../../facts/spread/like-pairs.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { isSite, type SiteValue, type Value, writtenNames } from "../../provenance/value.ts";
import { endpointChange } from "../endpoint-change.ts";
import type { Proposal } from "../proposal.ts";
import { rewriteBody } from "./request-body.ts";

/** Bodies that a test expects to be sent: those of check-ins, skips and logs change with the call; habits change everywhere. */
export function findExpectedBodies(facts: Facts): readonly Proposal[] {
  const sent = sentBodies(facts);
  if (sent.size === 0) return [];
  const found: Proposal[] = [];
  for (const likeness of facts.roles.likenesses) {
    if (likeness.answer) continue;
    for (const [actual, expected] of likePairs(facts.machine, likeness)) {
      for (const literal of literalsIn(expected, sent)) {
        const exchange = sentLike(literal, actual, sent);
        const proposal = exchange && proposalFor(facts, exchange, literal);
        if (proposal) found.push(proposal);
      }
    }
  }
  return found;
}

/** The object literals that are sent where members move into the path. */
function sentBodies({ machine }: Facts): ReadonlyMap<ts.Node, Exchange> {
  const found = new Map<ts.Node, Exchange>();
  for (const exchange of machine.exchanges.all.values()) {
    const { version, request } = exchange.call.endpoint;
    if (version !== "v1" || request === "habit" || !(request in shapeMappings)) continue;
    for (const use of exchange.uses.values())
      for (const value of bodyObjects(use.body))
        if (isSite(value, "object")) found.set(value.node, exchange);
  }
  return found;
}

function literalsIn(
  values: readonly Value[],
  sent: ReadonlyMap<ts.Node, Exchange>,
): readonly SiteValue[] {
  return values.filter(
    (value): value is SiteValue => isSite(value, "object") && !sent.has(value.node),
  );
}

/** The call whose body a literal can mean: the one body that has all its members; null where there is none, or several. */
function sentLike(
  literal: SiteValue,
  actual: readonly Value[],
  sent: ReadonlyMap<ts.Node, Exchange>,
): Exchange | null {
  const names = writtenNames(literal);
  const meant = actual.flatMap((value) => {
    const exchange = isSite(value, "object") ? sent.get(value.node) : undefined;
    const has = value.kind === "site" ? writtenNames(value) : [];
    return exchange && names.every((name) => has.includes(name)) ? [exchange] : [];
  });
  const [first = null] = meant;
  const isOne = meant.every((each) => each.call.endpoint === first?.call.endpoint);
  return names.length > 0 && isOne ? first : null;
}

function proposalFor(facts: Facts, exchange: Exchange, literal: SiteValue): Proposal | null {
  const { node } = literal;
  if (!ts.isObjectLiteralExpression(node)) return null;
  const shape = exchange.call.endpoint.request as MappedShape;
  const made = rewriteBody(facts, node, shape, [literal]);
  const base = {
    change: endpointChange(exchange),
    node,
    message: "v2 is sent another body here than v1",
    ties: [exchange.call],
  };
  if (made.edits === null)
    return { ...base, edits: null, confidence: "manual", reason: made.reason };
  if (made.edits.length === 0) return null;
  return {
    ...base,
    edits: made.edits,
    confidence: made.review ? "review" : "safe",
    reason: made.review,
  };
}
