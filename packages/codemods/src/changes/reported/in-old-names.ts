import { ts } from "ts-morph";
import { rootFrame } from "../../client/axios-instance.ts";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { handedOut } from "../../provenance/modules/escape.ts";
import { isNullish } from "../../provenance/value.ts";
import { carriedBy, isOld } from "../carried.ts";
import { freeName } from "../free-name.ts";
import { holdsPayloads, isListOfPayloads } from "../keys/keyed-call.ts";
import { pathOf } from "../receiver.ts";
import { shorthandName } from "../shorthand-name.ts";
import { addedNames } from "./added-names.ts";
import { membersViewed } from "./members-viewed.ts";
import { oldView } from "./old-view.ts";

/** How sure it is that others go on with what they are given then. */
export const IN_OLD_NAMES = {
  confidence: "review",
  reason: "who has it from there goes on with the old names, but gets nothing that v2 has no more",
} as const;

const ROLE: Role = "habit";

/**
 * Gives somebody else what v1 gave, in the arguments of a call: `send(JSON.stringify(habits.map((habit) => ({ … }))))`.
 * Null where a whole that is given is not put together there, or where types say what it is.
 */
export function inOldNames(facts: Facts, node: ts.Node): readonly Edit[] | null {
  if (!ts.isCallExpression(node)) return null;
  const edits = all(node.arguments.map((argument) => viewed(facts, argument)));
  return edits && edits.length > 0 ? edits : null;
}

/** The same for what fills a template, which may be put together elsewhere: `fill(data)`. */
export function filledInOldNames(facts: Facts, node: ts.CallExpression): readonly Edit[] | null {
  const filled = (each: ts.Expression): readonly Edit[] | null =>
    viewed(facts, each) ?? (ts.isIdentifier(each) ? membersViewed(facts, each, ROLE) : null);
  const edits = all(node.arguments.map(filled));
  return edits && edits.length > 0 ? edits : null;
}

/** The edits that make an expression hold habits with the old names only; null where they are made elsewhere. */
export function viewed(facts: Facts, node: ts.Expression): readonly Edit[] | null {
  if (isTypeScript(node)) return null;
  const parts = partsOf(facts, node);
  if (parts) return all(parts.map((part) => viewed(facts, part)));
  if (holdsPayloads(facts, node, ROLE) && [...facts.seen(node)].every(isOld))
    return isListOfPayloads(facts, node) ? listAt(facts, node) : viewAt(facts, node);
  return holdsNone(facts, node) ? [] : null;
}

function all(edits: readonly (readonly Edit[] | null)[]): readonly Edit[] | null {
  return edits.includes(null) ? null : edits.flatMap((each) => each ?? []);
}

/** What an expression puts together, as it is written; null where it is made elsewhere. */
function partsOf(facts: Facts, node: ts.Expression): readonly ts.Expression[] | null {
  if (ts.isObjectLiteralExpression(node)) return isRewritten(facts, node) ? null : membersOf(node);
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isParenthesizedExpression(node)) return [node.expression];
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (ts.isBinaryExpression(node)) return [node.left, node.right];
  const isText =
    ts.isCallExpression(node) &&
    /^(?:JSON\.stringify|Buffer\.from|String)$/.test(node.expression.getText());
  return isText ? node.arguments : null;
}

function membersOf({ properties }: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  return properties.flatMap((member) => {
    if (ts.isPropertyAssignment(member)) return [member.initializer];
    if (ts.isShorthandPropertyAssignment(member)) return [member.name];
    return ts.isSpreadAssignment(member) ? [member.expression] : [];
  });
}

/** Whether a literal is a habit itself, whose members get the names of v2 where they are written. */
function isRewritten(facts: Facts, node: ts.ObjectLiteralExpression): boolean {
  const names = changedNames(ROLE);
  return (
    facts.roles.of.has(node) &&
    node.properties.some(({ name }) => name && names.includes(name.getText()))
  );
}

function holdsNone(facts: Facts, node: ts.Expression): boolean {
  const { machine } = facts;
  const held = handedOut(machine, [new Set(facts.seen(node))], rootFrame(machine));
  return carriedBy(facts, held ?? []).length === 0;
}

/** `habits` → `habits.map((habit) => ({ … }))` */
function listAt(facts: Facts, node: ts.Expression): readonly Edit[] | null {
  const file = pathOf(node);
  const name = freeName(facts, ROLE, node);
  const [open, close] = ts.isLeftHandSideExpression(node) ? ["", ""] : ["(", ")"];
  const dot = [...facts.seen(node)].some(isNullish) ? "?." : ".";
  const view = oldView(ROLE, name, addedNames(facts, facts.seen(node)));
  if (!view) return null;
  return [
    insert(file, node.getStart(), shorthandName(node), open),
    insert(file, node.getEnd(), `${close}${dot}map((${name}) => (${view}))`),
  ];
}

/** `habit` → `{ id: habit.id, title: habit.name, … }` */
function viewAt(facts: Facts, node: ts.Expression): readonly Edit[] | null {
  if ([...facts.seen(node)].some(isNullish)) return null;
  const file = pathOf(node);
  const name = ts.isIdentifier(node) ? node.text : freeName(facts, ROLE, node);
  const view = oldView(ROLE, name, addedNames(facts, facts.seen(node)));
  if (!view) return null;
  if (ts.isIdentifier(node)) return [replace(file, rangeOf(node), shorthandName(node), view)];
  return [
    insert(file, node.getStart(), `((${name}) => (${view}))(`),
    insert(file, node.getEnd(), ")"),
  ];
}
