import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { MoveMapping } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownText } from "../../provenance/text/text.ts";
import type { Value } from "../../provenance/value.ts";
import { literalOf } from "../key-uses.ts";
import { mappedText } from "../mapped-text.ts";
import { typedUnits } from "./typed-units.ts";
import { isUnitConstant } from "./unit-constants.ts";

/**
 * A v1 value on its way into a v2 member: literals are mapped, what may be a mapped value is mapped at
 * run time. Null where it can stay as it is.
 */
export function outgoing(
  facts: Facts,
  node: ts.Expression,
  mapping: MoveMapping,
  isSent: boolean,
): readonly Piece[] | null {
  const { values } = mapping;
  if (!values) return null;
  if (ts.isStringLiteralLike(node)) {
    const mapped = mappedText(facts, mapping, node.text);
    return mapped === null ? null : [`${quoteOf(node)}${mapped}${quoteOf(node)}`];
  }
  if (ts.isConditionalExpression(node)) {
    const yes = outgoing(facts, node.whenTrue, mapping, isSent);
    const no = outgoing(facts, node.whenFalse, mapping, isSent);
    if (!yes && !no) return null;
    const { start, end } = rangeOf(node);
    return [
      { start, end: node.whenTrue.getStart() },
      ...(yes ?? [rangeOf(node.whenTrue)]),
      { start: node.whenTrue.getEnd(), end: node.whenFalse.getStart() },
      ...(no ?? [rangeOf(node.whenFalse)]),
      { start: node.whenFalse.getEnd(), end },
    ];
  }
  const asserted = assertedLiteral(node);
  if (asserted) {
    const { start, end } = rangeOf(node);
    const inner = outgoing(facts, asserted, mapping, isSent);
    return (
      inner && [{ start, end: asserted.getStart() }, ...inner, { start: asserted.getEnd(), end }]
    );
  }
  if (!isSent || isProvenOther(facts, node, mapping)) return null;
  return atRunTime(facts, node, mapping);
}

/** The literal in `'times' as Unit`. */
function assertedLiteral(node: ts.Expression): ts.StringLiteralLike | null {
  const isAround =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  if (!isAround) return null;
  return ts.isStringLiteralLike(node.expression)
    ? node.expression
    : assertedLiteral(node.expression);
}

function quoteOf(node: ts.StringLiteralLike): string {
  return node.getText()[0] ?? '"';
}

/** Whether the value is surely none of those that v2 names otherwise. */
export function isProvenOther(facts: Facts, node: ts.Expression, mapping: MoveMapping): boolean {
  const values = facts.seen(node);
  return values.size > 0 && [...values].every((value) => isOther(facts, value, mapping));
}

function isOther(facts: Facts, value: Value, mapping: MoveMapping): boolean {
  if (value.kind === "field") {
    return (
      value.name === mapping.from &&
      facts.roles.roleOf(value.holder).size > 0 &&
      value.holder.kind === "service"
    );
  }
  if (value.kind === "plain") return value.nullish;
  const text = knownText(value);
  const literal = literalOf(value);
  if (literal && (isUnitConstant(facts, literal) || typedUnits(facts).has(literal))) return true;
  return text !== null && !mayBecome(facts, mapping, text);
}

/** Whether a text is one that v2 names otherwise once it is trimmed, cut or put into another case, as is not followed. */
function mayBecome(facts: Facts, { values }: MoveMapping, text: string): boolean {
  const known = text.toLowerCase();
  const names = Object.keys({ ...values, ...facts.options.units });
  return names.some((name) => known.includes(name.toLowerCase()));
}

/** `unit === 'times' ? 'rep' : unit`; an expression that is not simply a name is evaluated once. */
export function atRunTime(
  facts: Facts,
  node: ts.Expression,
  mapping: MoveMapping,
): readonly Piece[] {
  const pairs = Object.entries({ ...mapping.values, ...facts.options.units });
  const range = rangeOf(node);
  if (isRepeatable(node)) {
    return [
      ...pairs.flatMap(([from, to]): Piece[] => [range, ` === ${quoted(from)} ? ${quoted(to)} : `]),
      range,
    ];
  }
  const name = mapping.from;
  const chosen = pairs
    .map(([from, to]) => `${name} === ${quoted(from)} ? ${quoted(to)} : `)
    .join("");
  return [`((${name}) => ${chosen}${name})(`, range, ")"];
}
