import { posix } from "node:path";
import type { PathAliases } from "./path-aliases.ts";

const CONFIGS: readonly string[] = ["nuxt.config.ts", "nuxt.config.js", "nuxt.config.mjs"];

/** Whether a file is what makes its folder one of Nuxt. */
export function isNuxtConfig(path: string): boolean {
  return CONFIGS.includes(posix.basename(path));
}

const SOURCES = /\bsrcDir\s*:\s*(["'`])([^"'`]*)\1/;

/** `~/types`, `@/types`, `~~/types`: what Nuxt calls its folders without being told. */
export function readNuxtAliases(
  folder: string,
  readOutside: (path: string) => string | null,
): PathAliases["paths"] {
  const text = CONFIGS.map((name) => readOutside(posix.join(folder, name))).find(
    (found) => found !== null,
  );
  if (text == null) return [];
  const named = SOURCES.exec(text)?.[2];
  const sources = named === undefined ? ["app", "."] : [named];
  const within = (folders: readonly string[]): readonly string[] =>
    folders.map((each) => posix.join(folder, each, "*"));
  return [
    ["~/*", within(sources)],
    ["@/*", within(sources)],
    ["~~/*", within(["."])],
    ["@@/*", within(["."])],
    ["#shared/*", within(["shared"])],
  ];
}
