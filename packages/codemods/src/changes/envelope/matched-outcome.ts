import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import { choosesByTruth } from "../keys/chooses-by-truth.ts";
import { SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** The literals that a library holds against what it is given: `_.filter(replies, { success: true })`. */
const patterns = oncePer(
  ({ machine }: Facts): ReadonlySet<ts.Node> =>
    new Set([...machine.likenesses.all.values()].map(({ node }) => node)),
);

/** Whether a literal is no envelope, but says what one should be like. */
export function isPattern(facts: Facts, literal: ts.ObjectLiteralExpression): boolean {
  return patterns(facts).has(literal);
}

/** A pattern that tells of the outcome asks for the error in its place. */
export function proposePattern(literal: ts.ObjectLiteralExpression): readonly Proposal[] {
  const told = literal.properties.find((member) => isOfOutcome(memberName(member)));
  if (!told) return [];
  const edit = functionFor(literal);
  return [
    {
      node: told,
      change: envelope.success.change,
      message: SUCCESS_MESSAGE,
      ties: [literal],
      edits: edit && [edit],
      confidence: edit ? "safe" : "manual",
      reason: edit ? null : "a library holds answers against it",
    },
  ];
}

function isOfOutcome(name: string | null): boolean {
  return name === SUCCESS || name === ERROR;
}

/** A function that asks the same, where the pattern asks for nothing else. */
function functionFor(literal: ts.ObjectLiteralExpression): Edit | null {
  const { parent, properties } = literal;
  const [member] = properties;
  if (!ts.isCallExpression(parent) || parent.arguments[1] !== literal) return null;
  if (!choosesByTruth(parent) || properties.length !== 1) return null;
  if (!member || !ts.isPropertyAssignment(member) || memberName(member) !== SUCCESS) return null;
  const { kind } = member.initializer;
  const isTrue = kind === ts.SyntaxKind.TrueKeyword;
  if (!isTrue && kind !== ts.SyntaxKind.FalseKeyword) return null;
  return replace(
    pathOf(literal),
    rangeOf(literal),
    `(reply) => ${isTrue ? "!" : "!!"}reply.${ERROR}`,
  );
}
