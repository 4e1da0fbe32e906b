import { ts } from "ts-morph";

/** The names that a declaration gives, however deep its pattern is. */
export function identifiersIn(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? identifiersIn(element.name) : [],
  );
}
