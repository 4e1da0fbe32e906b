import { ts } from "ts-morph";
import { append } from "./append.ts";

/** The bodies in which a file declares types that every file sees, or that a module of another name has. */
export interface AmbientScopes {
  readonly global: readonly Statements[];
  /** By the name in `declare module "name"`. */
  readonly modules: ReadonlyMap<string, readonly ts.ModuleBlock[]>;
}

type Statements = ts.SourceFile | ts.ModuleBlock;

/** Finds `declare global`, `declare module "name"` and files that are no modules. */
export function ambientScopes(sources: readonly ts.SourceFile[]): AmbientScopes {
  const scripts = sources.filter(({ statements }) => !statements.some(isModuleStatement));
  const bodies = sources.flatMap(({ statements }) =>
    statements.filter(ts.isModuleDeclaration).flatMap(named),
  );
  const modules = new Map<string, ts.ModuleBlock[]>();
  for (const { name, body } of bodies) {
    if (ts.isStringLiteral(name)) append(modules, name.text, body);
  }
  const augmentations = bodies.filter(
    ({ name }) => ts.isIdentifier(name) && name.text === "global",
  );
  return { global: [...scripts, ...augmentations.map(({ body }) => body)], modules };
}

function named({
  name,
  body,
}: ts.ModuleDeclaration): readonly { name: ts.ModuleName; body: ts.ModuleBlock }[] {
  return body && ts.isModuleBlock(body) ? [{ name, body }] : [];
}

function isModuleStatement(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isExportAssignment(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ??
        false))
  );
}
