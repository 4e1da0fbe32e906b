import { ts } from "ts-morph";
import type { Reading } from "../dialects/reading.ts";
import type { Project, SourceFile } from "../model.ts";
import { readModel } from "../models/read-model.ts";
import { ROUTES_MODULE, routesCode } from "../server/route-files.ts";
import { type AmbientScopes, ambientScopes } from "./ambient-scopes.ts";
import type { Scopes } from "./binding.ts";
import { createConfigFinder } from "./compiler-config.ts";
import { createDataFinder } from "./find-data.ts";
import { createFindNodes, type FindNodes } from "./find-nodes.ts";
import { createPageNames } from "./page-names.ts";
import { createPages, hasModuleSyntax } from "./page-scripts.ts";
import { createResolver, type Resolve } from "./resolve-module.ts";
import { createScopes } from "./scopes.ts";
import { createTsconfigReader } from "./tsconfig.ts";

/** A parsed file with its names resolved. */
export interface Module {
  readonly path: string;
  /** The code that is run: the file's own text, or what a file of another dialect is read as. */
  readonly text: string;
  readonly source: ts.SourceFile;
  readonly scopes: Scopes;
  /** True where it stands for a library: it is run like any other, and nothing in it is ever found nor edited. */
  readonly isModel: boolean;
  /** What the file says of having been generated; null where a person wrote it. */
  readonly generated: string | null;
  /** The pages whose other scripts see its top-level names; none for a module. */
  readonly pages: readonly string[];
  /** How it is read where it is of another dialect. */
  readonly reading: Reading | null;
}

/** The candidate files of a project, parsed, and how they import each other. */
export interface Program {
  readonly modules: ReadonlyMap<string, Module>;
  /** The nodes of the files, by their kind. */
  nodes: FindNodes;
  /** What calls the files that a framework serves by their place; null where there are none. */
  readonly framework: Module | null;
  /** The module, or the model of a library, that a specifier of a file names; null where there is neither. */
  resolve(from: string, specifier: string): Module | null;
  /** The file of data that a file of code names, by an import or a path; null where there is none. */
  dataNamed(from: string, name: string): Module | null;
  moduleOf(node: ts.Node): Module;
  /** Whether a name that a script uses is given by one of its pages. */
  isOnPage(from: Module, name: string): boolean;
  /** Where files declare what others see without an import. */
  readonly ambient: AmbientScopes;
  /** Whether a node stands in the model of a library. */
  isModel(node: ts.Node): boolean;
  /** The configuration that the compiler checks a file with; null where there is none. */
  configOf(file: string): string | null;
  /** A compiler option of that configuration; undefined where it is not set there. */
  compilerOption(file: string, name: string): unknown;
}

type Added = Pick<SourceFile, "path" | "text" | "generated" | "reading" | "source">;

/** Parses files; those with syntax errors are to be left out by the caller (see `syntaxErrors`). */
export function createProgram(
  files: readonly SourceFile[],
  project: Pick<Project, "readOutside" | "files">,
): Program {
  const modules = new Map<string, Module>();
  const bySource = new Map<ts.SourceFile, Module>();
  const models = new Map<string, Module>();
  const pages = createPages(
    project.files.map(({ path }) => path),
    (path) => project.readOutside(path),
  );
  const add = (file: Added, isModel: boolean): Module => {
    const { path, generated = null, reading = null } = file;
    const text = reading?.code ?? file.text;
    const source = file.source ?? parse(path, text, reading?.language);
    const onPages = isModel ? [] : pages.pagesOf(path, hasModuleSyntax(file.text));
    const module = {
      path,
      text,
      source,
      scopes: createScopes(source),
      isModel,
      generated,
      pages: onPages,
      reading,
    };
    (isModel ? models : modules).set(path, module);
    bySource.set(source, module);
    return module;
  };
  for (const file of files) add(file, false);
  const routes = routesCode(modules.values());
  const framework = routes === "" ? null : add({ path: ROUTES_MODULE, text: routes }, true);
  const modelOf = (from: string, specifier: string): Module | null => {
    const model = readModel(from, specifier);
    return model && (models.get(model.path) ?? add(model, true));
  };
  const moduleOf = (node: ts.Node): Module => {
    const module = bySource.get(node.getSourceFile());
    if (!module) throw new TypeError(`no module for ${node.getSourceFile().fileName}`);
    return module;
  };
  const readTsconfig = createTsconfigReader(
    (path) => project.readOutside(path),
    () => null,
  );
  const configOf = createConfigFinder(readTsconfig);
  const resolve: Resolve = createResolver(new Set(project.files.map((file) => file.path)), (path) =>
    project.readOutside(path),
  );
  const resolved = new Map<string, Module | null>();
  const findData = createDataFinder(resolve, (path) => project.readOutside(path));
  return {
    modules,
    nodes: createFindNodes(() => [...modules.values()].map(({ source }) => source)),
    framework,
    ambient: ambientScopes([...modules.values()].map(({ source }) => source)),
    configOf,
    compilerOption: (file, name) => {
      const path = configOf(file);
      return path === null ? undefined : readTsconfig(path)?.options[name];
    },
    resolve: (from, specifier) => {
      const key = `${from}\n${specifier}`;
      const known = resolved.get(key);
      if (known !== undefined) return known;
      const path = models.has(from) ? null : resolve(from, specifier);
      const served = from === ROUTES_MODULE ? modules.get(specifier) : undefined;
      const found =
        path === null ? (served ?? modelOf(from, specifier)) : (modules.get(path) ?? null);
      resolved.set(key, found);
      return found;
    },
    dataNamed: (from, name) => {
      const path = name.endsWith(".json") ? findData(from, name) : null;
      return path === null ? null : (modules.get(path) ?? null);
    },
    moduleOf,
    isOnPage: createPageNames(modules.values()),
    isModel: (node) => moduleOf(node).isModel,
  };
}

const SCRIPT_KINDS: Readonly<Record<string, ts.ScriptKind>> = {
  json: ts.ScriptKind.JSON,
  ts: ts.ScriptKind.TS,
  mts: ts.ScriptKind.TS,
  cts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
};

/** Parses by the language or the file's extension: TSX is never the parser for `.ts`; plain JavaScript may hold JSX. */
export function parse(
  path: string,
  text: string,
  language = path.slice(path.lastIndexOf(".") + 1),
): ts.SourceFile {
  const kind = SCRIPT_KINDS[language] ?? ts.ScriptKind.JSX;
  return ts.createSourceFile(
    path,
    text,
    { languageVersion: ts.ScriptTarget.Latest, setExternalModuleIndicator: markAsModule },
    true,
    kind,
  );
}

/** `await` at the top level is only parsed as such in a module; a script that needs the difference is rare. */
function markAsModule(source: ts.SourceFile): void {
  (source as { externalModuleIndicator?: unknown }).externalModuleIndicator ??= true;
}

/** The syntax errors of a parsed file, as text with line and column; empty where it parses. */
export function syntaxErrors(source: ts.SourceFile): readonly string[] {
  const { parseDiagnostics } = source as ts.SourceFile & {
    readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
  };
  return (parseDiagnostics ?? []).map((diagnostic) => {
    const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start);
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
    return `${line + 1}:${character + 1}: ${message}`;
  });
}
