import { ts } from "ts-morph";
import { type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { mappedAt } from "../mapped-members.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { describeUnit } from "./renamed-unit.ts";
import { writtenNames } from "./written-names.ts";

/** A text around one expression. */
interface Composed {
  readonly before: string;
  readonly hole: ts.Expression;
  readonly after: string;
}

/**
 * A unit that is part of a name that the program has written, such as a message's: ``t(`unit.${habit.unit}`)`` beside
 * `'unit.times': 'times'`. The name stays, so that the unit is v1's in it.
 */
export function findComposedNames(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(mayCompose).flatMap((node): readonly Proposal[] => {
    const composed = composedAt(node);
    const unit = composed && mappedAt(facts, composed.hole);
    if (!composed || !unit) return [];
    const { before, hole, after } = composed;
    const names = writtenNames(facts);
    const isWritten = (value: string) => names.has(`${before}${value}${after}`);
    const pairs = Object.entries({ ...unit.mapping.values, ...facts.options.units }).filter(
      ([from, to]) => isWritten(from) && !isWritten(to),
    );
    const [first] = pairs;
    if (!first || isBack(hole)) return [];
    return [
      {
        change: unit.mapping.change,
        node: hole,
        message: describeUnit(unit.mapping, ...first),
        edits: [replace(pathOf(hole), rangeOf(hole), ...backToV1(hole, unit.mapping.from, pairs))],
        confidence: "safe",
        reason: null,
        ties: unit.carriers,
      },
    ];
  });
}

/** `unit === 'rep' ? 'times' : unit` */
function backToV1(
  hole: ts.Expression,
  name: string,
  pairs: readonly (readonly [string, string])[],
): readonly Piece[] {
  const range = rangeOf(hole);
  const choice = (read: Piece): readonly Piece[] => [
    ...pairs.flatMap(([from, to]) => [read, ` === ${quoted(to)} ? ${quoted(from)} : `]),
    read,
  ];
  if (!isRepeatable(hole)) return [`((${name}) => `, ...choice(name), ")(", range, ")"];
  return ts.isTemplateSpan(hole.parent) ? choice(range) : ["(", ...choice(range), ")"];
}

/** Whether a choice stands there already, as after a first run. */
function isBack(hole: ts.Expression): boolean {
  const held = bareExpression(hole);
  return ts.isConditionalExpression(held) || ts.isCallExpression(held);
}

function mayCompose(node: ts.Node): node is ts.TemplateExpression | ts.BinaryExpression {
  return ts.isTemplateExpression(node) || ts.isBinaryExpression(node);
}

/** `` `unit.${unit}` `` and `'unit.' + unit`; null for any other node, and where more than one part is no literal. */
function composedAt(node: ts.TemplateExpression | ts.BinaryExpression): Composed | null {
  if (ts.isTemplateExpression(node)) {
    const [span, ...more] = node.templateSpans;
    if (!span || more.length > 0) return null;
    return named({ before: node.head.text, hole: span.expression, after: span.literal.text });
  }
  if (!isSum(node) || isSum(node.parent)) return null;
  const parts = partsOf(node);
  const holes = parts.filter((part) => !ts.isStringLiteralLike(part));
  const [hole] = holes;
  if (!hole || holes.length > 1) return null;
  const at = parts.indexOf(hole);
  return named({ before: joined(parts.slice(0, at)), hole, after: joined(parts.slice(at + 1)) });
}

function named(composed: Composed): Composed | null {
  return composed.before + composed.after === "" ? null : composed;
}

function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

function partsOf(node: ts.Expression): readonly ts.Expression[] {
  return isSum(node) ? [...partsOf(node.left), ...partsOf(node.right)] : [node];
}

function joined(parts: readonly ts.Expression[]): string {
  return parts.map((part) => (ts.isStringLiteralLike(part) ? part.text : "")).join("");
}
