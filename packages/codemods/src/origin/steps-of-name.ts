import { ts } from "ts-morph";
import type { Binding } from "../program/binding.ts";
import { isAssignmentOperator } from "../program/is-assigned.ts";
import { exportedBinding } from "./exported-binding.ts";
import { type Step, type Trail, through } from "./step.ts";
import { stepsOfParameter } from "./steps-of-parameter.ts";

/** Where a variable has its value from: its declaration, and all that is assigned to it. */
export function stepsOfName(trail: Trail, node: ts.Identifier): readonly Step[] {
  const binding = trail.machine.program.moduleOf(node).scopes.resolve(node);
  if (!binding) return [];
  return [...declared(trail, binding), ...assignments(binding)];
}

function declared(trail: Trail, binding: Binding): readonly Step[] {
  const { node, name } = binding;
  const root = rootOf(node);
  const what = root === node.parent ? `kept in \`${name}\`` : `taken as \`${name}\``;
  if (ts.isVariableDeclaration(root)) {
    const setter = setterOf(trail, root, node);
    const source = root.initializer ?? loopOf(root);
    const how = root.initializer ? what : `one of them, as \`${name}\``;
    return [...setter, ...(source ? [through(source, node, how)] : [])];
  }
  if (ts.isParameter(root)) return stepsOfParameter(trail, root, binding);
  const imported = exportedBinding(trail.machine.program, binding);
  return imported ? [...declared(trail, imported), ...assignments(imported)] : [];
}

/** The declaration that a name of a pattern belongs to. */
function rootOf(node: ts.Node): ts.Node {
  let at = node.parent;
  while (ts.isBindingElement(at) || ts.isObjectBindingPattern(at) || ts.isArrayBindingPattern(at))
    at = at.parent;
  return at;
}

function loopOf({ parent }: ts.VariableDeclaration): ts.Expression | null {
  const loop = parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : null;
}

function assignments({ references, name }: Binding): readonly Step[] {
  return references.flatMap((reference): readonly Step[] => {
    const { parent } = reference;
    if (!ts.isBinaryExpression(parent) || parent.left !== reference) return [];
    return isAssignmentOperator(parent.operatorToken)
      ? [through(parent.right, reference, `kept in \`${name}\``)]
      : [];
  });
}

/** `const [habits, setHabits] = useState()`: what the second is called with is what the first holds. */
function setterOf(
  trail: Trail,
  root: ts.VariableDeclaration,
  node: ts.Identifier,
): readonly Step[] {
  const pattern = root.name;
  if (!ts.isArrayBindingPattern(pattern) || !root.initializer) return [];
  const [state, setter] = pattern.elements;
  if (!state || !setter || !ts.isBindingElement(state) || !ts.isBindingElement(setter)) return [];
  if (state.name !== node || !ts.isIdentifier(setter.name)) return [];
  const binding = trail.machine.program.moduleOf(node).scopes.resolve(setter.name);
  const name = setter.name.text;
  return (binding?.references ?? []).flatMap(({ parent }): readonly Step[] => {
    const [given] = ts.isCallExpression(parent) ? parent.arguments : [];
    if (!given || !ts.isCallExpression(parent) || parent.expression.getText() !== name) return [];
    const what = `kept as state by ${name}`;
    const updated = ts.isArrowFunction(given) && !ts.isBlock(given.body) ? given.body : given;
    return [through(updated, parent, what)];
  });
}
