import { posix, resolve } from "node:path";
import { ts } from "ts-morph";
import { libText } from "./lib-text.ts";
import type { Witness } from "./witness.ts";

const LIB_FOLDER = "/habitshift-lib";

/** What comments say of TypeScript is nothing that the compiler checks. */
function withoutJsDoc(language: ts.ScriptTarget | ts.CreateSourceFileOptions) {
  const options = typeof language === "object" ? language : { languageVersion: language };
  return { ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors };
}

/**
 * The libraries of the language as parsed and bound: they are large, and as they hold nothing but declarations of global
 * names they are the same for all options.
 */
const libSources = new Map<string, ts.SourceFile>();

/** What was parsed of the disk, by absolute path. */
type ParsedSources = Map<string, ts.SourceFile>;

/** What is compiled, and what programs that are compiled one after the other have in common. */
export interface Compilation {
  /** Absolute. */
  readonly root: string;
  readonly options: ts.CompilerOptions;
  readonly sources: ParsedSources;
  readonly witness: Witness;
}

/** The messages of files of a program, by file; files without any are left out. Paths are relative to the root. */
export function typeMessages(
  program: ts.Program,
  root: string,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const source = program.getSourceFile(resolve(root, file));
    if (!source) continue;
    const messages = program
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
    if (messages.length > 0) found.set(file, messages);
  }
  return found;
}

/**
 * Puts files together with all that they import.
 *
 * @param files - Relative to the root.
 * @param overlay - What stands in files instead of what is on disk.
 */
export function programOf(
  { root, options, sources, witness }: Compilation,
  files: readonly string[],
  overlay: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const absolute = new Map([...overlay].map(([file, text]) => [resolve(root, file), text]));
  const host = ts.createCompilerHost(options);
  const read = (path: string): string | undefined =>
    path.startsWith(LIB_FOLDER)
      ? libText(posix.basename(path))
      : (absolute.get(path) ?? ts.sys.readFile(witness.asks(path)));
  const own: ts.CompilerHost = {
    ...host,
    getDefaultLibLocation: () => LIB_FOLDER,
    getDefaultLibFileName: () => posix.join(LIB_FOLDER, ts.getDefaultLibFileName(options)),
    getCurrentDirectory: () => root,
    fileExists: (path) =>
      absolute.has(path) ||
      (path.startsWith(LIB_FOLDER)
        ? libText(posix.basename(path)) !== undefined
        : ts.sys.fileExists(witness.asks(path))),
    directoryExists: (path) => ts.sys.directoryExists(witness.asks(path)),
    getDirectories: (path) => ts.sys.getDirectories(witness.lists(path)),
    readFile: read,
    getSourceFile: (path, language) => {
      const isLib = path.startsWith(LIB_FOLDER);
      const parsed = isLib ? libSources : sources;
      const known = absolute.has(path) ? undefined : parsed.get(path);
      if (known && !isLib) witness.asks(path);
      const text = known ? undefined : read(path);
      if (text === undefined) return known;
      const source = ts.createSourceFile(path, text, withoutJsDoc(language));
      if (!absolute.has(path)) parsed.set(path, source);
      return source;
    },
  };
  return ts.createProgram(
    files.map((file) => resolve(root, file)),
    options,
    own,
  );
}
