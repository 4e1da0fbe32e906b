import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isAssignmentPattern } from "../../facts/member-reads.ts";
import type { Binding } from "../../program/binding.ts";
import { isNothing } from "../../program/equality.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { namesOfLocals } from "./envelope-names.ts";
import { MESSAGE } from "./error-text.ts";
import { rewriteError } from "./rewrite-error.ts";
import { rewriteSuccess } from "./rewrite-success.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** `({ success, data, error } = await response.json())` into variables that only ever hold these. */
export function findAssignedEnvelope(
  facts: Facts,
  pattern: ts.ObjectLiteralExpression,
  receiver: Receiver,
): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const property of pattern.properties) {
    const name = property.name?.getText();
    if (name !== SUCCESS && name !== ERROR) continue;
    const isSuccess = name === SUCCESS;
    const base = {
      change: isSuccess ? envelope.success.change : envelope.error.change,
      node: property,
      message: isSuccess ? SUCCESS_MESSAGE : ERROR_MESSAGE,
      ties: receiver.carriers,
    };
    const edits = editsFor(facts, property, isSuccess) ?? (isSuccess ? null : textTaken(property));
    if (edits === null)
      found.push({
        ...base,
        edits,
        confidence: "manual",
        reason: "the variable is given other values too",
      });
    else if (edits.length > 0)
      found.push({ ...base, edits, confidence: receiver.confidence, reason: receiver.reason });
  }
  return found;
}

/** The variable holds the v2 error from now on; each use of it asks that. */
function editsFor(
  facts: Facts,
  property: ts.ObjectLiteralElementLike,
  isSuccess: boolean,
): readonly Edit[] | null {
  const target = targetOf(property);
  const binding = target && facts.program.moduleOf(target).scopes.resolve(target);
  if (!target || !binding || !isOnlyAssignedHere(binding, property.name?.getText() ?? ""))
    return null;
  const names = namesOfLocals(isSuccess ? binding.name : null, isSuccess ? null : binding.name);
  const text = { error: [binding.name], holder: null };
  const uses = binding.references.filter((use) => use !== binding.node && !isPatternTarget(use));
  if (isSuccess)
    return [...renamed(property, target), ...uses.map((use) => rewriteSuccess(use, text))];
  return uses.flatMap((use) => rewriteError(use, text, names) ?? []);
}

/** `error: this.problem` as `error: { message: this.problem = null } = {}`: what else the place holds stays as it was. */
function textTaken(property: ts.ObjectLiteralElementLike): readonly Edit[] | null {
  const file = pathOf(property);
  if (ts.isShorthandPropertyAssignment(property) && !property.objectAssignmentInitializer)
    return [replace(file, rangeOf(property), `${ERROR}: `, ...taken(property.name))];
  if (!ts.isPropertyAssignment(property) || !isPlace(property.initializer)) return null;
  const { initializer } = property;
  return [replace(file, rangeOf(initializer), ...taken(initializer))];
}

function taken(place: ts.Expression): readonly Piece[] {
  return [`{ ${MESSAGE}: `, rangeOf(place), " = null } = {}"];
}

function isPlace(node: ts.Expression): boolean {
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
}

function renamed(property: ts.ObjectLiteralElementLike, target: ts.Identifier): readonly Edit[] {
  const file = pathOf(property);
  if (ts.isShorthandPropertyAssignment(property))
    return [insert(file, target.getStart(), `${ERROR}: `)];
  return property.name ? [replace(file, rangeOf(property.name), ERROR)] : [];
}

function targetOf(property: ts.ObjectLiteralElementLike): ts.Identifier | null {
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  return ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer)
    ? property.initializer
    : null;
}

function isOnlyAssignedHere(binding: Binding, name: string): boolean {
  const { parent } = binding.node;
  const starts =
    ts.isVariableDeclaration(parent) && (!parent.initializer || isNothing(parent.initializer));
  return starts && binding.references.every((use) => !isAssignedElsewhere(use, name));
}

function isAssignedElsewhere(use: ts.Identifier, name: string): boolean {
  if (isPatternTarget(use))
    return use.parent.kind === ts.SyntaxKind.PropertyAssignment
      ? (use.parent as ts.PropertyAssignment).name.getText() !== name
      : use.text !== name;
  const { parent } = use;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === use &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    !isNothing(parent.right)
  );
}

function isPatternTarget(use: ts.Identifier): boolean {
  const { parent } = use;
  const isTarget =
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === use);
  return isTarget && isAssignmentPattern(parent.parent);
}
