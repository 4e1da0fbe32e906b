import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";

/**
 * The habit whose id stands in the call that a literal is given to: `update(habit.id, { target })`. Null
 * where there is none that the literal could name, or where it is given to calls for several.
 */
export function habitBeside(facts: Facts, literal: ts.Node, role: Role): string | null {
  const uses = usesOf(facts, literal);
  const found = uses.map((use) => besideUse(facts, use, literal, role));
  const [first = null] = found;
  return found.every((each) => each === first) ? first : null;
}

/** The literal itself, or where the constant that holds it is used. */
function usesOf(facts: Facts, literal: ts.Node): readonly ts.Node[] {
  const { parent } = asJson(literal);
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return [literal];
  const binding = facts.program.moduleOf(parent).scopes.resolve(parent.name);
  if (!binding || binding.reassigned) return [];
  return binding.references.filter((reference) => reference !== parent.name);
}

/** A literal with the `JSON.stringify` around it. */
function asJson(literal: ts.Node): ts.Node {
  const { parent } = literal;
  const isJson = ts.isCallExpression(parent) && parent.expression.getText() === "JSON.stringify";
  return isJson ? parent : literal;
}

function besideUse(facts: Facts, use: ts.Node, literal: ts.Node, role: Role): string | null {
  for (let at = use.parent; at && !ts.isStatement(at) && !ts.isFunctionLike(at); at = at.parent) {
    if (!ts.isCallExpression(at)) continue;
    for (const argument of at.arguments) {
      const found = ownerIn(facts, argument, literal, role);
      if (found) return found;
    }
  }
  return null;
}

/** `habit` of `habit.id` within an expression. */
function ownerIn(facts: Facts, node: ts.Node, literal: ts.Node, role: Role): string | null {
  if (node === literal) return null;
  if (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === "id" &&
    isRepeatable(node.expression) &&
    isHabit(facts, node.expression, role) &&
    isKnownAt(facts, node.expression, literal)
  )
    return node.expression.getText();
  const inner = ts.forEachChild(node, (child) => ownerIn(facts, child, literal, role) ?? undefined);
  return inner ?? null;
}

function isHabit(facts: Facts, node: ts.Node, role: Role): boolean {
  const values = [...facts.seen(node)];
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        (value.kind === "service" || value.kind === "typed") &&
        facts.roles.rolesOf([value]).has(role),
    )
  );
}

/** Whether a name is declared before a literal, in a scope around it. */
function isKnownAt(facts: Facts, owner: ts.Expression, literal: ts.Node): boolean {
  if (!ts.isIdentifier(owner)) return false;
  const binding = facts.program.moduleOf(owner).scopes.resolve(owner);
  if (!binding || binding.node.pos >= literal.pos) return false;
  return ts.findAncestor(literal, (each) => each === binding.scope) !== undefined;
}
