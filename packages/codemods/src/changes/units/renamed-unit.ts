import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { MoveMapping } from "../../facts/shapes.ts";
import { isIdentifierName } from "../../program/member-name.ts";
import type { Mapped } from "../mapped-members.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

/** What is said of a text of v1 that v2 names otherwise. */
export function describeUnit({ from }: MoveMapping, text: string, to: string): string {
  return `The ${from} \`${text}\` is \`${to}\` in v2`;
}

/**
 * A text of v1 becomes that of v2 where it stands, within its own quotation marks.
 *
 * @param doubt - Why a person looks at it; null where it is nothing but the unit.
 */
export function renamedUnit(
  literal: ts.StringLiteral | ts.Identifier,
  to: string,
  { mapping, carriers }: Mapped,
  doubt: string | null,
): Proposal {
  return {
    change: mapping.change,
    node: literal,
    message: describeUnit(mapping, literal.text, to),
    edits: [replace(pathOf(literal), rangeOf(literal), quotedAs(literal, to))],
    confidence: doubt === null ? "safe" : "review",
    reason: doubt,
    ties: carriers,
  };
}

/** A text in the quotation marks of a literal; where it names a member without any, only if it needs them. */
export function quotedAs(literal: ts.StringLiteralLike | ts.Identifier, text: string): string {
  if (ts.isIdentifier(literal)) return isIdentifierName(text) ? text : quoted(text);
  const quote = literal.getText()[0] ?? "'";
  const escaped = text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`);
  return `${quote}${escaped}${quote}`;
}
