import type { SourceFile } from "../model.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import { hasComponents, readComponents } from "./angular/read-components.ts";
import { readHtml } from "./read-html.ts";
import { readVue } from "./read-vue.ts";
import { DialectError } from "./reading.ts";
import { readSvelte } from "./svelte/read-svelte.ts";
import { readSvelteModule } from "./svelte/read-svelte-module.ts";

const DIALECTS = {
  ".html": readHtml,
  ".vue": readVue,
  ".svelte": readSvelte,
  ".svelte.js": readSvelteModule("js"),
  ".svelte.ts": readSvelteModule("ts"),
};

/** A file as the engine reads it, or its first syntax error, which begins with `line:column: `. */
export type ReadFile = { readonly file: SourceFile } | { readonly error: string };

/** Reads a file in the dialect that its name says. */
export function readFile(file: SourceFile): ReadFile {
  const dialect = Object.entries(DIALECTS).find(([end]) => file.path.endsWith(end))?.[1];
  if (!dialect) return checked(file);
  try {
    return checked({ ...file, reading: dialect(file.text, file.path) });
  } catch (error) {
    if (error instanceof DialectError) return { error: error.message };
    throw error;
  }
}

function checked(file: SourceFile): ReadFile {
  const { path, text, reading } = file;
  const source = parse(path, reading?.code ?? text, reading?.language);
  const [error] = syntaxErrors(source);
  if (error !== undefined) return { error };
  const components =
    !reading && path.endsWith(".ts") && hasComponents(text) ? readComponents(text, source) : null;
  return { file: components ? { ...file, reading: components } : file };
}
