import { ts } from "ts-morph";
import { insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  changedNames,
  type MovedMapping,
  type MoveMapping,
  mappingOf,
  type Role,
} from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isNullish, type Value } from "../../provenance/value.ts";
import { literalOf } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { assembledLiterals } from "./copied-names.ts";
import { movedMembers } from "./key-table.ts";
import { type Question, questionsIn } from "./membership-question.ts";
import { gainedBy, isV1 } from "./telling-member.ts";

/** Questions whether a payload has a member whose name code keeps as text: `key in habit`. */
export function findKeyMemberships(facts: Facts): readonly Proposal[] {
  const copied = assembledLiterals(facts);
  const isOpen = (question: Question): boolean =>
    !isWritten(question.key) && !isOfItself(facts, question) && !isAskedAgain(question);
  return questionsIn(facts.program).flatMap((question) =>
    isOpen(question) ? proposalsFor(facts, question, copied) : [],
  );
}

/** `for (const key in habit) if (habit.hasOwnProperty(key))`: what is asked for each of its own names has nothing to do with versions. */
function isOfItself({ program }: Facts, { key, object }: Question): boolean {
  return enumeratedObject(program, key)?.getText() === object.getText();
}

function isWritten(key: ts.Expression): boolean {
  return ts.isLiteralExpression(key) || ts.isPrivateIdentifier(key);
}

/** Whether the question is part of what was migrated already: asked there once more, or of where to write. */
function isAskedAgain({ node, key }: Question): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition === node)
    return isOtherName(parent.whenFalse, key);
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.BarBarToken &&
    ts.isBinaryExpression(parent.right) &&
    isTableOf(parent.right.left, key)
  );
}

/** `{ title: 'name' }[key] ?? key` */
function isOtherName(node: ts.Expression, key: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    isTableOf(node.left, key) &&
    node.right.getText() === key.getText()
  );
}

/** `({ title: habit.name })[key]` */
function isTableOf(node: ts.Expression, key: ts.Expression): boolean {
  const lookUp = bareExpression(node);
  return (
    ts.isElementAccessExpression(lookUp) &&
    ts.isObjectLiteralExpression(bareExpression(lookUp.expression)) &&
    lookUp.argumentExpression.getText() === key.getText()
  );
}

/** Whether a choice may stand in the place of an expression as it is. */
function isApart(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  return (
    ts.isParenthesizedExpression(parent) || ts.isIfStatement(parent) || ts.isArrowFunction(parent)
  );
}

function proposalsFor(
  facts: Facts,
  question: Question,
  copied: ReadonlySet<ts.Node | null>,
): readonly Proposal[] {
  const receivers = facts.seen(question.object);
  const keys = [...facts.seen(question.key)].filter((value) => !isNullish(value));
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly Proposal[] => {
    const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
    if (!receiver) return [];
    const moved = movesOf(role, keys, copied);
    const lost = notAlikeInV2(role, keys.map(knownText));
    // Code that was migrated may well ask for what v2 has.
    const isV2 = lost?.mapping.op === "move" && moved.length === 0 && ![...receivers].some(isV1);
    if (lost && !isV2) return [unalike(question.node, lost, role, receiver)];
    return moved.length > 0 ? [askedAgain(question, moved, role, receiver)] : [];
  });
}

/** The question, and where the answer is no, once more among what v2 has of the members under their v1 names. */
function askedAgain(
  { node, key, object }: Question,
  moved: readonly MoveMapping[],
  role: Role,
  receiver: Receiver,
): Proposal {
  const [first] = moved as readonly [MoveMapping];
  const isPlain = isRepeatable(key) && isRepeatable(object);
  const froms = moved.map(({ from }) => from);
  // The object is not declared to have a member of each name, so that a compiler would not look them up as they are.
  const asAny = isTypeScript(node) ? " as any" : "";
  const asked = asAny ? `(${object.getText()}${asAny})` : object.getText();
  const table = movedMembers(asked, ".", role, froms).join(", ");
  const again = ` || ({ ${table} }${asAny})[${key.getText()}] !== undefined`;
  const [open, close] = isApart(node) ? ["", ""] : ["(", ")"];
  return {
    change: first.change,
    node,
    message: `v2 has \`${first.from}\` of a ${role} under another name than is asked for here`,
    edits: isPlain
      ? [
          insert(pathOf(node), node.getStart(), open),
          insert(pathOf(node), node.getEnd(), again, close),
        ]
      : null,
    ...(isPlain && !receiver.mixed
      ? { confidence: receiver.confidence, reason: receiver.reason }
      : { confidence: "manual" as const, reason: "the name is only known at run time" }),
    ties: receiver.carriers,
  };
}

interface Lost {
  readonly name: string;
  readonly mapping: MovedMapping;
}

/** A name by which v2 answers otherwise, and nothing else can be asked: one that it gained, or that it does not have. */
function notAlikeInV2(role: Role, names: readonly (string | null)[]): Lost | null {
  for (const name of names) {
    if (name === null) continue;
    const removed = mappingOf(role, name);
    const mapping = removed?.op === "remove" ? removed : gainedBy(role, name);
    if (mapping) return { name, mapping };
  }
  return null;
}

function unalike(node: ts.Node, { name, mapping }: Lost, role: Role, receiver: Receiver): Proposal {
  const isGained = mapping.op === "move";
  return {
    change: mapping.change,
    node,
    message: isGained
      ? `in v2 a ${role} has \`${name}\`, too, which is asked for here`
      : describeField(mapping, role),
    edits: null,
    confidence: "manual",
    reason: isGained ? "v1 has no member of that name" : mapping.reason,
    ties: receiver.carriers,
  };
}

/** What moves of the members that keys may be the names of. */
function movesOf(
  role: Role,
  keys: readonly Value[],
  copied: ReadonlySet<ts.Node | null>,
): readonly MoveMapping[] {
  const isOpen = keys.some((value) => knownText(value) === null);
  const names = keys.filter((value) => !copied.has(literalOf(value))).map(knownText);
  return changedNames(role).flatMap((name) => {
    const mapping = mappingOf(role, name);
    return mapping?.op === "move" && (isOpen || names.includes(name)) ? [mapping] : [];
  });
}
