import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";

type Declared = ts.ParameterDeclaration | ts.VariableDeclaration | ts.PropertyDeclaration;

/** The type that is written beside a name, or in the comment above it. */
export function declaredType(node: Declared): ts.TypeNode | undefined {
  return node.type ?? (isTypeScript(node) ? undefined : ts.getJSDocType(node));
}

/** The type that a function says to give back. */
export function declaredReturn(node: ts.SignatureDeclaration): ts.TypeNode | undefined {
  return node.type ?? (isTypeScript(node) ? undefined : ts.getJSDocReturnType(node));
}

/** The type of `/** @type {X} *\/ (value)`. */
export function documentedCast(node: ts.ParenthesizedExpression): ts.TypeNode | undefined {
  return isTypeScript(node) ? undefined : ts.getJSDocTypeTag(node)?.typeExpression?.type;
}
