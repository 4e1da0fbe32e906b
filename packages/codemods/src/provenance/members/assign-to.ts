import { ts } from "ts-morph";
import { replaceIn } from "../../mock/replace-member.ts";
import { restBehind } from "../behind.ts";
import type { Frame } from "../frame.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { assignExports } from "../modules/exports-variable.ts";
import { writeFree } from "../modules/global-object.ts";
import { assign } from "../name.ts";
import { writeDataset } from "../native/page-data.ts";
import { forgetOrder, noteWritten } from "../order/written.ts";
import { declaredType } from "../types/declared-type.ts";
import { annotated } from "../types/typed.ts";
import { isNullish, isSite, type Values } from "../value.ts";
import { flatMap, one, union, without } from "../values.ts";
import { copiedByKey } from "./copied-by-key.ts";
import { elementAt } from "./element-at.ts";
import { keepKeys } from "./map-keys.ts";
import { keysOf } from "./member-access.ts";

/** `target = values`, where the target is a variable, a member or a pattern. */
export function assignTo(
  machine: Machine,
  target: ts.Expression,
  values: Values,
  frame: Frame,
): void {
  machine.see(target, values);
  if (ts.isIdentifier(target)) {
    assignName(machine, target, values, frame);
  } else if (ts.isPropertyAccessExpression(target)) {
    writeTo(
      machine,
      machine.verbs.evaluate(target.expression, frame),
      target.name.text,
      values,
      frame,
      target,
    );
  } else if (ts.isElementAccessExpression(target)) {
    assignElement(machine, target, values, frame);
  } else if (ts.isArrayLiteralExpression(target)) {
    assignList(machine, target, values, frame);
  } else if (ts.isObjectLiteralExpression(target)) {
    for (const property of target.properties) assignProperty(machine, property, values, frame);
  } else if (
    ts.isParenthesizedExpression(target) ||
    ts.isNonNullExpression(target) ||
    ts.isAsExpression(target)
  ) {
    assignTo(machine, target.expression, values, frame);
  } else if (ts.isBinaryExpression(target)) {
    assignTo(
      machine,
      target.left,
      union(values, machine.verbs.evaluate(target.right, frame)),
      frame,
    );
  }
}

/** `[first, ...rest] = values`. */
function assignList(
  machine: Machine,
  target: ts.ArrayLiteralExpression,
  values: Values,
  frame: Frame,
): void {
  target.elements.forEach((element, index) => {
    if (ts.isSpreadElement(element))
      assignTo(
        machine,
        element.expression,
        restBehind(machine, values, index, element, frame),
        frame,
      );
    else assignTo(machine, element, elementAt(machine, values, index, frame, element), frame);
  });
}

/** `target[key] = values`, under every name that the key can be. */
function assignElement(
  machine: Machine,
  target: ts.ElementAccessExpression,
  values: Values,
  frame: Frame,
): void {
  const receivers = machine.verbs.evaluate(target.expression, frame);
  const keys = machine.verbs.evaluate(target.argumentExpression, frame);
  const names = keysOf(target.argumentExpression, keys, frame);
  machine.lookUps.record(target, keys, receivers);
  for (const made of receivers)
    if (isSite(made, "object")) {
      machine.lookUps.record(made.node, keys, one(made));
      keepKeys(machine, made, keys);
    }
  const { parent, argumentExpression } = target;
  // A helper copies for many callers, each of which has names of its own; an instance is nothing but the copy.
  const isCopy = names === null || [...receivers].every((each) => isSite(each, "instance"));
  const copied =
    isCopy && ts.isBinaryExpression(parent) && parent.left === target
      ? copiedByKey(machine, argumentExpression, parent.right, frame, names !== null)
      : null;
  if (copied) copyInto(machine, receivers, copied);
  else for (const key of names ?? [null]) writeTo(machine, receivers, key, values, frame, target);
}

/** What is copied member by member has the same members. */
function copyInto(machine: Machine, receivers: Values, copied: Values): void {
  for (const receiver of receivers)
    if (receiver.kind === "site") machine.write(receiver.spread, without(copied, isNullish));
}

/** A name that nothing declares is one of the global object. */
function assignName(machine: Machine, target: ts.Identifier, values: Values, frame: Frame): void {
  const binding = frame.context.module.scopes.resolve(target);
  if (binding)
    assign(
      machine,
      binding,
      union(values, typedAs(machine, binding.node, values, frame)),
      frame,
      writingNode(target),
    );
  else if (target.text === "exports") assignExports(machine, frame.context.module, values);
  else writeFree(machine, frame.context.module, target.text, values);
}

function assignProperty(
  machine: Machine,
  property: ts.ObjectLiteralElementLike,
  values: Values,
  frame: Frame,
): void {
  const take = (name: string): Values =>
    flatMap(values, (value) => machine.verbs.member(value, name, frame, property));
  if (ts.isShorthandPropertyAssignment(property)) {
    assignTo(machine, property.name, take(property.name.text), frame);
  } else if (ts.isPropertyAssignment(property)) {
    const names = namesOf(machine, property.name, frame) ?? [];
    assignTo(machine, property.initializer, union(...names.map(take)), frame);
  } else if (ts.isSpreadAssignment(property)) {
    assignTo(machine, property.expression, values, frame);
  }
}

function writeTo(
  machine: Machine,
  receivers: Values,
  name: string | null,
  values: Values,
  frame: Frame,
  node: ts.Node,
): void {
  writeDataset(machine, name, values, node);
  const place = { node: writingNode(node), context: frame.context };
  const isOneOf = receivers.size > 1;
  for (const receiver of receivers) {
    machine.verbs.writeMember(receiver, name, values, frame);
    if (name !== null && isSite(receiver, "instance", "object"))
      noteWritten(machine, machine.prop(receiver, name), values, place, { isOneOf });
    if (name === "length" && isSite(receiver, "array")) forgetOrder(machine, receiver.element);
    if (name !== null) replaceIn(machine, receiver, name, values, { node, context: frame.context });
  }
}

/** The assignment that a target stands in, which is done once what it assigns is known. */
function writingNode(target: ts.Node): ts.Node {
  const { parent } = target;
  return ts.isBinaryExpression(parent) && parent.left === target ? parent : target;
}

/** A variable's annotation holds for each value it is given later, too. */
function typedAs(machine: Machine, declared: ts.Identifier, values: Values, frame: Frame): Values {
  const { parent } = declared;
  const type =
    ts.isVariableDeclaration(parent) || ts.isParameter(parent) ? declaredType(parent) : undefined;
  return annotated(machine, values, type, frame);
}
