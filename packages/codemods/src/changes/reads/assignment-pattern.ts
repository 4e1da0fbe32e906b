import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MovedMapping, movedMapping, pathTo, type Role } from "../../facts/shapes.ts";
import { isAskedForTaken } from "../keys/asked-of-rest.ts";
import { haveOthers } from "../keys/telling-member.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { writePath } from "../v2-path.ts";
import { countedUses, isExported } from "./counted-uses.ts";
import { countOfList } from "./length-element.ts";
import { mayBeEmpty } from "./may-be-empty.ts";

/** `({ title: this.name } = habit)`. */
export function proposeAssignmentPattern(
  facts: Facts,
  pattern: ts.ObjectLiteralExpression,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const property of pattern.properties) {
    const { name } = property;
    const mapping = name && ts.isIdentifier(name) ? movedMapping(role, name.text) : null;
    if (!mapping) continue;
    const isOfOthers =
      mapping.op === "move" && haveOthers(facts, facts.seen(pattern), role, String(mapping.to[0]));
    const edits = isOfOthers ? null : editsFor(facts, property, mapping);
    found.push({
      change: mapping.change,
      node: property,
      message: describeField(mapping, role),
      ties: receiver.carriers,
      edits,
      ...(edits
        ? { confidence: receiver.confidence, reason: receiver.reason }
        : { confidence: "manual", reason: isOfOthers ? OTHERS : reasonOf(mapping) }),
    });
  }
  return found;
}

const OTHERS = "others that come here have what v2 calls it";

function reasonOf(mapping: MovedMapping): string {
  return mapping.op === "remove"
    ? mapping.reason
    : "v2 has it in a member that the rest of the pattern holds too";
}

function editsFor(
  facts: Facts,
  property: ts.ObjectLiteralElementLike,
  mapping: MovedMapping,
): readonly Edit[] | null {
  const uses = mapping.op === "remove" ? usesOfCount(facts, property) : [];
  const path = pathTo(mapping);
  if (!uses || path.length === 0) return null;
  const rest = path.length > 1 ? restBeside(property) : null;
  const isCounted = mapping.op === "remove";
  const edits = rest
    ? readFromRest(facts, property, path, rest, isCounted)
    : taken(property, path, isCounted);
  return edits && [...edits, ...uses];
}

/** Where the variable that takes a list is only asked for its length: the edits that ask itself. */
function usesOfCount(facts: Facts, property: ts.ObjectLiteralElementLike): readonly Edit[] | null {
  const { local } = assignedBy(property);
  const binding =
    local && ts.isIdentifier(local) ? facts.program.moduleOf(local).scopes.resolve(local) : null;
  if (!local || !binding || isExported(binding)) return null;
  return countedUses(
    pathOf(property),
    binding.references.filter((use) => use !== local && !isDeclared(use)),
  );
}

/** `let days` without a value or a type, and the `days = days` by which a component of Svelte tells of what it declares. */
function isDeclared(use: ts.Identifier): boolean {
  const { parent } = use;
  if (ts.isVariableDeclaration(parent))
    return (
      parent.initializer === undefined && ts.getJSDocType(parent) === undefined && !parent.type
    );
  return ts.isBinaryExpression(parent) && parent.left.getText() === parent.right.getText();
}

interface Assigned {
  readonly local: ts.Expression | null;
  readonly fallback: ts.Expression | null;
}

/** What a property of a pattern assigns to, and what it assigns where there is nothing to take. */
function assignedBy(property: ts.ObjectLiteralElementLike): Assigned {
  if (ts.isShorthandPropertyAssignment(property))
    return { local: property.name, fallback: property.objectAssignmentInitializer ?? null };
  if (!ts.isPropertyAssignment(property)) return { local: null, fallback: null };
  const { initializer } = property;
  return ts.isBinaryExpression(initializer) && hasDefault(property)
    ? { local: initializer.left, fallback: initializer.right }
    : { local: initializer, fallback: null };
}

function restBeside({ parent }: ts.ObjectLiteralElementLike): ts.Expression | null {
  const rest = ts.isObjectLiteralExpression(parent)
    ? parent.properties.find(ts.isSpreadAssignment)
    : undefined;
  return rest?.expression ?? null;
}

/**
 * `({ streak, ...rest } = habit)`: taking it would take its neighbours out of the rest, so it is read from there. Null
 * where code asks the rest for what was taken out: v2's has it.
 */
function readFromRest(
  facts: Facts,
  property: ts.ObjectLiteralElementLike,
  path: ReturnType<typeof pathTo>,
  rest: ts.Expression,
  isCounted: boolean,
): readonly Edit[] | null {
  const { local, fallback } = assignedBy(property);
  const statement = statementOf(property.parent);
  if (!local || !ts.isIdentifier(rest) || !statement) return null;
  const { properties } = property.parent as ts.ObjectLiteralExpression;
  if (isAskedForTaken(facts, rest, properties, String(path[0]))) return null;
  const file = pathOf(property);
  const value = `${rest.text}.${writePath(path, fallback !== null)}`;
  const text = `${local.getText()} = ${value}${fallback ? ` ?? ${isCounted ? countOfList(fallback) : operand(fallback)}` : ""}`;
  return [
    removeProperty(file, property, properties),
    ts.isLabeledStatement(statement.parent)
      ? insert(file, statement.getEnd(), `; ${statement.parent.label.text}: ${text}`)
      : insert(file, property.parent.parent.getEnd(), `, ${text}`),
  ];
}

function operand(node: ts.Expression): string {
  const text = node.getText();
  return ts.isLeftHandSideExpression(node) ? text : `(${text})`;
}

/** The statement that is nothing but this assignment. */
function statementOf({ parent }: ts.Node): ts.ExpressionStatement | null {
  const outer = ts.isParenthesizedExpression(parent.parent) ? parent.parent.parent : parent.parent;
  return ts.isExpressionStatement(outer) ? outer : null;
}

function taken(
  property: ts.ObjectLiteralElementLike,
  [first, ...steps]: ReturnType<typeof pathTo>,
  isCounted: boolean,
): readonly Edit[] {
  const file = pathOf(property);
  const { local, fallback } = assignedBy(property);
  const mayBeMissing = fallback !== null || isFromEmpty(property.parent);
  const guard = (empty: string): string => (mayBeMissing ? ` = ${empty}` : "");
  let pieces: readonly Piece[] = [
    rangeOf(local ?? property),
    ...(fallback ? [" = ", isCounted ? countOfList(fallback) : rangeOf(fallback)] : []),
  ];
  for (const step of [...steps].reverse()) {
    pieces =
      typeof step === "number"
        ? ["[", ...pieces, "]", guard("[]")]
        : [`{ ${step}: `, ...pieces, ` }${guard("{}")}`];
  }
  return [replace(file, rangeOf(property), `${String(first)}: `, ...pieces)];
}

/** `{ streak = 0 }` and `{ streak: days = 0 }` expect that there may be none. */
function hasDefault(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isShorthandPropertyAssignment(property))
    return property.objectAssignmentInitializer !== undefined;
  return (
    ts.isPropertyAssignment(property) &&
    ts.isBinaryExpression(property.initializer) &&
    property.initializer.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** `({ streak } = habits[0] ?? {})`: what is taken apart may be an empty object. */
function isFromEmpty({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && mayBeEmpty(parent.right);
}
