import { readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ts } from "ts-morph";

/**
 * A module written in TypeScript, as a URL that every Node can import: types are taken off, and what it
 * imports is named absolutely. Modules that it imports by a path are treated the same.
 *
 * @param file - Absolute.
 * @throws Error - where it has a syntax error, imports in a circle, or an import cannot be found.
 */
export function toDataUrl(file: string, importers: readonly string[] = []): string {
  if (importers.includes(file)) throw new Error(`${file} imports itself`);
  const { outputText, diagnostics } = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const [problem] = diagnostics ?? [];
  if (problem !== undefined) throw new Error(describe(problem));
  const code = replaceImports(outputText, (specifier) =>
    locate(specifier, file, [...importers, file]),
  );
  return `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
}

function replaceImports(code: string, replace: (specifier: string) => string): string {
  const { importedFiles } = ts.preProcessFile(code, true, false);
  return importedFiles.reduceRight(
    (text, { fileName, pos }) =>
      // `pos` is where the opening quote stands.
      text.slice(0, pos + 1) + replace(fileName) + text.slice(pos + 1 + fileName.length),
    code,
  );
}

function locate(specifier: string, importer: string, importers: readonly string[]): string {
  if (isBuiltin(specifier) || specifier.startsWith("data:")) return specifier;
  const isPath = /^\.{0,2}\//.test(specifier);
  if (!isPath && !specifier.startsWith("file:")) {
    return pathToFileURL(createRequire(importer).resolve(specifier)).href;
  }
  const target = isPath ? resolve(dirname(importer), specifier) : fileURLToPath(specifier);
  return /\.[cm]?ts$/.test(target) ? toDataUrl(target, importers) : pathToFileURL(target).href;
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, " ");
  if (file === undefined || start === undefined) return text;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `line ${line + 1}, column ${character + 1}: ${text}`;
}
