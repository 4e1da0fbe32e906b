import { posix, resolve } from "node:path";
import { ts } from "ts-morph";
import type { Witness } from "./witness.ts";

/**
 * The options that the compiler checks the files of a configuration with; those of a strict program where there is none.
 *
 * @param config - Relative to the root; empty where there is none.
 * @param witness - Is told which files were looked at.
 */
export function compilerOptions(
  root: string,
  config: string,
  witness: Witness,
): ts.CompilerOptions {
  const base = {
    noEmit: true,
    skipLibCheck: true,
    composite: false,
    incremental: false,
    // Whoever imports so runs it so, and the module of headers is imported in the same way.
    allowImportingTsExtensions: true,
  };
  if (config === "")
    return {
      ...base,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowJs: true,
      strict: true,
      jsx: ts.JsxEmit.ReactJSX,
    };
  const path = resolve(root, config);
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    readDirectory: () => [],
    fileExists: (file) => ts.sys.fileExists(witness.asks(file)),
    readFile: (file) => ts.sys.readFile(witness.asks(file)),
  };
  const read = ts.readConfigFile(path, host.readFile);
  const parsed = ts.parseJsonConfigFileContent(read.config ?? {}, host, posix.dirname(path));
  return { ...parsed.options, ...base };
}
