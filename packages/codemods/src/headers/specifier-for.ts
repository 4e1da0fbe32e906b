import { posix } from "node:path";
import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import type { Module } from "../program/program.ts";
import { statementsOf } from "../program/written-in.ts";

/** What is imported with its extension, however scripts are. */
const NO_SCRIPT =
  /\.(?:svelte|vue|html?|css|s[ac]ss|less|styl|json|md|txt|svg|png|jpe?g|gif|webp|wasm)(?:\?.*)?$/;

/** How a file names another one that it has to import or require: in the style of its other imports, or of the program's. */
export function specifierFor(
  facts: Facts,
  module: Module,
  target: string,
  commonJs: boolean,
): string {
  const relative = posix.relative(posix.dirname(module.path), target);
  const path = relative.startsWith(".") ? relative : `./${relative}`;
  const extension = posix.extname(path);
  const stem = path.slice(0, path.length - extension.length);
  // `require` finds by its stem what is `.js`, and compilers what is `.ts`; all else has to be named whole.
  if (commonJs) return extension === ".js" || isTypedPath(module.path) ? stem : path;
  if (isTypedPath(path)) return typedSpecifier(facts, module, path);
  const own = relativeImports(module);
  const isStemEnough = extension === ".js" && own.length > 0;
  return isStemEnough && own.every((text) => !/\.[cm]?jsx?$/.test(text)) ? stem : path;
}

/** How a file names another one in TypeScript, whose extension compilers take in three ways. */
function typedSpecifier(facts: Facts, module: Module, path: string): string {
  const stem = path.replace(/\.[cm]?ts$/, "");
  const compiled = path.replace(/ts$/, "js");
  const own = typedImports(facts, module);
  const others = own.length > 0 ? own : importsNear(facts, module);
  if (others.some(isTypedPath)) return path;
  if (others.some((text) => /\.[cm]?jsx?$/.test(text))) return compiled;
  if (others.length > 0) return stem;
  if (facts.program.compilerOption(module.path, "allowImportingTsExtensions") === true) return path;
  const resolution = String(
    facts.program.compilerOption(module.path, "moduleResolution") ??
      facts.program.compilerOption(module.path, "module") ??
      "",
  );
  return /^node(16|20|next)$/i.test(resolution) ? compiled : stem;
}

/** The relative imports of the files that are compiled along with one. */
function importsNear({ program }: Facts, { path }: Module): readonly string[] {
  const config = program.configOf(path);
  return [...program.modules.values()].flatMap((other) =>
    !other.isModel && program.configOf(other.path) === config
      ? typedImports({ program }, other)
      : [],
  );
}

/** The imports of a file that may tell how TypeScript is named: a script that is none itself has but one name. */
function typedImports({ program }: Pick<Facts, "program">, module: Module): readonly string[] {
  const isTyped = isTypedPath(module.path) || /^tsx?$/.test(module.reading?.language ?? "");
  return relativeImports(module).filter((text) => {
    if (!/\.[cm]?jsx?$/.test(text)) return true;
    const named = program.resolve(module.path, text);
    return named ? isTypedPath(named.path) : isTyped;
  });
}

function relativeImports(module: Module): readonly string[] {
  return statementsOf(module)
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ""))
    .filter((text) => text.startsWith(".") && !NO_SCRIPT.test(text));
}
