import { posix } from "node:path";
import { ts } from "ts-morph";
import { type Edit, insert } from "../edit/edit.ts";
import { eolOf, semicolonOf } from "../edit/line-style.ts";
import { quoteOf, withQuotes } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import type { Module } from "../program/program.ts";
import { statementsOf, writtenIn } from "../program/written-in.ts";
import { clientVersionFor } from "./client-version.ts";
import { HEADERS_FUNCTION, memberLines } from "./headers-text.ts";
import { specifierFor } from "./specifier-for.ts";
import { isModulePackage, usesRequire } from "./uses-require.ts";

const STEM = "habit-api-headers";

/** The generated module: where it stands, what it holds, and how others import it. */
export interface HeadersModule {
  readonly path: string;
  /** Null where it is there already. */
  readonly text: string | null;
}

/** Chooses the place and dialect of a generated module: beside the first file that needs it, like its neighbours. */
export function headersModuleFor(facts: Facts, files: readonly string[]): HeadersModule {
  const sorted = [...files].sort();
  const typed = sorted.filter((file) => isTyped(file, facts.program.modules.get(file)));
  const [first = ""] = typed.length > 0 ? typed : sorted;
  const neighbour = facts.program.modules.get(first);
  const extension = extensionFor(facts, sorted, extensionBeside(first, neighbour));
  const path =
    facts.options.headersModule ?? posix.join(posix.dirname(first), `${STEM}${extension}`);
  const existing = facts.readOutside(path);
  if (existing?.includes(HEADERS_FUNCTION)) return { path, text: null };
  const isCommonJs = neighbour !== undefined && usesRequire(facts, neighbour);
  return {
    path: existing === null ? path : path.replace(STEM, `${STEM}-v2`),
    text: textFor(path, isCommonJs, clientVersionFor(facts, path), neighbour),
  };
}

/** Whether a file is written in TypeScript, be it within a component. */
export function isTyped(path: string, module: Module | undefined): boolean {
  return module?.reading ? /^tsx?$/.test(module.reading.language) : isTypedPath(path);
}

/** What is an ES module by its name alone is one for Node, too, where the package does not say so of others. */
function extensionFor(facts: Facts, files: readonly string[], extension: string): string {
  const [named] = files.filter((file) => file.endsWith(".mjs"));
  const isOpen = extension === ".js" && named !== undefined;
  return isOpen && !isModulePackage(facts, posix.dirname(named)) ? ".mjs" : extension;
}

function extensionBeside(path: string, neighbour: Module | undefined): string {
  const extension = neighbour?.reading ? `.${neighbour.reading.language}` : posix.extname(path);
  return extension.replace("x", "");
}

function textFor(
  path: string,
  isCommonJs: boolean,
  version: string,
  neighbour: Module | undefined,
): string {
  const around = neighbour ? writtenIn(neighbour) : ";";
  const eol = eolOf(around);
  const semicolon = semicolonOf(around);
  const isTyped = /\.[cm]?ts$/.test(path);
  const lines = [
    "/** The headers that every request to v2 of the habit API carries; the request id is new for each. */",
    `${isCommonJs ? "" : "export "}function ${HEADERS_FUNCTION}()${isTyped ? ": Record<string, string>" : ""} {`,
    "  return {",
    ...memberLines(version).map(
      (line) => `    ${withQuotes(line, quoteOf(neighbour ? around : ""))},`,
    ),
    `  }${semicolon}`,
    "}",
    ...(isCommonJs ? ["", `module.exports = { ${HEADERS_FUNCTION} }${semicolon}`] : []),
    "",
  ];
  return lines.join(eol);
}

/** The edit that imports the function into a file; null where the file has it. */
export function importEdit(facts: Facts, file: string, modulePath: string): Edit | null {
  const module = facts.program.modules.get(file);
  if (!module || module.scopes.isTaken(HEADERS_FUNCTION, module.source)) return null;
  const specifier = specifierFor(facts, module, modulePath, usesRequire(facts, module));
  return importLineEdit(facts, module, HEADERS_FUNCTION, specifier);
}

/** The edit that imports a name behind the other imports of a file, in their style. */
export function importLineEdit(
  facts: Facts,
  module: Module,
  name: string,
  specifier: string,
): Edit {
  const file = module.path;
  const commonJs = usesRequire(facts, module);
  const around = writtenIn(module);
  const quote = quoteOf(around);
  const semicolon = semicolonOf(around);
  const line = commonJs
    ? `const { ${name} } = require(${quote}${specifier}${quote})${semicolon}`
    : `import { ${name} } from ${quote}${specifier}${quote}${semicolon}`;
  const eol = eolOf(around);
  const last = statementsOf(module)
    .filter((statement) => isImport(statement, commonJs))
    .at(-1);
  if (last) {
    const indent = indentBefore(module.text, last.getStart());
    return insert(file, last.getEnd(), `${eol}${indent}${line}`);
  }
  const start = startOf(module);
  return insert(file, start, `${line}${eol}${eol}${indentBefore(module.text, start)}`);
}

function isImport(statement: ts.Statement, commonJs: boolean): boolean {
  if (ts.isImportDeclaration(statement) || ts.isImportEqualsDeclaration(statement)) return true;
  return (
    commonJs &&
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.every(
      ({ initializer }) => initializer !== undefined && /^require\(/.test(initializer.getText()),
    )
  );
}

/** The code of a component may stand in from the edge. */
function indentBefore(text: string, offset: number): string {
  return /[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? "";
}

/** Behind a shebang, directives and the comment that heads the file. */
function startOf(module: Module): number {
  const statements = statementsOf(module);
  const directives = statements.filter(
    (statement) => ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression),
  );
  const directive = directives.at(-1);
  if (directive && directive === statements[directives.length - 1]) {
    const next = statements[directives.length];
    return next?.getStart() ?? directive.getEnd();
  }
  return statements[0]?.getStart() ?? module.reading?.beginning ?? 0;
}
