import { ts } from "ts-morph";
import { flatten, HOLE, type UrlMatch } from "../../../client/addresses/match-url.ts";
import { expressionOf } from "../../../client/regular-expression.ts";
import { rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { fitsUrl, patternOf } from "../../../mock/path-pattern.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import { endpointChange, sureByHost } from "../../endpoint-change.ts";
import { expressionInV2 } from "../../moved-expression.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { isBelow, isOfOthers, isUrl } from "./is-url.ts";
import { textsAt } from "./texts-at.ts";

/** A place that holds the URL of a request against a regular expression. */
interface Matching {
  readonly url: ts.Expression;
  readonly literal: ts.RegularExpressionLiteral;
  /** Whether what its groups caught is at hand behind it. */
  readonly isCaught: boolean;
}

/** Expressions that the URL of a request is matched by, such as in a test: they match the v2 URL. */
export function findMatchedUrls(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isCallExpression)) {
    const matching = matchingAt(node);
    if (matching) found.push(...proposalsFor(facts, matching));
  }
  return found;
}

const OF_TEXTS: ReadonlySet<string> = new Set(["match", "matchAll", "search"]);
const OF_EXPRESSIONS: ReadonlySet<string> = new Set(["test", "exec"]);
const OF_ASSERTIONS: ReadonlySet<string> = new Set(["match", "doesNotMatch"]);

/** `/…/.test(url)`, `url.match(/…/)`, `assert.match(url, /…/)`. */
function matchingAt({
  expression,
  arguments: [first, second],
}: ts.CallExpression): Matching | null {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.getText();
  if (first && second && OF_ASSERTIONS.has(name) && ts.isRegularExpressionLiteral(second))
    return { url: first, literal: second, isCaught: false };
  if (!first || !ts.isPropertyAccessExpression(expression)) return null;
  const on = expression.expression;
  if (OF_EXPRESSIONS.has(name) && ts.isRegularExpressionLiteral(on))
    return { url: first, literal: on, isCaught: name === "exec" };
  return OF_TEXTS.has(name) && ts.isRegularExpressionLiteral(first)
    ? { url: on, literal: first, isCaught: name !== "search" }
    : null;
}

function proposalsFor(facts: Facts, { url, literal, isCaught }: Matching): readonly Proposal[] {
  const texts = textsAt(facts, url);
  const pattern = texts.length > 0 ? patternOf(literal) : null;
  if (!pattern) return [];
  const fitted = v1Exchanges(facts).flatMap((exchange) => {
    const match = [...exchange.uses.values()]
      .map((use) => use.match)
      .find(
        (each) =>
          texts.some((text) => isUrl(text, each) || isBelow(text, each)) &&
          fitsUrl(pattern, each, each.flat),
      );
    return match ? [{ exchange, match }] : [];
  });
  const fitting = meantAmong(fitted);
  const isMeant = fitting.length < fitted.length;
  const inV2 = fitting.map(({ match }) => expressionInV2(match, literal, pattern));
  const [moved] = inV2;
  // Calls of several methods to one path have the same expression in v2.
  const isOne = inV2.every((each) => each === moved);
  const isLost = moved && isCaught && groupsIn(moved) !== groupsIn(literal.text);
  const isLeft = !isOne || isLost || fitsOthers(facts, texts, pattern);
  return fitting.flatMap(({ exchange }, index): readonly Proposal[] => {
    const own = inV2[index];
    if (own === undefined) return [];
    const base = {
      change: endpointChange(exchange),
      node: literal,
      message: "the URL that this is matched with is another one in v2",
      ties: [exchange.call],
    };
    if (!own || isLeft) return [{ ...base, edits: null, confidence: "manual", reason: OTHERS }];
    const edits = [replace(pathOf(literal), rangeOf(literal), own)];
    const sure = sureByHost(facts.identity.has(exchange));
    return [{ ...base, edits, ...(isMeant ? { confidence: "review", reason: NAMED } : sure) }];
  });
}

/** Those of some calls that have a place for what the expression leaves open, where others have a name of v1 there: `today` for an id. */
function meantAmong<T extends { readonly match: UrlMatch }>(fitting: readonly T[]): readonly T[] {
  const open = fitting.filter(({ match }) => match.endpoint.path.includes("{"));
  return open.length > 0 ? open : fitting;
}

/** How many groups an expression has; null where it is not tried here. */
function groupsIn(literal: string): number | null {
  const end = literal.lastIndexOf("/");
  const found = expressionOf(`${literal.slice(0, end)}|${literal.slice(end)}`)?.exec("");
  return found ? found.length - 1 : null;
}

/** Whether an expression finds URLs, too, that are none of the service. */
function fitsOthers(facts: Facts, texts: readonly TextValue[], pattern: RegExp): boolean {
  return texts.some(
    (text) => pattern.test(flatten(text).replaceAll(HOLE, "x")) && isOfOthers(facts, text),
  );
}

const NAMED =
  "it finds a call, too, that has a name where others have an id, and another URL in v2";

const OTHERS =
  "it finds URLs of several calls or of others, or what it looks for is not in the v2 URL";
