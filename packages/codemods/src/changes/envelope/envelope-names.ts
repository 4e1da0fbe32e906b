import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";
import { initializerOf } from "../../validation/initializer-of.ts";

/** How code names the two v1 members of one envelope: `body.success`, or a local `success`. */
export interface EnvelopeNames {
  isSuccess(node: ts.Expression): boolean;
  isError(node: ts.Expression): boolean;
  /** What a function that is asked of the envelope, as `isFailure(body)`, answers; null where it is none. */
  askedBy?(call: ts.CallExpression): Asked | null;
}

/** A question that a function asks of its parameter, and the names that the envelope has there. */
interface Asked {
  readonly condition: ts.Expression;
  readonly names: EnvelopeNames;
}

/** The names by which members of the same receiver are read; with the program, functions that are asked of it, too. */
export function namesOfReceiver(receiver: string, program?: Program): EnvelopeNames {
  const is = (node: ts.Expression, name: string): boolean =>
    ts.isPropertyAccessExpression(node) &&
    node.name.text === name &&
    node.expression.getText() === receiver;
  return {
    isSuccess: (node) => is(node, envelope.success.member),
    isError: (node) => is(node, envelope.error.member),
    askedBy: (call) => {
      const isOfIt = call.arguments.length === 1 && call.arguments[0]?.getText() === receiver;
      return program && isOfIt ? questionOf(program, call.expression) : null;
    },
  };
}

/** `(reply): reply is Failure => !reply.success` */
function questionOf(program: Program, callee: ts.Expression): Asked | null {
  const found = ts.isIdentifier(callee) ? initializerOf(program, callee) : null;
  if (!found || !ts.isFunctionLike(found)) return null;
  const [parameter] = found.parameters;
  const condition =
    ts.isArrowFunction(found) || ts.isFunctionDeclaration(found) ? answerOf(found) : null;
  return parameter && condition && ts.isIdentifier(parameter.name)
    ? { condition, names: namesOfReceiver(parameter.name.text, program) }
    : null;
}

/** What a function that does nothing else answers. */
function answerOf({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | null {
  if (!body || !ts.isBlock(body)) return body ?? null;
  const [only, ...more] = body.statements;
  return only && more.length === 0 && ts.isReturnStatement(only) ? (only.expression ?? null) : null;
}

/** The names of the variables that hold them; null where none does. */
export function namesOfLocals(success: string | null, error: string | null): EnvelopeNames {
  return {
    isSuccess: (node) => ts.isIdentifier(node) && node.text === success,
    isError: (node) => ts.isIdentifier(node) && node.text === error,
  };
}
