import { ts } from "ts-morph";
import { connected } from "../import-graph.ts";
import type { Rewrite } from "../model.ts";
import type { Module, Program } from "../program/program.ts";
import { specifiersIn } from "../specifiers-in.ts";

/**
 * The files whose types a rewrite can change: those that are rewritten, those that import them, and so on. Where one
 * of them declares what others see without an import, all are.
 */
export function reachedByTypes(
  program: Program,
  rewrites: readonly Rewrite[],
): ReadonlySet<string> {
  const modules = [...program.modules.values()];
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of modules) {
    for (const specifier of specifiersIn(text)) {
      const target = program.resolve(path, specifier)?.path;
      if (target === undefined) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  const reached = connected(
    rewrites.map(({ file }) => file),
    importers,
  );
  const isOpen = modules.some((module) => reached.has(module.path) && declaresForAll(module));
  // What is declared for all has to be known to the compiler whoever is checked.
  return isOpen
    ? new Set(modules.map(({ path }) => path))
    : new Set([...reached, ...modules.filter(declaresForAll).map(({ path }) => path)]);
}

/** Whether a file is a script, or adds to what is global or to another module. */
function declaresForAll({ source }: Module): boolean {
  const isModule = source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isExportDeclaration(statement) ||
      ts.isExportAssignment(statement) ||
      ts.isImportEqualsDeclaration(statement) ||
      (ts.canHaveModifiers(statement) &&
        (ts.getModifiers(statement) ?? []).some(
          ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
        )),
  );
  const augments = (statement: ts.Statement): boolean =>
    ts.isModuleDeclaration(statement) &&
    (ts.isStringLiteral(statement.name) || statement.name.text === "global");
  return !isModule || source.statements.some(augments);
}
