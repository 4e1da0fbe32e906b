import { ts } from "ts-morph";
import { nodesIn } from "../../program/nodes-in.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Value } from "../value.ts";
import { BASE, CLASS } from "./classes-of.ts";
import { isStatic } from "./is-static.ts";

/**
 * Whether a class that is made of this one gives a field another value before anything can read that of the base:
 * `class Habits extends Resource { readonly path = '/habits' }`.
 */
export function isRedeclared(
  machine: Machine,
  self: Value,
  base: ts.ClassLikeDeclaration,
  name: string,
): boolean {
  const classes = self.kind === "site" ? lineOf(machine, self) : null;
  const place = classes?.indexOf(base) ?? -1;
  if (!classes || place <= 0) return false;
  return (
    classes.slice(0, place).some((node) => givesField(node, name)) &&
    !classes.some((node) => readsWhenMade(node, name))
  );
}

/** The class of an instance and its bases in their order; null where it may be of several. */
function lineOf(machine: Machine, self: SiteValue): readonly ts.Node[] | null {
  const found: ts.Node[] = [];
  let classes = machine.read(machine.prop(self, CLASS));
  while (classes.size > 0) {
    const [only, ...others] = classes;
    if (others.length > 0 || only?.kind !== "site" || found.includes(only.node)) return null;
    found.push(only.node);
    classes = machine.read(machine.prop(only, BASE));
  }
  return found;
}

function givesField(node: ts.Node, name: string): boolean {
  return (
    ts.isClassLike(node) &&
    node.members.some(
      (member) =>
        ts.isPropertyDeclaration(member) &&
        !isStatic(member) &&
        member.initializer !== undefined &&
        member.name.getText() === name,
    )
  );
}

/** Whether a constructor, or what another field starts with, reads the field or calls what may read it. */
function readsWhenMade(node: ts.Node, name: string): boolean {
  if (!ts.isClassLike(node)) return true;
  return node.members.some((member) => {
    const run = runWhenMade(member);
    return run !== undefined && nodesIn(run).some((each) => isReadOfThis(each, name));
  });
}

function runWhenMade(member: ts.ClassElement): ts.Node | undefined {
  if (ts.isConstructorDeclaration(member)) return member.body;
  const first = ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  return first && ts.isFunctionLike(first) ? undefined : first;
}

function isReadOfThis(node: ts.Node, name: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    (node.name.text === name ||
      (ts.isCallExpression(node.parent) && node.parent.expression === node))
  );
}
