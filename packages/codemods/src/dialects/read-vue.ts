import type { ElementNode } from "@vue/compiler-dom";
import { createCodeWriter } from "./code-writer.ts";
import { lazyRequire } from "./lazy-require.ts";
import { DialectError, type Language, type Reading } from "./reading.ts";

const compiler = lazyRequire<typeof import("@vue/compiler-dom")>("@vue/compiler-dom");

/**
 * Reads a single-file component: its scripts where they stand.
 *
 * @throws DialectError - where the compiler refuses it.
 */
export function readVue(text: string): Reading {
  const scripts = blocksOf(text).filter(({ tag }) => tag === "script");
  const ranges = scripts.flatMap(({ innerLoc }) =>
    innerLoc ? [{ start: innerLoc.start.offset, end: innerLoc.end.offset }] : [],
  );
  return createCodeWriter(text, ranges).toReading(languageOf(scripts), "its template");
}

/** `<script>`, `<template>` and the others. */
function blocksOf(text: string): readonly ElementNode[] {
  const { parse, NodeTypes } = compiler();
  const root = parse(text, { parseMode: "sfc", onError: refuse });
  return root.children.filter((node): node is ElementNode => node.type === NodeTypes.ELEMENT);
}

function refuse({ message, loc }: { message: string; loc?: ElementNode["loc"] }): never {
  throw new DialectError(`${loc?.start.line ?? 1}:${loc?.start.column ?? 1}: ${message}`);
}

function languageOf(scripts: readonly ElementNode[]): Language {
  const { NodeTypes } = compiler();
  for (const { props } of scripts) {
    for (const prop of props) {
      if (prop.type !== NodeTypes.ATTRIBUTE || prop.name !== "lang") continue;
      const lang = prop.value?.content;
      if (lang === "ts" || lang === "tsx" || lang === "jsx") return lang;
    }
  }
  return "js";
}
