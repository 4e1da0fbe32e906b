import { posix } from "node:path";
import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { append } from "../program/append.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import type { Module } from "../program/program.ts";
import { statementsOf } from "../program/written-in.ts";
import { type HeadersModule, headersModuleFor, isTyped } from "./headers-module.ts";
import { usesRequire } from "./uses-require.ts";

/** What a file can load: what it requires, modules of scripts, or those of TypeScript, too. */
type Kind = "required" | "script" | "typed";

/**
 * The generated module that each file imports: one for those of a package that can load the same. None is
 * imported from another package, which may stand in a repository of its own.
 */
export function headersModules(
  facts: Facts,
  files: readonly string[],
): ReadonlyMap<string, HeadersModule> {
  if (facts.options.headersModule !== null) {
    const module = headersModuleFor(facts, files);
    return new Map(files.map((file) => [file, module]));
  }
  const homes = new Map<string, string[]>();
  for (const file of files) append(homes, homeOf(facts, file, files), file);
  return new Map(
    [...homes.values()].flatMap((sharing) => {
      const module = headersModuleFor(facts, sharing);
      return sharing.map((file) => [file, module] as const);
    }),
  );
}

function homeOf(facts: Facts, file: string, files: readonly string[]): string {
  const folder = packageOf(facts, file);
  const kind = kindOf(facts, file);
  const [typed] = files.filter(
    (other) => packageOf(facts, other) === folder && kindOf(facts, other) === "typed",
  );
  const joined = kind === "script" && typed !== undefined && loadsTyped(facts, file) ? typed : file;
  const config = kindOf(facts, joined) === "typed" ? facts.program.configOf(joined) : "";
  return [folder, kindOf(facts, joined), config].join("|");
}

/** What stands at the top of a package, of a submodule, and of any other repository. */
const TOPS = ["package.json", ".git", ".git/HEAD"] as const;

/** The folder of the nearest manifest, or of a repository within the repository. */
function packageOf(facts: Facts, file: string): string {
  let folder = posix.dirname(file);
  const isTop = (): boolean =>
    TOPS.some((name) => facts.readOutside(posix.join(folder, name)) !== null);
  while (folder !== posix.dirname(folder) && !isTop()) folder = posix.dirname(folder);
  return folder;
}

function kindOf(facts: Facts, file: string): Kind {
  const module = facts.program.modules.get(file);
  if (isTyped(file, module)) return "typed";
  return module && usesRequire(facts, module) ? "required" : "script";
}

/** Whether a script is put together with TypeScript, as components and what they import are. */
function loadsTyped(facts: Facts, file: string): boolean {
  const module = facts.program.modules.get(file);
  if (!module) return false;
  return module.reading !== null || /\.[jt]sx$/.test(file) || importsTyped(facts, module);
}

function importsTyped({ program }: Facts, module: Module): boolean {
  return statementsOf(module).some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      isTypedPath(program.resolve(module.path, statement.moduleSpecifier.text)?.path ?? ""),
  );
}
