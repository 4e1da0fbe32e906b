import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { equalityOf } from "../../program/equality.ts";
import { MAPPED, type Mapped, mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Outcome, Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { collectedUnits, isCollection } from "./collected-units.ts";
import { comparedAtRunTime, mappedByAnyName } from "./compared-units.ts";
import { isShown } from "./is-shown.ts";
import { besideEdit, eitherEdits, isBesideItsOwn, isKept, mayBeOthers } from "./kept-units.ts";
import { keysLookedUpIn, lookUpAt, mayLookUp, sitesOf } from "./look-ups.ts";
import { describeUnit, quotedAs } from "./renamed-unit.ts";
import { MIXED, STAYS, UNASKED } from "./rewritten.ts";
import { standInEdits } from "./stand-in.ts";
import { isWrittenIn, type Literal, literalsOf, namesOn } from "./table-literals.ts";

/** Literals that a unit is compared with or looked up by: `habit.unit === 'times'`. */
export function findUnitValues(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(mayNameUnit).flatMap((node) => valuesAt(facts, node));
}

function mayNameUnit(node: ts.Node): node is ts.Node {
  return mayLookUp(node) || ts.isSwitchStatement(node) || ts.isPropertyAccessExpression(node);
}

function valuesAt(facts: Facts, node: ts.Node): readonly Proposal[] {
  if (ts.isBinaryExpression(node) && equalityOf(node.operatorToken.kind) !== null) {
    return [...compared(facts, node.left, node.right), ...compared(facts, node.right, node.left)];
  }
  if (ts.isSwitchStatement(node)) {
    const clauses = node.caseBlock.clauses.filter(ts.isCaseClause);
    return clauses.flatMap((clause) => compared(facts, node.expression, clause.expression));
  }
  const lookUp = lookUpAt(node);
  if (!lookUp) return ts.isPropertyAccessExpression(node) ? namedAmongUnits(facts, node) : [];
  const { table, key } = lookUp;
  return [...lookedUp(facts, table, key), ...soughtAmongUnits(facts, table, key)];
}

/** A literal that is looked for among units that the program collected: `units.has('times')`. */
function soughtAmongUnits(
  facts: Facts,
  table: ts.Expression,
  key: ts.Expression,
): readonly Proposal[] {
  if (!ts.isStringLiteralLike(key) || !isMappedText(facts, key.text)) return [];
  const units = collectedUnits(facts, sitesOf(facts, table), key.text);
  return units ? proposals(facts, units.mapped, [key], () => (units.isMixed ? MIXED : null)) : [];
}

function isMappedText(facts: Facts, text: string): boolean {
  return MAPPED.some((mapping) => mappedText(facts, mapping, text) !== null);
}

/** A name among units that the program collected: `Object.groupBy(habits, (habit) => habit.unit).times`. */
function namedAmongUnits(
  facts: Facts,
  { name, expression }: ts.PropertyAccessExpression,
): readonly Proposal[] {
  if (!ts.isIdentifier(name) || !MAPPED.some(({ values }) => name.text in (values ?? {})))
    return [];
  const sites = sitesOf(facts, expression);
  const isAsked = sites.some((site) =>
    keysLookedUpIn(facts, site).some((key) => mappedAt(facts, key)),
  );
  const units = isAsked ? null : collectedUnits(facts, sites, name.text);
  return units ? proposals(facts, units.mapped, [name], () => (units.isMixed ? MIXED : null)) : [];
}

function compared(facts: Facts, node: ts.Expression, literal: ts.Expression): readonly Proposal[] {
  const mapped = mappedAt(facts, node);
  if (!ts.isStringLiteralLike(literal)) {
    const asked = mapped ?? mappedByAnyName(facts, node, literal);
    return asked ? comparedAtRunTime(facts, asked, node, literal) : [];
  }
  const edit: Rewrite = (text) => {
    if (!isKept(facts, node, literal.text)) return null;
    const edits = standInEdits(facts, node, literal, text) ?? eitherEdits(node, literal, text);
    return edits ? { edits, ...confidenceOf(facts, literal) } : UNASKED;
  };
  return mapped ? proposals(facts, mapped, [literal], edit) : [];
}

/** The literals of what a unit is looked up in: keys of an object, elements of a list, keys of pairs. */
function lookedUp(facts: Facts, table: ts.Expression, key: ts.Expression): readonly Proposal[] {
  const mapped = mappedAt(facts, key);
  if (!mapped) return [];
  const sites = sitesOf(facts, table);
  const names = namesOn(facts, table, new Set(sites));
  const named = new Set<ts.Node>(names);
  const keys = [key, ...sites.flatMap((site) => keysLookedUpIn(facts, site))];
  const literals = [...sites.flatMap((site) => literalsOf(site)), ...names];
  return proposals(facts, mapped, literals, (text, literal, name) => {
    // Where no entry is written, a literal asks for what units were collected under.
    const isWritten = sites.some((site) => isWrittenIn(site, name) && !isCollection(facts, site));
    const stays = (each: ts.Expression) =>
      (isWritten || !ts.isStringLiteralLike(each)) &&
      (isKept(facts, each, name) || mayBeOthers(facts, each));
    if (!keys.some(stays)) return null;
    return named.has(literal) ? STAYS : beside(facts, literal, text);
  });
}

function beside(facts: Facts, literal: Literal, text: string): Outcome {
  const edit = besideEdit(literal, text);
  if (!edit)
    return {
      edits: null,
      confidence: "manual",
      reason:
        "units of the program's own are looked up here, too, and the entry cannot be there twice",
    };
  if (ts.isPropertyAssignment(literal.parent))
    return { edits: [edit], ...confidenceOf(facts, literal) };
  return { edits: [edit], confidence: "review", reason: "what is listed has one more entry then" };
}

/** How a literal is rewritten otherwise than in its place; null where it is not. */
type Rewrite = (written: string, literal: Literal, text: string) => Outcome | null;

function proposals(
  facts: Facts,
  { mapping, carriers }: Mapped,
  literals: readonly Literal[],
  otherwise: Rewrite,
): readonly Proposal[] {
  return literals.flatMap((literal) => {
    if (ts.isComputedPropertyName(literal)) return [];
    const { text } = literal;
    const to = mappedText(facts, mapping, text);
    if (to === null || isBesideItsOwn(literal, to)) return [];
    const written = ts.isStringLiteralLike(literal) ? quotedAs(literal, to) : to;
    return [
      {
        change: mapping.change,
        node: literal,
        message: describeUnit(mapping, text, to),
        ...(otherwise(written, literal, text) ?? {
          edits: [replace(pathOf(literal), rangeOf(literal), written)],
          ...confidenceOf(facts, literal),
        }),
        ties: carriers,
      },
    ];
  });
}

function confidenceOf(facts: Facts, literal: Literal): Pick<Proposal, "confidence" | "reason"> {
  return isShown(facts, literal)
    ? { confidence: "review", reason: "the text is shown or put into others, too" }
    : { confidence: "safe", reason: null };
}
