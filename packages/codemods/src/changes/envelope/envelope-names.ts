import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";

/** How code names the two v1 members of one envelope: `body.success`, or a local `success`. */
export interface EnvelopeNames {
  isSuccess(node: ts.Expression): boolean;
  isError(node: ts.Expression): boolean;
}

/** The names by which members of the same receiver are read. */
export function namesOfReceiver(receiver: string): EnvelopeNames {
  const is = (node: ts.Expression, name: string): boolean =>
    ts.isPropertyAccessExpression(node) &&
    node.name.text === name &&
    node.expression.getText() === receiver;
  return {
    isSuccess: (node) => is(node, envelope.success.member),
    isError: (node) => is(node, envelope.error.member),
  };
}

/** The names of the variables that hold them; null where none does. */
export function namesOfLocals(success: string | null, error: string | null): EnvelopeNames {
  return {
    isSuccess: (node) => ts.isIdentifier(node) && node.text === success,
    isError: (node) => ts.isIdentifier(node) && node.text === error,
  };
}
