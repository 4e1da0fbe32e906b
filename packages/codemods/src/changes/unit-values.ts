import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { equalityOf } from "../program/equality.ts";
import { knownText } from "../provenance/text.ts";
import type { SiteValue } from "../provenance/value.ts";
import { isShown } from "./is-shown.ts";
import { besideEdit, eitherEdits, isBesideItsOwn, isKept, isMapped } from "./kept-units.ts";
import { literalOf } from "./key-uses.ts";
import { type Mapped, mappedAt } from "./mapped-members.ts";
import { mappedText } from "./mapped-text.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";
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
  if (ts.isElementAccessExpression(node))
    return lookedUp(facts, node.expression, node.argumentExpression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [argument] = node.arguments;
    const { name, expression } = node.expression;
    if (argument && LOOK_UPS.has(name.text)) return lookedUp(facts, expression, argument);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return lookedUp(facts, node.right, node.left);
  return [];
}

const LOOK_UPS: ReadonlySet<string> = new Set([
  "get",
  "has",
  "includes",
  "indexOf",
  "hasOwnProperty",
]);

function compared(facts: Facts, node: ts.Expression, literal: ts.Expression): readonly Proposal[] {
  const mapped = mappedAt(facts, node);
  if (!ts.isStringLiteralLike(literal))
    return mapped ? keptElsewhere(facts, mapped, node, literal) : [];
  const edit: Rewrite = (text) =>
    isKept(facts, node, literal.text) ? eitherEdits(node, literal, text) : null;
  return mapped ? proposals(facts, mapped, [literal], edit) : [];
}

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
  const sites = [...facts.seen(table)].filter((value): value is SiteValue => value.kind === "site");
  const names = namesOn(facts, table, new Set(sites));
  const named = new Set<ts.Node>(names);
  const literals = [...sites.flatMap((site) => literalsOf(site)), ...names];
  return proposals(facts, mapped, literals, (text, literal) => {
    if (ts.isComputedPropertyName(literal) || !isKept(facts, key, literal.text)) return null;
    if (named.has(literal)) return [];
    const edit = besideEdit(literal, text);
    return edit && [edit];
  });
}

/** How a literal is rewritten otherwise than in its place; null where it is not. */
type Rewrite = (text: string, literal: Literal) => readonly Edit[] | null;

function proposals(
  facts: Facts,
  { mapping, carriers }: Mapped,
  literals: readonly Literal[],
  otherwise: Rewrite,
): readonly Proposal[] {
  return literals.flatMap((literal) => {
    const text = ts.isComputedPropertyName(literal) ? null : literal.text;
    const to = text === null ? null : mappedText(facts, mapping, text);
    if (to === null || isBesideItsOwn(literal, to)) return [];
    const written = quotedAs(literal, to);
    return [
      {
        change: mapping.change,
        node: literal,
        message: `The ${mapping.from} \`${text}\` is \`${to}\` in v2`,
        edits: otherwise(written, literal) ?? [replace(pathOf(literal), rangeOf(literal), written)],
        ...(isShown(facts, literal)
          ? { confidence: "review" as const, reason: "the text is shown or put into others, too" }
          : { confidence: "safe" as const, reason: null }),
        ties: carriers,
      },
    ];
  });
}

function quotedAs(literal: Literal, to: string): string {
  const quote = ts.isStringLiteralLike(literal) ? (literal.getText()[0] ?? "'") : "";
  return `${quote}${to}${quote}`;
}
