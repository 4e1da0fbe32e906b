import type { AST } from "svelte/compiler";
import { createCodeWriter } from "../code-writer.ts";
import { lazyRequire } from "../lazy-require.ts";
import { DialectError, type Language, type Reading } from "../reading.ts";
import { kitData } from "./kit-data.ts";
import { markupIn } from "./markup-ranges.ts";
import { rangeOf } from "./node.ts";
import { writeComponent } from "./write-component.ts";

const compiler = lazyRequire<typeof import("svelte/compiler")>("svelte/compiler");

/**
 * Reads a component as a function of its props and of the listeners of its events, in which its script runs and
 * then its markup.
 *
 * @throws DialectError - where the compiler refuses it.
 */
export function readSvelte(text: string, path: string, exists: (path: string) => boolean): Reading {
  const root = parse(text);
  const scripts = [root.module, root.instance].filter((script) => script != null);
  const writer = createCodeWriter(text, root.module ? [rangeOf(root.module.content)] : []);
  const told = writeComponent(writer, text, root);
  writer.write(kitData(path, exists));
  const reading = writer.toReading(languageOf(scripts), null);
  return { ...reading, markup: markupIn(root.fragment), told };
}

function parse(text: string): AST.Root {
  try {
    return compiler().parse(text, { modern: true });
  } catch (error) {
    const unstyled = withoutStyles(text);
    if (unstyled === text) throw refusal(error);
    return parseUnstyled(unstyled);
  }
}

/** Styles may be written in a language that only a preprocessor knows. */
function parseUnstyled(text: string): AST.Root {
  try {
    return compiler().parse(text, { modern: true });
  } catch (error) {
    throw refusal(error);
  }
}

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style\s*>)/g;

function withoutStyles(text: string): string {
  return text.replace(
    STYLE,
    (_, opening: string, styles: string) => opening + styles.replace(/\S/g, " "),
  );
}

function refusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const { start } = error as { start?: { line: number; column: number } };
  return new DialectError(
    `${start?.line ?? 1}:${(start?.column ?? 0) + 1}: ${error.message.split("\n")[0]}`,
  );
}

function languageOf(scripts: readonly AST.Script[]): Language {
  const isTyped = scripts.some(({ attributes }) =>
    attributes.some(
      ({ name, value }) =>
        name === "lang" &&
        Array.isArray(value) &&
        value.some((part) => part.type === "Text" && /^(ts|typescript)$/.test(part.data)),
    ),
  );
  return isTyped ? "ts" : "js";
}
