import { ts } from "ts-morph";

/** The parameters of a function that arguments have the places of: all but `this`, which only has a type there. */
export function positionalParameters({
  parameters,
}: ts.SignatureDeclaration): readonly ts.ParameterDeclaration[] {
  const [first] = parameters;
  const isTyped = first && ts.isIdentifier(first.name) && first.name.text === "this";
  return isTyped ? parameters.slice(1) : parameters;
}
