import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, mappingOf, roleOfShape } from "../../facts/shapes.ts";
import { describedTypes } from "../../facts/spread/described-types.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { literalMembers } from "../../program/literal-members.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { declaredType } from "../../provenance/types/declared-type.ts";
import { isOptionalIn } from "../../provenance/types/is-optional-in.ts";
import { isSite, isWrittenTo, type SiteValue, type Value } from "../../provenance/value.ts";
import { isSetSometimes } from "./set-sometimes.ts";

/**
 * Whether a declared type of what stands there says that the member may be missing, or an answer or an object of the
 * program's own that comes there has none.
 */
export function isOptionalMember(facts: Facts, receiver: ts.Node, name: string): boolean {
  if (isOptionalByType(facts, receiver, name)) return true;
  const isSure = isDeclaredSure(facts, receiver, name);
  for (const value of facts.seen(receiver)) {
    if (lacks(value, name) || isWithout(facts, value, name) || isAddedLater(receiver, value))
      return true;
    if (isDescribedOptional(facts, value, name)) return true;
    if (!isSure && isSetSometimes(facts, value, name)) return true;
  }
  return false;
}

/** Whether a declared type says so, of what is read or of what comes there. */
export function isOptionalByType(facts: Facts, receiver: ts.Node, name: string): boolean {
  const { types } = facts.machine;
  return (
    isDeclaredOptional(facts, receiver, name) ||
    [...facts.seen(receiver)].some(
      (value) => value.kind === "typed" && isOptionalIn(types, value.type, name),
    )
  );
}

/** Whether a type that a compiler holds all against that comes there has the member: it knows the conditions better. */
function isDeclaredSure(facts: Facts, receiver: ts.Node, name: string): boolean {
  if (!isTypeScript(receiver)) return false;
  return [...facts.seen(receiver)].some((value) => {
    const structure = value.kind === "typed" ? facts.machine.types.expand(value.type) : null;
    return structure?.is === "object" && structure.members.get(name)?.optional === false;
  });
}

/** Whether what is read was declared with such a type, whatever is given there: `(changes: Partial<Habit>)`. */
function isDeclaredOptional(facts: Facts, receiver: ts.Node, name: string): boolean {
  const declared = ts.isIdentifier(receiver)
    ? facts.program.moduleOf(receiver).scopes.resolve(receiver)?.node.parent
    : fieldOf(receiver);
  const isTyped =
    declared &&
    (ts.isParameter(declared) ||
      ts.isVariableDeclaration(declared) ||
      ts.isPropertyDeclaration(declared));
  const isNamed =
    isTyped && (ts.isIdentifier(declared.name) || ts.isPrivateIdentifier(declared.name));
  const type = isNamed && declaredType(declared);
  const { types } = facts.machine;
  return type ? isOptionalIn(types, types.refer(type), name) : false;
}

/** The field of its class that `this.draft` names. */
function fieldOf(node: ts.Node): ts.ClassElement | undefined {
  if (!ts.isPropertyAccessExpression(node) || node.expression.kind !== ts.SyntaxKind.ThisKeyword)
    return undefined;
  const { text } = node.name;
  return ts
    .findAncestor(node, ts.isClassLike)
    ?.members.find((member) => ts.isPropertyDeclaration(member) && member.name.getText() === text);
}

/** Whether the description of a call says so of what it is answered with. */
function isDescribedOptional({ machine }: Facts, value: Value, name: string): boolean {
  const described = describedTypes(machine).get(value) ?? [];
  return described.some((type) => isOptionalIn(machine.types, type, name));
}

/** Whether it is an answer of the service, such as that of a deletion, which has no member that moves under this name. */
function lacks(value: Value, name: string): boolean {
  if (value.kind !== "service" || value.type.is !== "payload") return false;
  const role = roleOfShape(value.type.of);
  return role === null || mappingOf(role, name) === null;
}

/** Whether an object that the program writes itself is never given the member, nor what v2 has it in. */
function isWithout({ machine }: Facts, value: Value, name: string): boolean {
  if (!isSite(value, "object")) return false;
  const container = containerOfName("habit", name);
  return copiedFrom(machine, [value]).every(
    (each) =>
      isSite(each, "object") &&
      each.element.values.size === 0 &&
      !isGiven(each, name) &&
      !(container && isGiven(each, container)),
  );
}

/** Whether an object has a member, were it only where it is written: nothing is known of one that no run comes to. */
function isGiven(site: SiteValue, name: string): boolean {
  if (isWrittenTo(site, name)) return true;
  const { node } = site;
  return ts.isObjectLiteralExpression(node) && literalMembers(node).named.has(name);
}

/** Whether a payload comes there whose literal is written out by the program, and has no such member. */
export function isLeftOut(facts: Facts, receiver: ts.Node, name: string): boolean {
  return [...facts.seen(receiver)].some(
    (value) =>
      isSite(value, "object") &&
      ts.isObjectLiteralExpression(value.node) &&
      !value.node.properties.some(ts.isSpreadAssignment) &&
      isWithout(facts, value, name),
  );
}

/** Whether an object is empty at first, so that it has the member only once code gives it that: `const patch: Patch = {}`. */
function isAddedLater(receiver: ts.Node, value: Value): boolean {
  if (!isSite(value, "object") || !isTypeScript(receiver)) return false;
  return ts.isObjectLiteralExpression(value.node) && value.node.properties.length === 0;
}
