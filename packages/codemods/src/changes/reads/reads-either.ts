import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { areOfUnknownOrigin } from "../../facts/value-origin.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import type { Receiver } from "../receiver.ts";

/** What members are read of, by an access or by a pattern. */
type Holder = ts.Expression | ts.BindingPattern;

/**
 * Whether something else that keeps the names of v1 may be read along with a habit: where that is known, or
 * where a function is also called with what nobody can tell, and with no habit: `stored.map(label)` beside
 * `habits.map(label)`. Where a compiler asks for types, either cannot be read of that.
 */
export function readsEither(facts: Facts, receiver: Receiver, holder: Holder): boolean {
  return (
    receiver.mixed ||
    (receiver.confidence === "review" && !isTypeScript(holder) && takesStrangers(facts, holder))
  );
}

function takesStrangers(facts: Facts, holder: Holder): boolean {
  const parameter = parameterOf(facts, holder);
  if (!parameter) return false;
  const { parent: of } = parameter;
  const name = nameOf(of);
  const { scopes } = facts.program.moduleOf(of);
  const uses = (name && scopes.resolve(name)?.references) ?? [];
  const at = positionalParameters(of).indexOf(parameter);
  return uses.some((use) => use !== name && isGivenOthers(facts, use, at));
}

/** The parameter that is read, or taken apart. */
function parameterOf(facts: Facts, holder: Holder): ts.ParameterDeclaration | null {
  if (ts.isIdentifier(holder)) {
    const found = facts.program.moduleOf(holder).scopes.resolve(holder)?.node.parent;
    return found && ts.isParameter(found) ? found : null;
  }
  const { parent } = holder;
  if (!ts.isObjectBindingPattern(holder)) return null;
  if (ts.isParameter(parent)) return parent;
  const isTaken = ts.isVariableDeclaration(parent) && parent.initializer;
  return isTaken && ts.isIdentifier(isTaken) ? parameterOf(facts, isTaken) : null;
}

/** What a function is called by; null where nothing names it. */
function nameOf(of: ts.SignatureDeclaration): ts.Identifier | null {
  if (ts.isFunctionDeclaration(of)) return of.name ?? null;
  const { parent } = of;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : null;
}

/** Whether a call of a function, or of a method that takes it, is given only what nobody can tell. */
function isGivenOthers(facts: Facts, use: ts.Identifier, at: number): boolean {
  const { parent } = use;
  if (!ts.isCallExpression(parent)) return false;
  if (parent.expression === use) return isUnknown(facts, parent.arguments[at]);
  const { expression } = parent;
  const isTaken = ts.isPropertyAccessExpression(expression) && parent.arguments[0] === use;
  return isTaken && at === 0 && isUnknown(facts, expression.expression);
}

function isUnknown(facts: Facts, node: ts.Expression | undefined): boolean {
  return node !== undefined && areOfUnknownOrigin([...facts.seen(node)]);
}
