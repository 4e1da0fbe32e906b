import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isStringLiteralType } from "../type-selection.ts";
import { type TypedUnit, typedUnits } from "./typed-units.ts";
import { type UnitAlias, unitAliases } from "./unit-aliases.ts";

/** The units in `type Unit = 'times' | 'min'`, where nothing of the program's own keeps those of v1. */
export function findUnitTypes(facts: Facts): readonly Proposal[] {
  const types = [...unitAliases(facts)].flatMap(([{ type }, unit]) =>
    unit.isShared ? [] : literalsOf(type).flatMap((each) => renamed(facts, each, unit)),
  );
  return [...types, ...[...typedUnits(facts).values()].map(following)];
}

/** The text that is given where such a type is written, which would not be of the type any more. */
function following({ literal, to, unit }: TypedUnit): Proposal {
  const quote = literal.getText()[0] ?? "'";
  return {
    change: unit.mapping.change,
    node: literal,
    message: `The ${unit.mapping.from} \`${literal.text}\` is \`${to}\` in v2`,
    edits: [replace(pathOf(literal), rangeOf(literal), `${quote}${to}${quote}`)],
    confidence: "review",
    reason: "the text may stand for more than the unit",
    ties: unit.carriers,
  };
}

function literalsOf(type: ts.TypeNode): readonly ts.StringLiteral[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  return isStringLiteralType(type) ? [type.literal] : [];
}

function renamed(
  facts: Facts,
  literal: ts.StringLiteral,
  { mapping, carriers }: UnitAlias,
): readonly Proposal[] {
  const to = mappedText(facts, mapping, literal.text);
  if (to === null) return [];
  return [
    {
      change: mapping.change,
      node: literal,
      message: `The ${mapping.from} \`${literal.text}\` is \`${to}\` in v2`,
      edits: [replace(pathOf(literal), rangeOf(literal), quoted(to))],
      confidence: "safe",
      reason: null,
      ties: carriers,
    },
  ];
}
