import { posix } from "node:path";
import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { hasModifier } from "../program/has-modifier.ts";
import type { Module } from "../program/program.ts";

/** Whether a file imports what it needs by `require`. */
export function usesRequire(facts: Facts, { path, source, text }: Module): boolean {
  if (!/\.(c?js|jsx|cts)$/.test(path)) return false;
  // What TypeScript makes of an import is its own affair; in scripts only Flow has types to import.
  const isModule = source.statements.some(
    (statement) => isOfModules(statement) && (path.endsWith(".cts") || !isOfTypes(statement)),
  );
  if (isModule) return false;
  if (/\b(require\(|module\.exports|exports\.)/.test(text)) return true;
  return /\.c[jt]s$/.test(path) || !isModulePackage(facts, posix.dirname(path));
}

/** Whether only an ES module may have a statement. */
function isOfModules(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isExportAssignment(statement) ||
    hasModifier(statement, ts.SyntaxKind.ExportKeyword) ||
    waitsAtTop(statement)
  );
}

/** Whether nothing is left of a statement when the types are taken out. */
function isOfTypes(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) return statement.importClause?.isTypeOnly === true;
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
}

/** Whether `await` stands outside of functions, or `import.meta` does. */
function waitsAtTop(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isAwaitExpression(node) || ts.isMetaProperty(node)) return true;
  if (ts.isForOfStatement(node) && node.awaitModifier) return true;
  return ts.forEachChild(node, (child) => waitsAtTop(child) || undefined) ?? false;
}

/** Whether the nearest package says that its scripts are ES modules. */
export function isModulePackage(facts: Facts, folder: string): boolean {
  const text = facts.readOutside(posix.join(folder, "package.json"));
  if (text !== null) return /"type"\s*:\s*"module"/.test(text);
  const above = posix.dirname(folder);
  return above !== folder && isModulePackage(facts, above);
}
