import { ts } from "ts-morph";
import { hasModifier } from "./has-modifier.ts";
import { isTypedPath } from "./is-typed-path.ts";

/**
 * Whether a file is a module that gives no value to others, as the entry of a program: code that we do not see calls
 * nothing of it. Functions of a classic script may be called by a page.
 */
export function exportsNothing(source: ts.SourceFile): boolean {
  const isModule = isTypedPath(source.fileName) || /\.mjsx?$/.test(source.fileName);
  return isModule && !source.statements.some(isExport);
}

function isExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return !isType && hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}
