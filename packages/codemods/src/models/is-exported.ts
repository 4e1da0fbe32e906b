import { ts } from "ts-morph";
import { hasModifier } from "../program/has-modifier.ts";

/** Whether a module says what a name that it exports is, be it by all that another exports. */
export function isExported(source: ts.SourceFile, name: string): boolean {
  return source.statements.some((statement) => exportsName(statement, name));
}

function exportsName(statement: ts.Statement, name: string): boolean {
  if (ts.isExportAssignment(statement)) return name === "default" && !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause) return name !== "default";
    return (
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some((element) => element.name.text === name)
    );
  }
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return false;
  if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return name === "default";
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some(
      (declaration) => declaration.name.getText() === name,
    );
  return (
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
    statement.name?.text === name
  );
}
