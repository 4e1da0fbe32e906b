import { ts } from "ts-morph";

/** Whether a function says of what type its `this` is, where its first parameter would stand. */
export function declaresThis({ parameters: [first] }: ts.SignatureDeclaration): boolean {
  return first !== undefined && ts.isIdentifier(first.name) && first.name.text === "this";
}
