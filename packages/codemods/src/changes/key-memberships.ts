import { ts } from "ts-morph";
import { insert } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { changedNames, type MoveMapping, mappingOf, type Role } from "../facts/shapes.ts";
import { knownText } from "../provenance/text.ts";
import { isNullish } from "../provenance/value.ts";
import { bareExpression } from "./bare-expression.ts";
import { assembledLiterals } from "./copied-names.ts";
import { movedMembers } from "./key-table.ts";
import { literalOf } from "./key-uses.ts";
import { isRepeatable } from "./outgoing-value.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, receiverOf } from "./receiver.ts";

/** Questions whether a payload has a member whose name code keeps as text: `key in habit`. */
export function findKeyMemberships(facts: Facts): readonly Proposal[] {
  const copied = assembledLiterals(facts);
  return facts.program.nodes().flatMap((node) => {
    const question = questionAt(node);
    return question && !isAskedAgain(question) ? proposalsFor(facts, question, copied) : [];
  });
}

interface Question {
  readonly node: ts.Expression;
  readonly key: ts.Expression;
  readonly object: ts.Expression;
}

function questionAt(node: ts.Node): Question | null {
  if (ts.isBinaryExpression(node)) {
    const { left: key, right: object, operatorToken } = node;
    return operatorToken.kind === ts.SyntaxKind.InKeyword && !isWritten(key)
      ? { node, key, object }
      : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  const [first, second] = node.arguments;
  if (name.text === "hasOwnProperty" && first && !isWritten(first))
    return { node, key: first, object: expression };
  const isStatic = node.expression.getText() === "Object.hasOwn";
  return isStatic && first && second && !isWritten(second)
    ? { node, key: second, object: first }
    : null;
}

function isWritten(key: ts.Expression): boolean {
  return ts.isLiteralExpression(key) || ts.isPrivateIdentifier(key);
}

/** Whether the question is the first half of one that was migrated already. */
function isAskedAgain({ node, key }: Question): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return false;
  const again = ts.isBinaryExpression(parent.right) ? bareExpression(parent.right.left) : null;
  return (
    parent.operatorToken.kind === ts.SyntaxKind.BarBarToken &&
    again !== null &&
    ts.isElementAccessExpression(again) &&
    ts.isObjectLiteralExpression(bareExpression(again.expression)) &&
    again.argumentExpression.getText() === key.getText()
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
  { node, key, object }: Question,
  copied: ReadonlySet<ts.Node>,
): readonly Proposal[] {
  const receivers = facts.seen(object);
  const keys = [...facts.seen(key)].filter((value) => !isNullish(value));
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly Proposal[] => {
    const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
    const isOpen = keys.some((value) => knownText(value) === null);
    const names = keys
      .filter((value) => !copied.has(literalOf(value) ?? node))
      .map((value) => knownText(value));
    const moved = movesOf(role).filter(({ from }) => isOpen || names.includes(from));
    const [first] = moved;
    if (!receiver || !first) return [];
    const isPlain = isRepeatable(key) && isRepeatable(object);
    const froms = moved.map(({ from }) => from);
    const table = movedMembers(object.getText(), ".", role, froms).join(", ");
    const again = ` || ({ ${table} })[${key.getText()}] !== undefined`;
    const [open, close] = isApart(node) ? ["", ""] : ["(", ")"];
    return [
      {
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
      },
    ];
  });
}

function movesOf(role: Role): readonly MoveMapping[] {
  return changedNames(role).flatMap((name) => {
    const mapping = mappingOf(role, name);
    return mapping?.op === "move" ? [mapping] : [];
  });
}
