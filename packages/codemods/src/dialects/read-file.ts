import type { ts } from "ts-morph";
import type { SourceFile } from "../model.ts";
import { isEnvironmentPath } from "../program/environment-files.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import { readAmd } from "./amd.ts";
import { hasComponents, readComponents } from "./angular/read-components.ts";
import { createCodeWriter } from "./code-writer.ts";
import { saysFlow } from "./flow/flow-node.ts";
import { isReadAsFlow, readFlow } from "./flow/read-flow.ts";
import { readEnvironment } from "./read-environment.ts";
import { readHtml } from "./read-html.ts";
import { readVue } from "./read-vue.ts";
import { DialectError, type Language, type Reading } from "./reading.ts";
import { isKitScript, readKitScript } from "./svelte/read-kit-script.ts";
import { readSvelte } from "./svelte/read-svelte.ts";
import { readSvelteModule } from "./svelte/read-svelte-module.ts";
import { readTextHandlers } from "./text-handlers.ts";
import { readTemplateTexts } from "./vue/read-template-texts.ts";
import { mayHaveTemplates } from "./vue/template-texts.ts";

/** Tells which files stand beside one. */
type Exists = (path: string) => boolean;

/** Reads a text in a dialect. */
type Reader = (text: string, path: string, exists: Exists) => Reading;

const DIALECTS: Readonly<Record<string, Reader>> = {
  ".html": readHtml,
  ".htm": readHtml,
  ".vue": readVue,
  ".svelte": readSvelte,
  ".svelte.js": readSvelteModule("js"),
  ".svelte.ts": readSvelteModule("ts"),
};

/** A file as the engine reads it, or its first syntax error, which begins with `line:column: `. */
export type ReadFile = { readonly file: SourceFile } | { readonly error: string };

/**
 * Reads a file in the dialect that its name says.
 *
 * @param exists - Which files stand beside it; none, where only its syntax matters.
 */
export function readFile(file: SourceFile, exists: Exists = () => false): ReadFile {
  const dialect = readerOf(file.path);
  if (!dialect) return readScript(file, exists);
  try {
    return checked({ ...file, reading: dialect(file.text, file.path, exists) });
  } catch (error) {
    if (error instanceof DialectError) return { error: error.message };
    throw error;
  }
}

function readerOf(path: string): Reader | null {
  if (isEnvironmentPath(path)) return readEnvironment;
  if (isKitScript(path)) return readKitScript;
  return Object.entries(DIALECTS).find(([end]) => path.endsWith(end))?.[1] ?? null;
}

/** JavaScript that is refused may be Flow, whether it says so or not. */
function readScript(file: SourceFile, exists: Exists): ReadFile {
  const { path, text } = file;
  const mayBeFlow = /\.[cm]?jsx?(?:\.flow)?$/.test(path);
  const read = mayBeFlow && isReadAsFlow(text) ? null : checked(file, exists);
  if (read && (!mayBeFlow || "file" in read)) return read;
  try {
    const reading = readFlow(path, text);
    return reading ? { file: { ...file, reading } } : (read ?? checked(file));
  } catch (error) {
    if (!(error instanceof DialectError)) throw error;
    if (!read || !saysFlow(text)) return read ?? checked(file);
    return { error: error.message };
  }
}

function checked(file: SourceFile, exists: Exists = () => false): ReadFile {
  const { path, text, reading } = file;
  const source = parse(path, reading?.code ?? text, reading?.language);
  const [error] = syntaxErrors(source);
  if (error !== undefined) return { error };
  const components = reading ? null : writtenFor(file, source, exists);
  if (!components) return { file: { ...file, source } };
  const { code, language } = components;
  const isCode = syntaxErrors(parse(path, code, language)).length === 0;
  return { file: { ...file, reading: isCode ? components : asItIs(text, language) } };
}

/** A script whose templates cannot be written as code: they are left to a person. */
function asItIs(text: string, language: Language): Reading {
  const writer = createCodeWriter(text, [{ start: 0, end: text.length }]);
  return writer.toReading(language, "a template of a component");
}

/** A script as the loader of its page understands it, or with the templates in it; null where it is as it stands. */
function writtenFor(
  { path, text }: SourceFile,
  source: ts.SourceFile,
  exists: Exists,
): Reading | null {
  const isScript = path.endsWith(".js");
  return (isScript ? readAmd(text, path, source, exists) : null) ?? templatesIn(path, text, source);
}

/** A script with the templates that stand in it; null where none does. */
function templatesIn(path: string, text: string, source: ts.SourceFile): Reading | null {
  if (path.endsWith(".ts") && hasComponents(text)) return readComponents(text, source);
  const language = LANGUAGES[/\.[cm]?([jt]sx?)$/.exec(path)?.[1] ?? ""];
  const templates =
    language && mayHaveTemplates(text) ? readTemplateTexts(text, source, language) : null;
  return templates ?? (language === "js" ? readTextHandlers(text, source) : null);
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  js: "js",
  jsx: "jsx",
  ts: "ts",
  tsx: "tsx",
};
