import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { UrlMatch } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { likePairs } from "../../../facts/spread/like-pairs.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import { testText } from "../../../provenance/text/test-text.ts";
import { endpointChange } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { successorOf } from "../../url-path.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { asInV2 } from "../../v2-text.ts";
import { askedInV2 } from "./asked-in-v2.ts";
import { type Comparison, comparisonsAt, mayCompare } from "./comparisons.ts";
import { expectedLiteral } from "./expected-literal.ts";
import { isBelow, isOfOthers, isUrl, madeWithOtherId } from "./is-url.ts";
import { closest, placeBelow, placeOf } from "./place-of.ts";
import { withSentId } from "./with-sent-id.ts";

/** Tests of the URL of a request, by which a stand-in tells calls apart: they ask for the v2 URL. */
export function findComparedUrls(facts: Facts): readonly Proposal[] {
  const compared = facts.program.nodes(mayCompare).flatMap((node) => comparisonsAt(facts, node));
  return [...compared, ...expectedUrls(facts)].flatMap((each) => proposalsFor(facts, each));
}

/** Literals that a test expects to be the URL of a request. */
function expectedUrls(facts: Facts): readonly Comparison[] {
  const { machine } = facts;
  // Where nothing calls the service, a large program would be held against what its tests expect for nothing.
  if (machine.exchanges.all.size + machine.mocked.all.size === 0) return [];
  const pairs = [...machine.likenesses.all.values()]
    .filter(({ answer }) => answer === null)
    .flatMap((likeness) => likePairs(machine, likeness));
  return pairs.flatMap(([actual, expected]) => {
    const texts = actual.filter((value) => value.kind === "text");
    if (texts.length === 0) return [];
    return expected.flatMap((value): readonly Comparison[] => {
      const literal = value.kind === "text" ? expectedLiteral(value) : null;
      const how = literal && ts.isTemplateTail(literal) ? "endsWith" : "is";
      return literal ? [{ node: literal, url: null, texts, literal, how, isPath: false }] : [];
    });
  });
}

function proposalsFor(facts: Facts, comparison: Comparison): readonly Proposal[] {
  const { texts } = comparison;
  if (texts.length === 0) return [];
  const found: Proposal[] = [];
  const sought = soughtPath(comparison);
  for (const exchange of v1Exchanges(facts)) {
    if (comparison.verb && comparison.verb !== exchange.call.endpoint.method) continue;
    const matches = [...exchange.uses.values()].map(({ match }) => match);
    const others = texts.flatMap((text) =>
      matches.flatMap((each) => madeWithOtherId(text, each) ?? []),
    );
    const match = closest(
      [...matches.filter((each) => texts.some((text) => isUrl(text, each))), ...others],
      sought,
      comparison.how,
    );
    const below = matches.find((each) => texts.some((text) => isBelow(text, each)));
    const place = match
      ? { match, at: placeOf(match, sought, comparison.how) }
      : below && { match: below, at: placeBelow(below, sought, comparison.how) };
    const proposal = place && proposalFor(facts, exchange, place, comparison);
    if (proposal) found.push(proposal);
  }
  return found;
}

/** Where in a URL the text stands that is asked for; null where it stands in none. */
interface Place {
  readonly match: UrlMatch;
  readonly at: number | null;
}

function proposalFor(
  facts: Facts,
  exchange: Exchange,
  { match, at }: Place,
  comparison: Comparison,
): Proposal | null {
  const to = successorOf(exchange.call.endpoint);
  const { literal } = comparison;
  // What the request itself is made of becomes what it has to be there.
  const isOfRequest = literalNodes(match.parts).includes(literal);
  if (!to || at === null || isOfRequest) return null;
  const text = textInV2(exchange, { match, at }, to, comparison);
  if (text === literal.text) return null;
  const isCut = text?.includes("?") && comparison.isPath;
  const edits = text === null || isCut ? null : askedInV2(comparison, text);
  const base = {
    change: endpointChange(exchange),
    node: literal,
    message: `the URL that this is compared with is another one in v2`,
    ties: [exchange.call],
  };
  const isOthers = findsOthers(facts, comparison);
  if (!edits || isOthers) {
    const reason = isOthers
      ? "it finds URLs of others, too"
      : "what tells the calls apart here is not in the v2 URL";
    return { ...base, edits: null, confidence: "manual", reason };
  }
  if (comparison.isListed && !isInline(literal))
    return { ...base, edits, confidence: "review", reason: "the list may be used for more" };
  return facts.identity.has(exchange)
    ? { ...base, edits, confidence: "safe", reason: null }
    : { ...base, edits, confidence: "review", reason: "nothing ties the host to the service" };
}

/** What a literal asks for in v2; null where it cannot ask for it. */
function textInV2(
  exchange: Exchange,
  { match, at }: Place,
  to: Endpoint,
  comparison: Comparison,
): string | null {
  const { literal, url, verb } = comparison;
  const changed = at === null ? null : asInV2(match, to, soughtPath(comparison), at);
  const path = changed === null || url ? changed : withSentId(exchange, match, changed, literal);
  return path !== null && verb ? `${to.method} ${path}` : path;
}

/** What a literal asks for, without the method before it. */
function soughtPath({ literal: { text }, verb }: Comparison): string {
  return verb ? text.slice(verb.length + 1) : text;
}

/** Whether a literal stands in a list, or a set of one, that is asked where it is written. */
function isInline(literal: ts.Node): boolean {
  const around = ts.findAncestor(
    literal,
    (each) => !ts.isArrayLiteralExpression(each) && !ts.isNewExpression(each) && each !== literal,
  );
  return around !== undefined && ts.isPropertyAccessExpression(around);
}

/** Whether URLs pass the test, too, that are none of the service. */
function findsOthers(facts: Facts, comparison: Comparison): boolean {
  const { texts, literal, how } = comparison;
  const part = { text: soughtPath(comparison), node: literal, start: 0, exact: false };
  return texts.some(
    (text) =>
      testText(text, { kind: "text", parts: [part] }, how) === true && isOfOthers(facts, text),
  );
}
