import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { flatten, type UrlMatch } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { comparedWith } from "../../../program/equality.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import { endpointChange } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { successorOf } from "../../url-path.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { asInV2 } from "../../v2-text.ts";
import { isBelow, isUrl } from "./is-url.ts";
import { textsAt } from "./texts-at.ts";

/**
 * Pieces of the path of a request that are held against a text, as in `path.split('/').pop() === 'today'`: where v2 has
 * another piece, only a person can tell what is asked there.
 */
export function findCutPieces(facts: Facts): readonly Proposal[] {
  const exchanges = v1Exchanges(facts);
  if (exchanges.length === 0) return [];
  return facts.program.nodes(ts.isStringLiteralLike).flatMap((literal): readonly Proposal[] => {
    const asked = literal.text === "" ? null : comparedWith(literal);
    if (!asked) return [];
    const pieces = textsAt(facts, asked);
    const whole = textsAt(facts, wholeOf(facts, asked));
    return exchanges.flatMap((exchange): readonly Proposal[] => {
      const { call, uses } = exchange;
      const to = successorOf(call.endpoint);
      const isLost = [...uses.values()].some(
        ({ match }) =>
          (isCutFrom(pieces, whole, match, literal.text) ||
            pieces.some((piece) => isPiece(piece, match, literal.text))) &&
          isMoved(match, to, literal.text),
      );
      return isLost ? [proposalFor(literal, exchange)] : [];
    });
  });
}

/** Whether v2 has another text where one stands in the path below the version. */
function isMoved(match: UrlMatch, to: Endpoint | null, text: string): boolean {
  const at = match.flat.lastIndexOf(text);
  return to !== null && at >= match.prefix.end && asInV2(match, to, text, at) !== text;
}

function proposalFor(node: ts.StringLiteralLike, exchange: Exchange): Proposal {
  return {
    change: endpointChange(exchange),
    node,
    message: "a piece of the path of a request is compared with this, and v2 has another there",
    edits: null,
    confidence: "manual",
    reason: "what tells the calls apart here is not in the v2 URL",
    ties: [exchange.call],
  };
}

/** Whether a text was cut out of a URL, and is the one that is asked for. */
function isPiece(piece: TextValue, match: UrlMatch, text: string): boolean {
  if (flatten(piece) !== text || isUrl(piece, match) || isBelow(piece, match)) return false;
  const nodes = new Set(literalNodes(match.parts));
  return piece.parts.every((part) => "text" in part && nodes.has(part.node));
}

/** Whether something unknown is cut out of a URL that has a text among its segments. */
function isCutFrom(
  pieces: readonly TextValue[],
  whole: readonly TextValue[],
  match: UrlMatch,
  text: string,
): boolean {
  if (pieces.length > 0 || !whole.some((each) => isUrl(each, match) || isBelow(each, match)))
    return false;
  const segments = match.flat.slice(match.prefix.end, match.query.start).split("/");
  return segments.includes(text.replace(/^\/|\/$/g, ""));
}

/** What something is cut out of by calls and look-ups: `path` of `path.slice(1).split('/')[0]`. */
function wholeOf(facts: Facts, node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
    return wholeOf(facts, node.expression);
  if (ts.isElementAccessExpression(node)) return wholeOf(facts, node.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return wholeOf(facts, node.expression.expression);
  if (!ts.isIdentifier(node) || textsAt(facts, node).length > 0) return node;
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  return declared && ts.isVariableDeclaration(declared) && declared.initializer
    ? wholeOf(facts, declared.initializer)
    : node;
}
