import { ts } from "ts-morph";
import { flatten, HOLE, matchUrl } from "../../../client/addresses/match-url.ts";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { equalityOf } from "../../../program/equality.ts";
import { memberName } from "../../../program/member-name.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import { endpointChange, sureByHost } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { quotedAs } from "../../units/renamed-unit.ts";
import { successorOf } from "../../url-path.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { asInV2 } from "../../v2-text.ts";
import { isPathname } from "./is-pathname.ts";
import { isOfOthers, isUrl } from "./is-url.ts";
import { textsAt } from "./texts-at.ts";
import { withSentId } from "./with-sent-id.ts";

/** A literal that is looked up by the URL of a request: `tape.find((each) => each.url === url)`. */
interface Listed {
  readonly literal: ts.StringLiteralLike;
  readonly texts: readonly TextValue[];
  /** Whether it is the path alone that is asked about, without the query. */
  readonly isPath: boolean;
}

/** The URLs of a list of answers, in code or in recorded data, which the URL of a request is held against. */
export function findListedUrls(facts: Facts): readonly Proposal[] {
  const exchanges = v1Exchanges(facts);
  if (exchanges.length === 0) return [];
  const asked = new Set<ts.Node>(
    exchanges.flatMap(({ uses }) =>
      [...uses.values()].flatMap(({ match }) => literalNodes(match.parts)),
    ),
  );
  return facts.program
    .nodes(ts.isBinaryExpression)
    .flatMap((node) => listedAt(facts, node))
    .filter(({ literal }) => !asked.has(literal))
    .flatMap((listed) => exchanges.flatMap((exchange) => proposalsFor(facts, exchange, listed)));
}

function listedAt(
  facts: Facts,
  { left, operatorToken, right }: ts.BinaryExpression,
): readonly Listed[] {
  if (equalityOf(operatorToken.kind) !== true) return [];
  // What is written at the comparison itself may be asked for otherwise.
  if (ts.isStringLiteralLike(left) || ts.isStringLiteralLike(right)) return [];
  return [...listedIn(facts, left, right), ...listedIn(facts, right, left)];
}

function listedIn(facts: Facts, url: ts.Expression, row: ts.Expression): readonly Listed[] {
  const literals = textsAt(facts, row).flatMap(({ parts: [part, ...others] }) =>
    part && "text" in part && others.length === 0 && isRow(part.node, part.text) ? [part.node] : [],
  );
  if (literals.length === 0) return [];
  const texts = textsAt(facts, url);
  return literals.map((literal) => ({ literal, texts, isPath: isPathname(facts, url) }));
}

/** Whether a literal is written as a whole, as a member of an object that has more to say of it. */
function isRow(node: ts.Node, text: string): node is ts.StringLiteralLike {
  return ts.isStringLiteralLike(node) && node.text === text && ts.isPropertyAssignment(node.parent);
}

function proposalsFor(facts: Facts, exchange: Exchange, listed: Listed): readonly Proposal[] {
  const { literal, texts, isPath } = listed;
  const { endpoint } = exchange.call;
  const method = methodBeside(literal);
  if (method !== null && method.text.toUpperCase() !== endpoint.method) return [];
  const asked = [...exchange.uses.values()].find(({ match }) =>
    texts.some((text) => isUrl(text, match)),
  );
  if (!asked) return [];
  const verdict = matchUrl(asText(literal), endpoint.method);
  if (verdict.is !== "endpoint" || verdict.match.endpoint.id !== endpoint.id) return [];
  const to = successorOf(endpoint);
  const moved = to && asInV2(verdict.match, to, literal.text, 0);
  const text = moved && withSentId(exchange, asked.match, moved, literal);
  const base = {
    change: endpointChange(exchange),
    node: literal,
    message: "the URL of a request is looked up among these, and this one is another in v2",
    ties: [exchange.call],
  };
  const isOthers = texts.some((each) => flatten(each) === literal.text && isOfOthers(facts, each));
  const isTold = method !== null || to?.method === endpoint.method;
  const isWhole = text && !text.includes(HOLE) && !(isPath && text.includes("?"));
  if (!to || !isWhole || !isTold || isOthers)
    return [{ ...base, edits: null, confidence: "manual", reason: ANEW }];
  const edits: readonly Edit[] = [
    renamed(literal, text),
    ...(method && to.method !== endpoint.method
      ? [renamed(method, inCaseOf(method, to.method))]
      : []),
  ];
  return [{ ...base, edits, ...sureByHost(facts.identity.has(exchange)) }];
}

const ANEW = "write the method and path of v2, as the call has them after the migration";

function asText(literal: ts.StringLiteralLike): TextValue {
  return {
    kind: "text",
    parts: [{ text: literal.text, node: literal, start: literal.getStart() + 1, exact: true }],
  };
}

/** The method that is written beside a URL. */
function methodBeside({ parent }: ts.StringLiteralLike): ts.StringLiteralLike | null {
  const { parent: row } = parent;
  if (!ts.isObjectLiteralExpression(row)) return null;
  for (const member of row.properties) {
    const isMethod = /^(?:http)?(?:method|verb)$/i.test(memberName(member) ?? "");
    if (isMethod && ts.isPropertyAssignment(member) && ts.isStringLiteralLike(member.initializer))
      return member.initializer;
  }
  return null;
}

function inCaseOf({ text }: ts.StringLiteralLike, method: string): string {
  return text === text.toLowerCase() ? method.toLowerCase() : method;
}

function renamed(literal: ts.StringLiteralLike, text: string): Edit {
  return replace(pathOf(literal), rangeOf(literal), quotedAs(literal, text));
}
