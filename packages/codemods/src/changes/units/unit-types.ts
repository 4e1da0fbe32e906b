import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { isStringLiteralType } from "../type-selection.ts";
import { renamedUnit } from "./renamed-unit.ts";
import { typedUnits } from "./typed-units.ts";
import { type UnitAlias, unitAliases } from "./unit-aliases.ts";

/** The units in `type Unit = 'times' | 'min'`, where nothing of the program's own keeps those of v1. */
export function findUnitTypes(facts: Facts): readonly Proposal[] {
  const types = [...unitAliases(facts)].flatMap(([{ type }, unit]) =>
    unit.isShared ? [] : literalsOf(type).flatMap((each) => renamed(facts, each, unit)),
  );
  // What is given where such a type is written would not be of the type any more.
  const following = [...typedUnits(facts).values()].map(({ literal, to, unit }) =>
    renamedUnit(literal, to, unit, "the text may stand for more than the unit"),
  );
  return [...types, ...following];
}

function literalsOf(type: ts.TypeNode): readonly ts.StringLiteral[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  return isStringLiteralType(type) ? [type.literal] : [];
}

function renamed(facts: Facts, literal: ts.StringLiteral, unit: UnitAlias): readonly Proposal[] {
  const to = mappedText(facts, unit.mapping, literal.text);
  return to === null ? [] : [renamedUnit(literal, to, unit, null)];
}
