import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import { isNullish, isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { isAssignedTo } from "../carrier.ts";
import { changedNames, mappingOf, memberInV2, roleOfShape, writableNames } from "../shapes.ts";
import { typesGiven, typesGivenWithin } from "../spread/types-given.ts";

/**
 * Whether a copy of a habit is made where its members can be given the names of v1 beside those of v2: of a rest,
 * `const { id, ...draft } = habit`, and of what a literal copies, `{ ...EMPTY, ...habit }`; or they were.
 */
export function isTakenIn(machine: Machine, site: SiteValue): boolean {
  return hasPlace(machine, site) && !isDeclaredAsHabit(machine, site);
}

/** Whether there is a place for the names where the copy is made. */
function hasPlace(machine: Machine, { node, spread }: SiteValue): boolean {
  if (ts.isBindingElement(node))
    return restTaken(machine, node) !== null && !isOfOwn(machine, [...spread.values]);
  if (!ts.isObjectLiteralExpression(node)) return false;
  const copied = [...spread.values].flatMap((value) => (value.kind === "site" ? value.node : []));
  return copiesTaken(machine, node).length > 0 || [node, ...copied].some(isOldView);
}

/** Whether what is copied is made of objects of the program alone. */
function isOfOwn(machine: Machine, copied: readonly Value[]): boolean {
  const sites = copied.filter((value) => isSite(value, "object"));
  const isAll = sites.length > 0 && sites.length === copied.length;
  return isAll && copiedFrom(machine, sites).every((value) => isSite(value, "object"));
}

/** Whether an object is declared as what it copies, or with what only the service gives: its names change with a habit's. */
function isDeclaredAsHabit(machine: Machine, { node, spread }: SiteValue): boolean {
  const given = ts.isExpression(node) ? typesGivenWithin(machine, node) : typesGiven(machine, node);
  const declared = given.map((type) => machine.types.expand(type));
  const copied = new Set(
    [...spread.values].flatMap((value) =>
      value.kind === "typed" ? declarationOf(machine.types.expand(value.type)) : [],
    ),
  );
  return declared.some(
    (structure) =>
      structure.is === "object" &&
      !structure.by &&
      (copied.has(structure.declaration) || GIVEN.some((name) => structure.members.has(name))),
  );
}

function declarationOf(structure: Structure): readonly ts.Node[] {
  return structure.is === "object" && !structure.by ? [structure.declaration] : [];
}

/** What v1 gave and never took. */
const GIVEN = changedNames("habit").filter((name) => !writableNames("habit").includes(name));

/** `{ ...habit, title: habit.name }`, as an earlier migration left it. */
function isOldView(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const spread = node.properties.flatMap((each) =>
    ts.isSpreadAssignment(each) ? each.expression.getText() : [],
  );
  return node.properties.some((each) => {
    if (!ts.isPropertyAssignment(each)) return false;
    const mapping = mappingOf("habit", each.name.getText());
    if (mapping?.op !== "move") return false;
    const value = each.initializer.getText();
    return spread.some((text) => value.startsWith(`${text}.${memberInV2(mapping)}`));
  });
}

/** Where a rest that holds what is left of a habit gets its old names. */
export interface RestTaken {
  readonly name: ts.Identifier;
  /** The declaration behind which another variable may stand for it; null where it is used in one place. */
  readonly declaration: ts.VariableDeclaration | null;
  readonly use: ts.Identifier | null;
}

/** Null where the rest is no name, is assigned to, or where there is no place for another object. */
export function restTaken({ program }: Machine, node: ts.BindingElement): RestTaken | null {
  const { name, parent, dotDotDotToken } = node;
  if (!dotDotDotToken || !ts.isIdentifier(name)) return null;
  const binding = program.moduleOf(node).scopes.resolve(name);
  const uses = binding?.references.filter((use) => use !== name) ?? [];
  const [use] = uses;
  if (!binding || binding.reassigned || !use) return null;
  if (isDeclared(parent.parent)) return { name, declaration: parent.parent, use: null };
  return uses.length === 1 && isWhole(use) ? { name, declaration: null, use } : null;
}

/** Whether another variable can be declared behind one. */
function isDeclared(node: ts.Node): node is ts.VariableDeclaration {
  return ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent);
}

/** Whether a variable stands for all that it holds: `draft`, `{ draft }`, `{ ...draft }`. */
function isWhole(use: ts.Identifier): boolean {
  const { parent } = use;
  const isTaken =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) &&
    parent.expression === use;
  return !isTaken && !ts.isTypeQueryNode(parent) && !ts.isExportSpecifier(parent);
}

/** What a literal copies of habits and of nothing else, itself or by `Object.assign({ … }, EMPTY, habit)`. */
export function copiesTaken(
  { seen }: Machine,
  literal: ts.ObjectLiteralExpression,
): readonly ts.Expression[] {
  const { properties, parent } = literal;
  const spread = properties.flatMap((each) =>
    ts.isSpreadAssignment(each) ? [each.expression] : [],
  );
  const isTarget = isAssignedTo(parent) && parent.arguments[0] === literal;
  const sources = isTarget ? parent.arguments.slice(1) : [];
  return [...spread, ...sources].filter((each) => isHabit([...(seen.get(each) ?? [])]));
}

/** What a habit is declared as comes along with it. */
function isHabit(values: readonly Value[]): boolean {
  return (
    values.some(isAnsweredHabit) &&
    values.every((each) => isNullish(each) || each.kind === "typed" || isAnsweredHabit(each))
  );
}

/** Whether a value is a habit that v1 answered with. */
function isAnsweredHabit(value: Value): boolean {
  if (value.kind !== "service" || value.call.endpoint.version !== "v1") return false;
  return value.type.is === "payload" && roleOfShape(value.type.of) === "habit";
}
