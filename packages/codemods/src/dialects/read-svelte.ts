import type { AST } from "svelte/compiler";
import type { Range } from "../edit/edit.ts";
import { createCodeWriter } from "./code-writer.ts";
import { lazyRequire } from "./lazy-require.ts";
import { DialectError, type Language, type Reading } from "./reading.ts";

const compiler = lazyRequire<typeof import("svelte/compiler")>("svelte/compiler");

/**
 * Reads a component: its scripts where they stand.
 *
 * @throws DialectError - where the compiler refuses it.
 */
export function readSvelte(text: string): Reading {
  const { module, instance } = parse(text);
  const scripts = [module, instance].filter((script) => script != null);
  const ranges = scripts
    // The types are those of ESTree, which leaves the places out.
    .map(({ content }) => content as unknown as Range)
    .map(({ start, end }) => ({ start, end }))
    .sort((left, right) => left.start - right.start);
  return createCodeWriter(text, ranges).toReading(languageOf(scripts), "its markup");
}

function parse(text: string): AST.Root {
  try {
    return compiler().parse(text, { modern: true });
  } catch (error) {
    throw refusal(error);
  }
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
