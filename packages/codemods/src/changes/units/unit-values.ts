import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { equalityOf } from "../../program/equality.ts";
import { knownText } from "../../provenance/text/text.ts";
import { literalOf } from "../key-uses.ts";
import { type Mapped, mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isShown } from "./is-shown.ts";
import {
  besideEdit,
  eitherEdits,
  isBesideItsOwn,
  isKept,
  isMapped,
  mayBeOthers,
} from "./kept-units.ts";
import { keysLookedUpIn, lookUpAt, sitesOf } from "./look-ups.ts";
import { describeUnit, quotedAs } from "./renamed-unit.ts";
import { type Literal, literalsOf, namesOn } from "./table-literals.ts";

/** Literals that a unit is compared with or looked up by: `habit.unit === 'times'`. */
export function findUnitValues(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes()) {
    found.push(...valuesAt(facts, node));
  }
  return found;
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
  return lookUp ? lookedUp(facts, lookUp.table, lookUp.key) : [];
}

function compared(facts: Facts, node: ts.Expression, literal: ts.Expression): readonly Proposal[] {
  const mapped = mappedAt(facts, node);
  if (!ts.isStringLiteralLike(literal))
    return mapped ? keptElsewhere(facts, mapped, node, literal) : [];
  const edit: Rewrite = (text) => {
    if (!isKept(facts, node, literal.text)) return null;
    const edits = eitherEdits(node, literal, text);
    return edits ? { edits, ...confidenceOf(facts, literal) } : UNASKED;
  };
  return mapped ? proposals(facts, mapped, [literal], edit) : [];
}

const UNASKED: Rewritten = {
  edits: null,
  confidence: "manual",
  reason: "units of the program's own come here, too, and what gives them cannot be asked twice",
};

/** What is compared with a text of v1 that the program keeps elsewhere: only a run tells which one it is. */
function keptElsewhere(
  facts: Facts,
  { mapping, carriers }: Mapped,
  node: ts.Expression,
  other: ts.Expression,
): readonly Proposal[] {
  const kept = [...facts.seen(other)].find((value) => {
    const text = knownText(value);
    return (
      text !== null &&
      mappedText(facts, mapping, text) !== null &&
      !isMapped(facts, literalOf(value))
    );
  });
  if (!kept || mappedAt(facts, other)) return [];
  return [
    {
      change: mapping.change,
      node,
      message: `A ${mapping.from} is compared here with one that the program keeps as v1 has it`,
      edits: null,
      confidence: "manual",
      reason: "the text that it is compared with comes from elsewhere",
      ties: carriers,
    },
  ];
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
    const stays = (each: ts.Expression) => isKept(facts, each, name) || mayBeOthers(facts, each);
    if (!keys.some(stays)) return null;
    return named.has(literal) ? NOTHING : beside(facts, literal, text);
  });
}

/** The name on a table that has both units keeps the one that it asks for. */
const NOTHING: Rewritten = { edits: [], confidence: "safe", reason: null };

function beside(facts: Facts, literal: Literal, text: string): Rewritten {
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

/** What becomes of a literal. */
type Rewritten = Pick<Proposal, "edits" | "confidence" | "reason">;

/** How a literal is rewritten otherwise than in its place; null where it is not. */
type Rewrite = (written: string, literal: Literal, text: string) => Rewritten | null;

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
