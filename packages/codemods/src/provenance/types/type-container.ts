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

/** The type or namespace of a name that a file or a namespace declares at its top level. */
export function declaredIn(
  scope: ts.SourceFile | NonNullable<ts.ModuleDeclaration["body"]>,
  name: string,
): ts.Node | null {
  if (ts.isModuleDeclaration(scope)) return scope.name.text === name ? scope : null;
  if (!ts.isSourceFile(scope) && !ts.isModuleBlock(scope)) return null;
  return (
    scope.statements.find(
      (statement) =>
        (isTypeDeclaration(statement) || ts.isModuleDeclaration(statement)) &&
        statement.name?.text === name,
    ) ?? null
  );
}

/** The namespace of a name that a file or a namespace declares at its top level. */
export function namespaceIn(
  scope: ts.SourceFile | NonNullable<ts.ModuleDeclaration["body"]>,
  name: string,
): ts.ModuleDeclaration | null {
  if (ts.isModuleDeclaration(scope)) return scope.name.text === name ? scope : null;
  if (!ts.isSourceFile(scope) && !ts.isModuleBlock(scope)) return null;
  return (
    scope.statements.find(
      (statement): statement is ts.ModuleDeclaration =>
        ts.isModuleDeclaration(statement) && statement.name.text === name,
    ) ?? null
  );
}

/** An interface or a namespace with all that merge with it: those of the same name in the same scope. */
export function mergedWith<T extends ts.InterfaceDeclaration | ts.ModuleDeclaration>(
  node: T,
): readonly T[] {
  const { parent } = node;
  if (!ts.isSourceFile(parent) && !ts.isModuleBlock(parent)) return [node];
  return (parent.statements as ts.NodeArray<ts.Node>).filter(
    (statement): statement is T =>
      statement.kind === node.kind && (statement as T).name.text === node.name.text,
  );
}
