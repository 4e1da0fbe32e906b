import { ts } from "ts-morph";
import { insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { followKeys } from "../key-uses.ts";
import { mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isShown } from "./is-shown.ts";
import { mayBeOthers } from "./kept-units.ts";
import { keysLookedUpIn } from "./look-ups.ts";
import { quotedAs, renamedUnit } from "./renamed-unit.ts";
import { namingUnits, type TypedUnit, typedUnits } from "./typed-units.ts";
import { type UnitAlias, unitAliases } from "./unit-aliases.ts";
import { literalsOf } from "./unit-lists.ts";

/** The units in `type Unit = 'times' | 'min'`: those of v2, or both where a table has them as names, and something of the program's own keeps those of v1. */
export function findUnitTypes(facts: Facts): readonly Proposal[] {
  const types = [...unitAliases(facts)].flatMap(([source, unit]) =>
    ts.isVariableDeclaration(source) || (unit.isShared && !namingUnits(facts).has(source))
      ? []
      : literalsOf(source.type).flatMap((each) => renamed(facts, each, unit)),
  );
  // What is given where such a type is written would not be of the type any more.
  const following = [...typedUnits(facts).values()].map((typed) =>
    renamedUnit(typed.literal, typed.to, typed.unit, isUnitAlone(facts, typed) ? null : DOUBT),
  );
  return [...types, ...following];
}

const DOUBT = "the text may stand for more than the unit";

/** Whether a text is nothing but what a type is made of, or names a member that units of habits are looked up by. */
function isUnitAlone(facts: Facts, { literal, isSource }: TypedUnit): boolean {
  const { parent } = literal;
  const table = ts.isPropertyAssignment(parent) ? parent.parent : parent;
  const sites = [...facts.seen(table)].filter((value) => value.kind === "site");
  const keys = sites.flatMap((site) => keysLookedUpIn(facts, site));
  if (isShown(facts, literal) || keys.some((key) => mayBeOthers(facts, key))) return false;
  const isName = ts.isPropertyAssignment(parent) && parent.name === literal;
  if (isName) return keys.some((key) => mappedAt(facts, key) !== null);
  const uses = followKeys(facts, new Set([literal])).get(literal) ?? [];
  return isSource && uses.every(({ node }) => node === literal);
}

function renamed(facts: Facts, literal: ts.StringLiteral, unit: UnitAlias): readonly Proposal[] {
  const to = mappedText(facts, unit.mapping, literal.text);
  if (to === null || (unit.isShared && isBeside(literal, to))) return [];
  const proposal = renamedUnit(literal, to, unit, null);
  if (!unit.isShared) return [proposal];
  const edits = [insert(pathOf(literal), literal.getStart(), `${quotedAs(literal, to)} | `)];
  return [{ ...proposal, edits, confidence: "review", reason: SHARED }];
}

const SHARED = "units of the program's own are of this type, too, and keep their names";

/** Whether a type has what v2 calls a unit already. */
function isBeside(literal: ts.StringLiteral, to: string): boolean {
  const union = ts.findAncestor(literal, ts.isUnionTypeNode);
  return (union?.types ?? []).some(
    (each) =>
      ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) && each.literal.text === to,
  );
}
