import { ts } from "ts-morph";
import type { FlatRange } from "../../../client/addresses/segments-of.ts";
import { type Edit, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { waysToOthers } from "../../../facts/others/ways-to-others.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { LiteralPart } from "../../../provenance/text/text-value.ts";
import { holeRange, nodeOf, type Placed, place } from "../../flat-edit.ts";
import { isWithin } from "../../is-within.ts";
import { queryParameter } from "./query-parameter.ts";
import { type TextUse, usesOf } from "./text-uses.ts";

/** A parameter in the text of a URL: its range, and the expression that gives its value. */
interface Given {
  readonly name: string;
  readonly range: FlatRange;
  readonly expression: ts.Expression | null;
}

/**
 * Takes a parameter out of the text of a URL: where it is written, or, where that is read for something
 * else, where it comes into the URL. Null where neither is for calls alone that give it up.
 */
export function removeFromQuery(
  facts: Facts,
  use: ExchangeUse,
  given: Given,
): readonly Edit[] | null {
  const { range, expression } = given;
  const touched = place(use.match).filter(
    ({ start, end }) => start < range.end && end > range.start,
  );
  const edits: Edit[] = [];
  const dropped = new Map<ts.Node, ts.Node>();
  const open: ts.Node[] = [];
  for (const placed of touched) {
    const { part } = placed;
    const site = siteOf(placed, expression);
    const text = textAround(site);
    const isCut = isOwn(facts, use, text) && isGivenUp(facts, given, placed, site);
    const cut = isCut ? cutOf(placed, range, site) : null;
    if (cut) {
      edits.push(cut);
      continue;
    }
    const via = "text" in part && part.via && part.via !== site ? part.via : null;
    const removal = via && isWhole(placed, range) && isGone(facts, given, via) && holeRange(via);
    if (via && removal) {
      edits.push(replace(via.getSourceFile().fileName, removal, ""));
      dropped.set(text, via);
    } else open.push(text);
  }
  // What a text holds goes with it, where it no longer comes into the URL.
  return open.every((text) => dropped.has(text)) ? edits : null;
}

/** Where a part is written: a hole, the expression that gives the value, or the literal itself. */
function siteOf({ part }: Placed, expression: ts.Expression | null): ts.Node {
  if (!("text" in part)) return part.hole;
  return part.via && part.via === expression ? part.via : part.node;
}

function cutOf({ part, start, end }: Placed, range: FlatRange, site: ts.Node): Edit | null {
  const file = site.getSourceFile().fileName;
  if (!("text" in part) || site !== part.node) {
    const removal = holeRange(site);
    return removal && replace(file, removal, "");
  }
  if (!part.exact) return null;
  const [from, to] = spanOf({ part, start, end }, range);
  return replace(file, { start: from, end: to }, "");
}

/** What a range covers of a literal, in the file. */
function spanOf({ part, start, end }: Placed, range: FlatRange): readonly [number, number] {
  const at = "text" in part ? part.start : 0;
  return [at + Math.max(range.start, start) - start, at + Math.min(range.end, end) - start];
}

function isWhole({ start, end }: Placed, range: FlatRange): boolean {
  return start >= range.start && end <= range.end;
}

/** The template or sum that an expression is a piece of. */
function textAround(site: ts.Node): ts.Node {
  let node = site;
  while (
    ts.isTemplateSpan(node.parent) ||
    ts.isTemplateExpression(node.parent) ||
    ts.isParenthesizedExpression(node.parent) ||
    (ts.isBinaryExpression(node.parent) &&
      node.parent.operatorToken.kind === ts.SyntaxKind.PlusToken)
  )
    node = node.parent;
  return node;
}

/** Whether a text is this call's own: it holds the path, or nothing but what it is written for reads it. */
function isOwn(facts: Facts, { match }: ExchangeUse, text: ts.Node): boolean {
  const last = match.segments.at(-1);
  const isPath = place(match).some(
    ({ part, start, end }) =>
      "text" in part && last && start < last.end && end >= last.end && isWithin(part.node, text),
  );
  if (isPath) return true;
  const { parent } = text;
  if (ts.isArrayLiteralExpression(parent)) return false;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return true;
  const { name } = parent;
  const binding = facts.program.moduleOf(name).scopes.resolve(name);
  return binding?.references.filter((each) => each !== name).length === 1;
}

/** Whether all calls that a part comes into give up the same of it. */
function isGivenUp(facts: Facts, given: Given, placed: Placed, site: ts.Node): boolean {
  if ("text" in placed.part && waysToOthers(facts).has(placed.part.node)) return false;
  const isLiteral = "text" in placed.part && site === placed.part.node;
  const own = spanOf(placed, given.range);
  return usesOf(facts, site).every((use) => {
    const range = rangeIn(facts, use, given.name);
    if (range === "open") return true;
    return placesAt(use, site).every((other) => {
      if (!range) return false;
      if (!isLiteral) return isWhole(other, range);
      const span = spanOf(other, range);
      return span[0] === own[0] && span[1] === own[1];
    });
  });
}

/** Whether all that an expression brings into any call is given up there. */
function isGone(facts: Facts, given: Given, via: ts.Node): boolean {
  const others = [...waysToOthers(facts).values()];
  if (others.some((ways) => ways.has(via))) return false;
  const isIn = (node: ts.Node, by: ts.Node | null): boolean =>
    usesOf(facts, node).every((use) => {
      const range = rangeIn(facts, use, given.name);
      if (range === "open") return true;
      return placesAt(use, node).every(
        (other) =>
          ("text" in other.part && (other.part.text === "" || other.part.via !== by)) ||
          (range !== null && isWhole(other, range)),
      );
    });
  const seen = [...facts.seen(via)];
  return (
    isIn(via, via) &&
    seen.every(
      (value) =>
        value.kind !== "text" ||
        value.parts.every((part) =>
          isIn(nodeOf(part), "text" in part ? ((part as LiteralPart).via ?? via) : null),
        ),
    )
  );
}

/** The range of a parameter that moves out of the query; null where it stays, open where only a run tells it. */
function rangeIn(
  facts: Facts,
  { use, endpoint }: TextUse,
  name: string,
): FlatRange | null | "open" {
  if (!use || endpoint?.successor?.parameters?.[0]?.name !== name) return null;
  const found = queryParameter(facts, use, name);
  if (!found) return null;
  return found.edits === null ? "open" : found.inText;
}

function placesAt({ parts }: TextUse, node: ts.Node): readonly Placed[] {
  return place({ parts }).filter(
    ({ part }) => nodeOf(part) === node || ("text" in part && part.via === node),
  );
}
