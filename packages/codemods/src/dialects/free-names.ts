import { ts } from "ts-morph";
import { isAssigned } from "../program/is-assigned.ts";
import { isValueName } from "../program/is-value-name.ts";
import { nodesIn } from "../program/nodes-in.ts";
import { parse } from "../program/program.ts";
import { createScopes } from "../program/scopes.ts";
import type { Language } from "./reading.ts";

/** Names of values that code uses and does not declare, and whether it assigns them. */
export function freeNames(code: string, language: Language): ReadonlyMap<string, boolean> {
  const source = parse("template", code, language);
  const scopes = createScopes(source);
  const found = new Map<string, boolean>();
  const visit = (node: ts.Node): void => {
    // Of a type only what it asks a value for, as `typeof habit`; `const` in `as const` is no name at all.
    if (ts.isTypeParameterDeclaration(node)) return;
    if (ts.isTypeNode(node) && !ts.isTypeQueryNode(node)) {
      for (const query of nodesIn(node).filter(ts.isTypeQueryNode)) visit(query);
      return;
    }
    if (ts.isIdentifier(node) && isValueName(node) && isFree(node) && !scopes.resolve(node))
      found.set(node.text, (found.get(node.text) ?? false) || isAssigned(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Names that the reading itself brings, and `undefined`, which is one of the language. */
function isFree({ text }: ts.Identifier): boolean {
  return text !== "" && text !== "undefined" && !text.startsWith("\u01B2");
}

/** The names that code declares at its top. */
export function declaredNames(source: ts.SourceFile): ReadonlySet<string> {
  return new Set(
    createScopes(source)
      .bindings.filter(({ scope }) => scope === source)
      .map(({ name }) => name),
  );
}
