import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";
import { statementsIn, type TypeScope } from "./type-container.ts";

type Mergeable = ts.InterfaceDeclaration | ts.ModuleDeclaration;

/**
 * An interface or a namespace with all that merge with it, itself first where it comes first: those of the same name
 * in the same scope, which files share that declare what others see without an import, or that add to a module.
 */
export function mergedWith<T extends Mergeable>(program: Program, node: T): readonly T[] {
  const merged = scopesBeside(program, node.parent)
    .flatMap(statementsIn)
    .filter(
      (statement): statement is T =>
        statement.kind === node.kind && (statement as T).name.text === node.name.text,
    );
  return merged.length > 0 ? merged : [node];
}

/** All the places whose types one of them has. */
function scopesBeside(program: Program, scope: ts.Node): readonly TypeScope[] {
  if (ts.isSourceFile(scope)) return besideFile(program, scope);
  if (ts.isModuleDeclaration(scope)) return bodiesOf(program, scope);
  if (!ts.isModuleBlock(scope)) return [];
  const { parent: owner } = scope;
  if (ts.isStringLiteral(owner.name)) return besideModule(program, owner.name);
  return isGlobal(owner) ? globalsOf(program, scope) : bodiesOf(program, owner);
}

function bodiesOf(program: Program, node: ts.ModuleDeclaration): readonly TypeScope[] {
  return mergedWith(program, node).flatMap(({ body }) => (body ? [body] : []));
}

/** A file that is run by itself shares nothing, though a compiler would have it so. */
function besideFile(program: Program, file: ts.SourceFile): readonly TypeScope[] {
  if (isDeclarations(file) && program.ambient.global.includes(file))
    return globalsOf(program, file);
  const added = [...program.ambient.modules].flatMap(([name, blocks]) =>
    blocks.filter((block) => program.resolve(fileOf(block), name)?.source === file),
  );
  return [file, ...added];
}

/** `declare module "./models" { … }`, with the module that it adds to where that is one of the program. */
function besideModule(program: Program, name: ts.StringLiteral): readonly TypeScope[] {
  const own = program.resolve(fileOf(name), name.text);
  if (own && !own.isModel) return besideFile(program, own.source);
  return (program.ambient.modules.get(name.text) ?? []).filter((block) =>
    isWith(program, name, block),
  );
}

function globalsOf(program: Program, node: ts.Node): readonly TypeScope[] {
  return program.ambient.global.filter(
    (scope) => (ts.isModuleBlock(scope) || isDeclarations(scope)) && isWith(program, node, scope),
  );
}

/** Whether one compiler sees both. */
function isWith({ configOf }: Program, one: ts.Node, other: ts.Node): boolean {
  return configOf(fileOf(one)) === configOf(fileOf(other));
}

function isGlobal({ name }: ts.ModuleDeclaration): boolean {
  return ts.isIdentifier(name) && name.text === "global";
}

function isDeclarations({ fileName }: ts.SourceFile): boolean {
  return /\.d\.[cm]?ts$/.test(fileName);
}

function fileOf(node: ts.Node): string {
  return node.getSourceFile().fileName;
}
