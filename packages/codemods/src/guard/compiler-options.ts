import { posix, resolve } from "node:path";
import { ts } from "ts-morph";

/**
 * The options that the compiler checks the files of a configuration with; those of a strict program where there is none.
 *
 * @param config - Relative to the root; empty where there is none.
 */
export function compilerOptions(root: string, config: string): ts.CompilerOptions {
  const base = { noEmit: true, skipLibCheck: true, composite: false, incremental: false };
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
  const read = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(
    read.config ?? {},
    { ...ts.sys, readDirectory: () => [] },
    posix.dirname(path),
  );
  return { ...parsed.options, ...base };
}
