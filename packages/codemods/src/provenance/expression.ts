import { ts } from "ts-morph";
import { evaluateArray } from "./array-literal.ts";
import { evaluateBinary } from "./binary.ts";
import { evaluateCall, evaluateNew, evaluateTagged } from "./calls/call.ts";
import { evaluateClass } from "./classes/class.ts";
import { type Frame, join } from "./frame.ts";
import { evaluateJsx, evaluateJsxFragment } from "./jsx.ts";
import { evaluateObject } from "./literal.ts";
import type { Machine } from "./machine.ts";
import { evaluateElement, evaluateProperty } from "./members/member-access.ts";
import { evaluateIdentifier, evaluateThis } from "./name.ts";
import { rejections } from "./native/promise.ts";
import { assuming } from "./statements/assume.ts";
import { raise } from "./statements/raise.ts";
import { takeValues } from "./statements/take.ts";
import { truthOf } from "./statements/truth.ts";
import { bodyOfLine } from "./text/body-pieces.ts";
import { evaluateTemplate, literalText } from "./text/text.ts";
import { documentedCast } from "./types/declared-type.ts";
import { castTo, satisfying } from "./types/typed.ts";
import { isNullish, isSite, type Values } from "./value.ts";
import { JUST_NULLISH, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union, without } from "./values.ts";
import { evaluateYield } from "./yielded.ts";

type Evaluator = (machine: Machine, node: never, frame: Frame) => Values;

/** What an expression can hold at this point; notes it for the finders. */
export function evaluate(machine: Machine, node: ts.Expression, frame: Frame): Values {
  const evaluator = EVALUATORS[node.kind];
  const values = evaluator ? evaluator(machine, node as never, frame) : JUST_UNKNOWN;
  return machine.see(node, values);
}

const EVALUATORS: Readonly<Partial<Record<ts.SyntaxKind, Evaluator>>> = {
  [ts.SyntaxKind.Identifier]: evaluateIdentifier,
  [ts.SyntaxKind.ThisKeyword]: evaluateThis,
  [ts.SyntaxKind.StringLiteral]: literalText,
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral]: literalText,
  [ts.SyntaxKind.TemplateExpression]: (machine, node, frame) => {
    const body = bodyOfLine(machine, node, frame);
    return body.size > 0 ? body : evaluateTemplate(machine, node, frame);
  },
  [ts.SyntaxKind.TaggedTemplateExpression]: evaluateTagged,
  [ts.SyntaxKind.NumericLiteral]: () => JUST_PLAIN,
  [ts.SyntaxKind.BigIntLiteral]: () => JUST_PLAIN,
  [ts.SyntaxKind.TrueKeyword]: () => JUST_PLAIN,
  [ts.SyntaxKind.FalseKeyword]: () => JUST_PLAIN,
  [ts.SyntaxKind.RegularExpressionLiteral]: () => JUST_PLAIN,
  [ts.SyntaxKind.NullKeyword]: () => JUST_NULLISH,
  [ts.SyntaxKind.ObjectLiteralExpression]: evaluateObject,
  [ts.SyntaxKind.ArrayLiteralExpression]: evaluateArray,
  [ts.SyntaxKind.ArrowFunction]: evaluateFunction,
  [ts.SyntaxKind.FunctionExpression]: evaluateFunction,
  [ts.SyntaxKind.ClassExpression]: evaluateClass,
  [ts.SyntaxKind.PropertyAccessExpression]: evaluateProperty,
  [ts.SyntaxKind.ElementAccessExpression]: evaluateElement,
  [ts.SyntaxKind.CallExpression]: evaluateCall,
  [ts.SyntaxKind.NewExpression]: evaluateNew,
  [ts.SyntaxKind.BinaryExpression]: evaluateBinary,
  [ts.SyntaxKind.ConditionalExpression]: evaluateConditional,
  [ts.SyntaxKind.ParenthesizedExpression]: evaluateParenthesized,
  [ts.SyntaxKind.NonNullExpression]: evaluateNonNull,
  [ts.SyntaxKind.AsExpression]: evaluateCast,
  [ts.SyntaxKind.TypeAssertionExpression]: evaluateCast,
  [ts.SyntaxKind.SatisfiesExpression]: evaluateSatisfied,
  [ts.SyntaxKind.AwaitExpression]: evaluateAwait,
  [ts.SyntaxKind.YieldExpression]: evaluateYield,
  [ts.SyntaxKind.SpreadElement]: evaluateInner,
  [ts.SyntaxKind.ExpressionWithTypeArguments]: evaluateInner,
  [ts.SyntaxKind.PrefixUnaryExpression]: evaluateUnary,
  [ts.SyntaxKind.PostfixUnaryExpression]: evaluateUnary,
  [ts.SyntaxKind.TypeOfExpression]: evaluateSide,
  [ts.SyntaxKind.VoidExpression]: evaluateSide,
  [ts.SyntaxKind.DeleteExpression]: evaluateSide,
  [ts.SyntaxKind.JsxElement]: evaluateJsx,
  [ts.SyntaxKind.JsxSelfClosingElement]: evaluateJsx,
  [ts.SyntaxKind.JsxFragment]: evaluateJsxFragment,
};

function evaluateFunction(
  machine: Machine,
  node: ts.ArrowFunction | ts.FunctionExpression,
  frame: Frame,
): Values {
  return one(machine.intern.fn(node, frame.context, null));
}

function evaluateConditional(
  machine: Machine,
  node: ts.ConditionalExpression,
  frame: Frame,
): Values {
  machine.verbs.evaluate(node.condition, frame);
  const truth = truthOf(machine, node.condition);
  const yes = truth === true ? frame : assuming(machine, node.condition, true, frame);
  const no = truth === false ? frame : assuming(machine, node.condition, false, frame);
  const values = union(
    takeValues(machine, node.whenTrue, truth !== false, yes) ?? NOTHING,
    takeValues(machine, node.whenFalse, truth !== true, no) ?? NOTHING,
  );
  if (truth === null) join(frame, [yes, no]);
  return values;
}

/** Parentheses may hold a cast that the comment before them writes. */
function evaluateParenthesized(
  machine: Machine,
  node: ts.ParenthesizedExpression,
  frame: Frame,
): Values {
  const values = machine.verbs.evaluate(node.expression, frame);
  const type = documentedCast(node);
  return type ? castTo(machine, values, type, frame) : values;
}

function evaluateInner(
  machine: Machine,
  node: ts.SpreadElement | ts.ExpressionWithTypeArguments,
  frame: Frame,
): Values {
  return machine.verbs.evaluate(node.expression, frame);
}

function evaluateNonNull(machine: Machine, node: ts.NonNullExpression, frame: Frame): Values {
  return without(machine.verbs.evaluate(node.expression, frame), isNullish);
}

function evaluateCast(
  machine: Machine,
  node: ts.AsExpression | ts.TypeAssertion | ts.SatisfiesExpression,
  frame: Frame,
): Values {
  const values = machine.verbs.evaluate(node.expression, frame);
  return castTo(machine, values, node.type, frame);
}

/** What is known to satisfy a type is no less known for it. */
function evaluateSatisfied(machine: Machine, node: ts.SatisfiesExpression, frame: Frame): Values {
  const values = machine.verbs.evaluate(node.expression, frame);
  return [...values].every((value) => isSite(value, "object"))
    ? satisfying(machine, values, node.type, frame)
    : castTo(machine, values, node.type, frame);
}

function evaluateAwait(machine: Machine, node: ts.AwaitExpression, frame: Frame): Values {
  const values = machine.verbs.evaluate(node.expression, frame);
  raise(machine, frame, rejections(machine, values));
  return machine.verbs.awaited(values);
}

function evaluateUnary(
  machine: Machine,
  node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
  frame: Frame,
): Values {
  machine.verbs.evaluate(node.operand, frame);
  return JUST_PLAIN;
}

function evaluateSide(
  machine: Machine,
  node: ts.TypeOfExpression | ts.VoidExpression | ts.DeleteExpression,
  frame: Frame,
): Values {
  machine.verbs.evaluate(node.expression, frame);
  return ts.isVoidExpression(node) ? JUST_NULLISH : JUST_PLAIN;
}
