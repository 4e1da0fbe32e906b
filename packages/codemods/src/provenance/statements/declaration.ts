import { ts } from "ts-morph";
import { identifiersIn } from "../../program/identifiers-in.ts";
import { evaluateClass } from "../classes/class.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { exportDeclared } from "../modules/module.ts";
import { assign } from "../name.ts";
import { declaredType } from "../types/declared-type.ts";
import { JUST_PLAIN, NOTHING, one } from "../values.ts";
import { exportAnonymous } from "./export-anonymous.ts";

/** Runs `const`, `let` and `var`, and exports what they declare. */
export function executeVariables(
  machine: Machine,
  node: ts.VariableStatement,
  frame: Frame,
): boolean {
  declare(machine, node.declarationList, frame);
  const names = node.declarationList.declarations.flatMap(({ name }) => identifiersIn(name));
  exportDeclared(machine, node, names, frame);
  return true;
}

/** Gives the variables of a list their initial values. */
export function declare(machine: Machine, list: ts.VariableDeclarationList, frame: Frame): void {
  for (const declaration of list.declarations) {
    const { name, initializer } = declaration;
    const values = initializer ? machine.verbs.evaluate(initializer, frame) : NOTHING;
    machine.verbs.bind(name, values, frame, declaredType(declaration));
  }
}

/** Runs a class declaration, and exports it where it says so. */
export function executeClass(machine: Machine, node: ts.ClassDeclaration, frame: Frame): boolean {
  const values = machine.see(node, evaluateClass(machine, node, frame));
  const binding = node.name && frame.context.module.scopes.resolve(node.name);
  if (binding) assign(machine, binding, values, frame);
  if (node.name) exportDeclared(machine, node, [node.name], frame);
  else exportAnonymous(machine, values, frame);
  return true;
}

/** An enum is an object of its members; exports it where it says so. */
export function executeEnum(machine: Machine, node: ts.EnumDeclaration, frame: Frame): boolean {
  const site = machine.site(node, frame.context, "object");
  for (const member of node.members) {
    const values = member.initializer
      ? machine.verbs.evaluate(member.initializer, frame)
      : JUST_PLAIN;
    if (!ts.isComputedPropertyName(member.name))
      machine.write(machine.prop(site, member.name.text), values);
  }
  const binding = frame.context.module.scopes.resolve(node.name);
  if (binding) assign(machine, binding, one(site), frame);
  exportDeclared(machine, node, [node.name], frame);
  return true;
}
