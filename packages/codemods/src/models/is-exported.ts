import { ts } from "ts-morph";
import { hasModifier } from "../program/has-modifier.ts";
import { identifiersIn } from "../program/identifiers-in.ts";
import { oncePer } from "../program/once-per.ts";

/** Whether a module says what a name that it exports is, be it by all that another exports. */
export function isExported(source: ts.SourceFile, name: string): boolean {
  const { names, handsOn } = exportsOf(source);
  return names.has(name) || (handsOn && name !== "default");
}

/** Whether a module exports by statements, and no name of these is the one asked for. */
export function isSurelyNotExported(source: ts.SourceFile, name: string): boolean {
  return exportsOf(source).names.size > 0 && !isExported(source, name);
}

/** The names that a module exports by statements, and whether it hands on all that another does. */
const exportsOf = oncePer((source: ts.SourceFile) => ({
  names: new Set(source.statements.flatMap(namesOf)),
  handsOn: source.statements.some(
    (statement) => ts.isExportDeclaration(statement) && !statement.exportClause,
  ),
}));

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isExportAssignment(statement)) return statement.isExportEquals ? [] : ["default"];
  if (ts.isExportDeclaration(statement)) return namesInClause(statement.exportClause);
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return ["default"];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      identifiersIn(name).map(({ text }) => text),
    );
  const { name } = statement as { readonly name?: ts.DeclarationName };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function namesInClause(clause: ts.NamedExportBindings | undefined): readonly string[] {
  if (!clause) return [];
  return ts.isNamespaceExport(clause)
    ? [clause.name.text]
    : clause.elements.map(({ name }) => name.text);
}
