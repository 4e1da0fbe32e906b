import { posix, resolve } from "node:path";
import { ts } from "ts-morph";
import type { Project, Rewrite } from "../model.ts";
import type { Program } from "../program/program.ts";
import { libText } from "./lib-text.ts";
import { reachedByTypes } from "./reached-by-types.ts";

/** New type errors by file, the first of each; files that the rewrite does not touch count too. */
export function typeFaults(
  program: Program,
  project: Project,
  rewrites: readonly Rewrite[],
): ReadonlyMap<string, string> {
  // What another dialect is read as is no file that its compiler knows.
  const files = [...program.modules.values()].flatMap(({ path, reading, text }) =>
    reading === null && isChecked(program, path, text) ? [path] : [],
  );
  const created = rewrites
    .filter(({ before, file, after }) => before === null && isChecked(program, file, after))
    .map(({ file }) => file);
  if (files.length === 0 || !rewrites.some(({ file }) => files.includes(file))) return new Map();
  const found = new Map<string, string>();
  const reached = reachedByTypes(program, rewrites);
  for (const [config, all] of byConfig(program, files)) {
    const members = all.filter((file) => reached.has(file));
    if (members.length === 0) continue;
    const options = optionsOf(project, config);
    const overlay = new Map(rewrites.map(({ file, after }) => [file, after]));
    const sources = new Map<string, ts.SourceFile>();
    const after = faultsOf(project, [...members, ...created], options, overlay, sources);
    const old = (checked: readonly string[]) =>
      faultsOf(project, members, options, new Map(), sources, checked);
    // What was wrong before matters only where something is wrong now; the order of checks may word it differently.
    const faulty = members.filter((file) => after.has(file));
    if (after.size === 0 || freshFaults(after, old(faulty)).size === 0) continue;
    for (const [file, message] of freshFaults(after, old(members)))
      if (!found.has(file)) found.set(file, message);
  }
  return found;
}

/** The first message of each file that was not there before. */
function freshFaults(
  after: ReadonlyMap<string, readonly string[]>,
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [file, messages] of after) {
    const known = before.get(file) ?? [];
    const isBlind = known.some((message) => UNRESOLVED.test(message));
    const fresh = messages.find(
      (message) =>
        count(messages, message) > count(known, message) && !(isBlind && IMPLICIT.test(message)),
    );
    if (fresh !== undefined) found.set(file, fresh);
  }
  return found;
}

/** Whether a compiler looks at a file: it is TypeScript, or JavaScript that asks for it. */
function isChecked(program: Program, path: string, text: string): boolean {
  return /\.[cm]?tsx?$/.test(path) || (/\.[cm]?jsx?$/.test(path) && asksForIt(program, path, text));
}

function asksForIt(program: Program, path: string, text: string): boolean {
  return program.compilerOption(path, "checkJs") === true || /^\s*\/\/ ?@ts-check\b/m.test(text);
}

/** Where a library is not installed, everything it gives is `any`; that says nothing of the rewrite. */
const UNRESOLVED = /^Cannot find (module|type definition)/;
const IMPLICIT = /implicitly has an? '.*any.*' type/;

function count(messages: readonly string[], message: string): number {
  return messages.filter((other) => other === message).length;
}

/** Files by the configuration that the compiler checks them with; the empty name where there is none. */
function byConfig(
  program: Program,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const config = program.configOf(file) ?? "";
    found.set(config, [...(found.get(config) ?? []), file]);
  }
  return found;
}

function optionsOf(project: Project, config: string): ts.CompilerOptions {
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
  const path = resolve(project.root, config);
  const read = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(
    read.config ?? {},
    { ...ts.sys, readDirectory: () => [] },
    posix.dirname(path),
  );
  return { ...parsed.options, ...base };
}

const LIB_FOLDER = "/habitshift-lib";
/** What comments say of TypeScript is nothing that the compiler checks. */
function withoutJsDoc(language: ts.ScriptTarget | ts.CreateSourceFileOptions) {
  const options = typeof language === "object" ? language : { languageVersion: language };
  return { ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors };
}

const libSources = new Map<string, Map<string, ts.SourceFile>>();

/** The libraries of the language as parsed: they are large, and the same for all that ask for the same language. */
function libSourcesFor({ target, module }: ts.CompilerOptions): Map<string, ts.SourceFile> {
  const key = `${target}|${module}`;
  const known = libSources.get(key) ?? new Map<string, ts.SourceFile>();
  libSources.set(key, known);
  return known;
}

/** The messages of the files that are `checked`; `sources` keeps what was parsed of the disk for another program. */
function faultsOf(
  project: Project,
  files: readonly string[],
  options: ts.CompilerOptions,
  overlay: ReadonlyMap<string, string>,
  sources: Map<string, ts.SourceFile>,
  checked = files,
): ReadonlyMap<string, readonly string[]> {
  const absolute = new Map([...overlay].map(([file, text]) => [resolve(project.root, file), text]));
  const host = ts.createCompilerHost(options);
  const read = (path: string): string | undefined =>
    path.startsWith(LIB_FOLDER)
      ? libText(posix.basename(path))
      : (absolute.get(path) ?? ts.sys.readFile(path));
  const own: ts.CompilerHost = {
    ...host,
    getDefaultLibLocation: () => LIB_FOLDER,
    getDefaultLibFileName: () => posix.join(LIB_FOLDER, ts.getDefaultLibFileName(options)),
    getCurrentDirectory: () => project.root,
    fileExists: (path) =>
      absolute.has(path) ||
      (path.startsWith(LIB_FOLDER)
        ? libText(posix.basename(path)) !== undefined
        : ts.sys.fileExists(path)),
    readFile: read,
    getSourceFile: (path, language) => {
      const isLib = path.startsWith(LIB_FOLDER);
      const parsed = isLib ? libSourcesFor(options) : sources;
      const known = absolute.has(path) ? undefined : parsed.get(path);
      const text = known ? undefined : read(path);
      if (text === undefined) return known;
      const source = ts.createSourceFile(path, text, withoutJsDoc(language));
      if (!absolute.has(path)) parsed.set(path, source);
      return source;
    },
  };
  const program = ts.createProgram(
    files.map((file) => resolve(project.root, file)),
    options,
    own,
  );
  const found = new Map<string, string[]>();
  for (const file of checked) {
    const source = program.getSourceFile(resolve(project.root, file));
    if (!source) continue;
    const messages = program
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
    if (messages.length > 0) found.set(file, messages);
  }
  return found;
}
