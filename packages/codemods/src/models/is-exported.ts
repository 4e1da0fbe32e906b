import { ts } from "ts-morph";
import { hasModifier } from "../program/has-modifier.ts";

/** Whether a model says what a name that its library exports is. */
export function isExported(source: ts.SourceFile, name: string): boolean {
  return source.statements.some((statement) => exportsName(statement, name));
}

function exportsName(statement: ts.Statement, name: string): boolean {
  if (ts.isExportAssignment(statement)) return name === "default";
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause) return true;
    return (
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some((element) => element.name.text === name)
    );
  }
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return false;
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some(
      (declaration) => declaration.name.getText() === name,
    );
  return (
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
    statement.name?.text === name
  );
}
