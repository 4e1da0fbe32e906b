import { ts } from "ts-morph";
import { bareExpression } from "./bare-expression.ts";
import type { Program } from "./program.ts";

const NAMES = /^(?:Object\.(?:keys|entries|getOwnPropertyNames)|Reflect\.ownKeys)$/;
/** Methods of lists that go through all of them. */
const EACH = /^(?:forEach|map|flatMap|filter|find|some|every)$/;
/** Those that give some of the list, or all in another order. */
const SOME = /^(?:filter|sort|toSorted|reverse|toReversed|slice)$/;
/** Those that hand on what came of those before. */
const SUMMED = /^reduce(?:Right)?$/;

/**
 * The object whose own names a key is: `source` of `for (const key in source)`, `for (const key of Object.keys(source))`,
 * `Object.keys(source).map((key) => …)` and their likes; null where the key is anything else.
 */
export function enumeratedObject(program: Program, key: ts.Expression): ts.Expression | null {
  if (!ts.isIdentifier(key)) return null;
  const name = program.moduleOf(key).scopes.resolve(key)?.node;
  if (!name) return null;
  const declared = inPair(name) ?? name.parent;
  if (ts.isParameter(declared)) return ofCallback(program, declared);
  if (!ts.isVariableDeclaration(declared)) return null;
  const loop = declared.parent.parent;
  if (ts.isForInStatement(loop)) return loop.expression;
  return ts.isForOfStatement(loop) ? ofNames(program, loop.expression) : null;
}

/** What the first of `[key, value]` is taken of; null where a name is none. */
function inPair(name: ts.Node): ts.Node | null {
  const { parent } = name;
  return ts.isBindingElement(parent) &&
    ts.isArrayBindingPattern(parent.parent) &&
    parent.parent.elements[0] === parent
    ? parent.parent.parent
    : null;
}

function ofCallback(program: Program, parameter: ts.ParameterDeclaration): ts.Expression | null {
  const { parent: callback } = parameter;
  const call = callback.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return null;
  const { name, expression } = call.expression;
  const position = EACH.test(name.text) ? 0 : SUMMED.test(name.text) ? 1 : null;
  return position !== null &&
    call.arguments[0] === callback &&
    callback.parameters[position] === parameter
    ? ofNames(program, expression)
    : null;
}

function ofNames(program: Program, list: ts.Expression): ts.Expression | null {
  const call = bareExpression(list);
  if (ts.isIdentifier(call)) {
    const kept = constantOf(program, call);
    return kept && ofNames(program, kept);
  }
  const { expression: callee } = ts.isCallExpression(call) ? call : { expression: null };
  if (callee && ts.isPropertyAccessExpression(callee) && SOME.test(callee.name.text))
    return ofNames(program, callee.expression);
  return ts.isCallExpression(call) && NAMES.test(call.expression.getText())
    ? (call.arguments[0] ?? null)
    : null;
}

/** What a constant that is no other name was declared with. */
function constantOf(program: Program, name: ts.Identifier): ts.Expression | null {
  const binding = program.moduleOf(name).scopes.resolve(name);
  const declared = binding?.node.parent;
  if (!binding || binding.reassigned || !declared || !ts.isVariableDeclaration(declared))
    return null;
  const { initializer } = declared;
  return initializer && !ts.isIdentifier(bareExpression(initializer)) ? initializer : null;
}
