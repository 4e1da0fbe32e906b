import { ts } from "ts-morph";
import { connected } from "../import-graph.ts";
import type { Rewrite } from "../model.ts";
import { append } from "../program/append.ts";
import { importedBy, importersIn } from "../program/importers-in.ts";
import { oncePer } from "../program/once-per.ts";
import type { Module, Program } from "../program/program.ts";

/**
 * The files whose types a rewrite can change: those that are rewritten, those that import them, and so on. Where one
 * of them declares what others see without an import, all are.
 */
export function reachedByTypes(
  program: Program,
  rewrites: readonly Rewrite[],
): ReadonlySet<string> {
  const modules = [...program.modules.values()];
  const reached = connected(
    rewrites.map(({ file }) => file),
    importersIn(program),
  );
  const isOpen = modules.some((module) => reached.has(module.path) && declaresForAll(module));
  // What is declared for all has to be known to the compiler whoever is checked.
  return isOpen
    ? new Set(modules.map(({ path }) => path))
    : new Set([...reached, ...modules.filter(declaresForAll).map(({ path }) => path)]);
}

/** Some files, and those that import them, be it only once files have their new texts, and so on. */
export function withImporters(
  program: Program,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const importers = new Map([...importersIn(program)].map(([file, all]) => [file, [...all]]));
  for (const [path, text] of texts)
    for (const target of importedBy(program, path, text)) append(importers, target, path);
  return connected(files, importers);
}

/**
 * The files beside some that import these, be it by what others hand on, and which of these they import: where something
 * was overlooked in them, the compiler misses what they took.
 */
export function takersOf(
  program: Program,
  files: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const importers = importersIn(program);
  const found = new Map<string, string[]>();
  for (const file of files) {
    const handed = connected([file], handersIn(program));
    const takers = [...handed].flatMap((each) => importers.get(each) ?? []);
    for (const taker of new Set(takers)) if (!files.has(taker)) append(found, taker, file);
  }
  return found;
}

/** Who hands on what each file of a program exports. */
const handersIn = oncePer((program: Program): ReadonlyMap<string, readonly string[]> => {
  const hands = (path: string): boolean => HANDS_ON.test(program.modules.get(path)?.text ?? "");
  return new Map([...importersIn(program)].map(([file, all]) => [file, all.filter(hands)]));
});

/** `export * from './types.js'` */
const HANDS_ON = /^\s*export\b[^;]*\bfrom\b/m;

/** Whether a file is a script, or adds to what is global or to another module. */
export function declaresForAll({ source }: Module): boolean {
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
