import { ts } from "ts-morph";
import { isTypeOnly } from "../../program/is-type-only.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { exportDeclared, namespaceObject } from "../modules/module.ts";
import { assign } from "../name.ts";
import type { Values } from "../value.ts";
import { one, union } from "../values.ts";
import { executeAll } from "./execute-all.ts";

/** `namespace Api { … }` runs, and is the object of what it exports. */
export function executeNamespace(
  machine: Machine,
  node: ts.ModuleDeclaration,
  frame: Frame,
): boolean {
  const { name, body } = node;
  if (isTypeOnly(node)) return true;
  const binding = ts.isIdentifier(name) ? frame.context.module.scopes.resolve(name) : null;
  if (!binding || !ts.isIdentifier(name)) return true;
  // A class, a function, an enum or a namespace of that name gets what this one has.
  const before = machine.verbs.evaluate(name, frame);
  assign(
    machine,
    binding,
    union(before, one(namespaceObject(machine, node, frame.context))),
    frame,
  );
  exportDeclared(machine, node, [name], frame);
  if (body && ts.isModuleBlock(body)) executeAll(machine, body.statements, frame);
  if (body && ts.isModuleDeclaration(body)) executeNamespace(machine, body, frame);
  return true;
}

/** `import Unit = Api.Unit` names a member of a namespace. */
export function executeAlias(
  machine: Machine,
  { name, moduleReference }: ts.ImportEqualsDeclaration,
  frame: Frame,
): boolean {
  const binding = frame.context.module.scopes.resolve(name);
  if (!binding || ts.isExternalModuleReference(moduleReference)) return true;
  assign(machine, binding, entity(machine, moduleReference, frame), frame);
  return true;
}

function entity(machine: Machine, node: ts.EntityName, frame: Frame): Values {
  if (ts.isIdentifier(node)) return machine.verbs.evaluate(node, frame);
  const holders = entity(machine, node.left, frame);
  return union(
    ...[...holders].map((holder) => machine.verbs.member(holder, node.right.text, frame, node)),
  );
}
