import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { type Edit, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { append } from "../../../program/append.ts";
import { isTextOrPattern, type TextOrPattern } from "../../../program/is-text-or-pattern.ts";
import type { Exchange } from "../../../provenance/exchanges.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import { SEGMENTS } from "../../../version-segment.ts";
import { endpointChange, sureByHost } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { successorOf } from "../../url-path.ts";
import { v1Exchanges } from "../../v1-exchanges.ts";
import { asInV2 } from "../../v2-text.ts";
import { isBelow, isOfOthers, isUrl } from "./is-url.ts";
import { testOfPlace } from "./test-of-place.ts";
import { textsAt } from "./texts-at.ts";

/** Methods that cut a text where another one stands in it. */
const CUTS: ReadonlySet<string> = new Set([
  "indexOf",
  "lastIndexOf",
  "replace",
  "replaceAll",
  "split",
]);

/** A place that cuts the URL of a request, or its path below the version, by a text. */
interface Cut {
  readonly literal: TextOrPattern;
  readonly texts: readonly TextValue[];
}

/** Texts that a stand-in or a server cuts out of the URL of a request, `url.replace('/api/v1', '')`: v2 has others there. */
export function findCutUrls(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(ts.isCallExpression).flatMap((node) => {
    const cut = cutAt(facts, node);
    return cut ? proposalsFor(facts, cut) : [];
  });
}

const VERSION = new RegExp(`\\b${SEGMENTS.v1}\\b`);

function cutAt(facts: Facts, call: ts.CallExpression): Cut | null {
  const { arguments: args, expression } = call;
  const [sought] = args;
  if (!sought || !ts.isPropertyAccessExpression(expression)) return null;
  const isCutting = CUTS.has(expression.name.text) && testOfPlace(call) === null;
  if (!isCutting || !isTextOrPattern(sought)) return null;
  if (ts.isRegularExpressionLiteral(sought) && !VERSION.test(sought.text)) return null;
  const texts = textsAt(facts, expression.expression);
  return texts.length > 0 ? { literal: sought, texts } : null;
}

function proposalsFor(facts: Facts, cut: Cut): readonly Proposal[] {
  const { literal, texts } = cut;
  const found = new Map<string | null, Exchange[]>();
  for (const exchange of v1Exchanges(facts)) {
    const text = inV2(exchange, cut);
    if (text !== undefined && text !== literal.text) append(found, text, exchange);
  }
  const [text = null] = found.keys();
  const isClear = found.size === 1 && text !== null;
  const isOthers = texts.some((each) => isOfOthers(facts, each));
  return [...found.values()].flat().map((exchange): Proposal => {
    const base = {
      change: endpointChange(exchange),
      node: literal,
      message: "what is cut out of the URL here is another text in v2",
      ties: [exchange.call],
    };
    if (isClear && !isOthers)
      return {
        ...base,
        edits: [written(literal, text)],
        ...sureByHost(facts.identity.has(exchange)),
      };
    return { ...base, edits: null, confidence: "manual", reason: isOthers ? OTHERS : SEVERAL };
  });
}

const OTHERS = "it is cut out of URLs of others, too";
const SEVERAL = "the URLs of v2 have different texts there";

/** The text as a v2 URL has it; null where what changes is cut in two, undefined where it is cut out of no such URL. */
function inV2(exchange: Exchange, { literal, texts }: Cut): string | null | undefined {
  const match = [...exchange.uses.values()]
    .map((use) => use.match)
    .find((each) => texts.some((text) => isUrl(text, each) || isBelow(text, each)));
  const to = successorOf(exchange.call.endpoint);
  if (!match || !to) return undefined;
  if (ts.isRegularExpressionLiteral(literal)) return literal.text.replace(VERSION, SEGMENTS.v2);
  const at = match.flat.indexOf(literal.text);
  const text = at < 0 ? undefined : asInV2(match, to, literal.text, at);
  return text?.includes(HOLE) ? null : text;
}

function written(literal: Cut["literal"], text: string): Edit {
  const inset = ts.isRegularExpressionLiteral(literal) ? 0 : 1;
  const range = { start: literal.getStart() + inset, end: literal.getEnd() - inset };
  return replace(pathOf(literal), range, text);
}
