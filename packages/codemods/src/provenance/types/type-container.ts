import { ts } from "ts-morph";
import type { TypeDeclaration } from "./type-ref.ts";

/** Whether a node declares a type by itself: no import, enum or type parameter. */
export function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isJSDocTypedefTag(node) ||
    ts.isJSDocCallbackTag(node)
  );
}

export type TypeScope = ts.SourceFile | NonNullable<ts.ModuleDeclaration["body"]>;

/** The type or namespace of a name that a file or a namespace declares at its top level. */
export function declaredIn(scope: TypeScope, name: string): ts.Node | null {
  const found = statementsIn(scope).find(
    (statement) =>
      (isTypeDeclaration(statement) || ts.isModuleDeclaration(statement)) &&
      statement.name?.text === name,
  );
  return found ?? null;
}

/** The namespace of a name that a file or a namespace declares at its top level. */
export function namespaceIn(scope: TypeScope, name: string): ts.ModuleDeclaration | null {
  const found = statementsIn(scope).find(
    (statement): statement is ts.ModuleDeclaration =>
      ts.isModuleDeclaration(statement) && statement.name.text === name,
  );
  return found ?? null;
}

/** `namespace A.B` has nothing but `B` in `A`. */
export function statementsIn(scope: TypeScope): readonly ts.Node[] {
  if (ts.isModuleDeclaration(scope)) return [scope];
  return ts.isSourceFile(scope) || ts.isModuleBlock(scope) ? scope.statements : [];
}
