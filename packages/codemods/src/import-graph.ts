import { kitFile, loadersOf } from "./dialects/svelte/kit-files.ts";
import type { Project } from "./model.ts";
import { createDataFinder, dataNamesIn } from "./program/find-data.ts";
import { createPages } from "./program/page-scripts.ts";
import type { Resolve } from "./program/resolve-module.ts";

/** What follows the word of an import, or any path that begins with a dot: some are required under other names. */
const IMPORT =
  /(?:\b(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?["'`]([^"'`\n]+)|["'`](\.{1,2}\/[^"'`\n]+))["'`]/g;

/** Where a file makes its own `require` by `createRequire`, whatever it calls with a text may be that. */
const CALL = /\(\s*["'`]([^"'`\n]+)["'`]\s*\)/g;

/** The file that a component's template stands in, where no dot begins its name. */
const TEMPLATE = /\btemplateUrl\s*:\s*["'`]([^"'`.\n][^"'`\n]*)["'`]/g;

/** What a text may import. */
export function* specifiersIn(text: string): Iterable<string> {
  if (text.includes("templateUrl"))
    for (const [, name = ""] of text.matchAll(TEMPLATE)) yield `./${name}`;
  for (const [, imported, relative = ""] of text.matchAll(IMPORT)) yield imported ?? relative;
  if (!text.includes("createRequire")) return;
  for (const [, specifier = ""] of text.matchAll(CALL)) yield specifier;
}

/** A file that names another. */
export interface Link {
  readonly from: string;
  readonly to: string;
}

const DATA = Buffer.from(".json");

/** The files of data that code names. */
export function dataOf(
  project: Project,
  texts: ReadonlyMap<string, Buffer>,
  resolve: Resolve,
): readonly Link[] {
  const find = createDataFinder(resolve, (path) => project.readOutside(path));
  return [...texts].flatMap(([from, bytes]) =>
    bytes.includes(DATA)
      ? dataNamesIn(bytes.toString("utf8")).flatMap((name) => {
          const to = find(from, name);
          return to === null ? [] : [{ from, to }];
        })
      : [],
  );
}

/** What files are connected with, each as often as it is named. */
export type Graph = ReadonlyMap<string, Iterable<string>>;

/** What each file imports, names as data, or shares a page with, and what does so with it. */
export function importGraph(
  project: Project,
  texts: ReadonlyMap<string, Buffer>,
  resolve: Resolve,
  data: readonly Link[],
): Graph {
  const graph = new Map<string, string[]>();
  const link = (from: string, to: string): void => {
    const known = graph.get(from);
    if (known) known.push(to);
    else graph.set(from, [to]);
  };
  for (const { from, to } of data) {
    link(from, to);
    link(to, from);
  }
  const pages = createPages(texts.keys(), (path) => project.readOutside(path));
  for (const [path, bytes] of texts) {
    const text = bytes.toString("utf8");
    // A page stands between its scripts.
    for (const page of pages.pagesOf(path, text)) {
      link(path, `${page}/`);
      link(`${page}/`, path);
    }
    for (const target of loadersFor(path, texts)) {
      link(path, target);
      link(target, path);
    }
    for (const specifier of specifiersIn(text)) {
      const target = resolve(path, specifier);
      if (!target) continue;
      link(path, target);
      link(target, path);
    }
  }
  return graph;
}

/** The scripts that load what a file of SvelteKit is given, without its naming them. */
function loadersFor(path: string, texts: ReadonlyMap<string, unknown>): readonly string[] {
  const file = kitFile(path);
  if (!file) return [];
  const { around, own } = loadersOf(file, (each) => texts.has(each));
  return [...around, ...own].filter((each) => each !== path);
}

/** The files that are connected with some, and these. */
export function connected(seeds: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(seeds);
  for (const path of found) for (const next of graph.get(path) ?? []) found.add(next);
  return found;
}
