import { posix } from "node:path";
import { hooksOf, kitFile, loadersOf } from "./dialects/svelte/kit-files.ts";
import type { Glance } from "./glance.ts";
import type { Project } from "./model.ts";
import { processLinks } from "./processes.ts";
import { append } from "./program/append.ts";
import { basesIn, isBelow } from "./program/environment-files.ts";
import { createDataFinder, filledNames, isOpenName } from "./program/find-data.ts";
import { filesNamed, namesSeveral } from "./program/loaded-by-name.ts";
import { createPages } from "./program/page-scripts.ts";
import type { Resolve } from "./program/resolve-module.ts";

/** A file that names another. */
export interface Link {
  readonly from: string;
  readonly to: string;
}

/** The files of data that code names. */
export function dataOf(
  project: Project,
  glances: ReadonlyMap<string, Glance>,
  resolve: Resolve,
): readonly Link[] {
  const find = createDataFinder(resolve, (path) => project.readOutside(path));
  return [...glances].flatMap(([from, { data }]) => {
    const open = data.filter(isOpenName);
    const texts = open.length > 0 ? textsAround(from, glances, resolve) : [];
    return [...new Set([...data, ...filledNames(open, texts)])].flatMap((name) => {
      const to = find(from, name);
      return to === null ? [] : [{ from, to }];
    });
  });
}

/** The texts that may give a function of a file a name: its own, and those of the files that import it. */
function textsAround(
  path: string,
  glances: ReadonlyMap<string, Glance>,
  resolve: Resolve,
): readonly string[] {
  const stem = posix.basename(path).replace(/\..*$/, "");
  const isNamed = (specifier: string): boolean => stem === "index" || specifier.includes(stem);
  return [...glances].flatMap(([from, { specifiers, bytes }]) =>
    from === path || specifiers.some((each) => isNamed(each) && resolve(from, each) === path)
      ? [bytes().toString("utf8")]
      : [],
  );
}

/** The files of the environment that give a base of the service to a variable which code below them names. */
export function settingsOf(
  project: Pick<Project, "environment" | "readOutside">,
  glances: ReadonlyMap<string, Glance>,
): readonly Link[] {
  return (project.environment ?? []).flatMap((to) => {
    const { variables, unclear } = basesIn(project.readOutside(to) ?? "");
    const names = [...variables.map(({ name }) => name), ...unclear];
    const folder = posix.dirname(to);
    return names.length === 0
      ? []
      : [...glances]
          .filter(
            ([path, glance]) =>
              isBelow(path, folder) && names.some((name) => glance.bytes().includes(name)),
          )
          .map(([from]) => ({ from, to }));
  });
}

/** What files are connected with. */
export type Graph = Pick<ReadonlyMap<string, Iterable<string>>, "get">;

/** {@link importGraph}, or what takes its place. */
export type GraphMaker = (...given: Parameters<typeof importGraph>) => Graph;

/** Ends the name of a file that says the types of another, which stands beside it. */
const FLOW_TYPES = /\.flow$/;

/** What each file imports, names as data, or shares a page with, and what does so with it. */
export function importGraph(
  project: Project,
  glances: ReadonlyMap<string, Glance>,
  resolve: Resolve,
  data: readonly Link[],
): ReadonlyMap<string, Iterable<string>> {
  const graph = new Map<string, string[]>();
  const tie = (one: string, other: string): void => {
    append(graph, one, other);
    append(graph, other, one);
  };
  for (const { from, to } of [...data, ...processLinks(glances)]) tie(from, to);
  const pages = createPages(glances.keys(), (path) => project.readOutside(path));
  for (const [path, glance] of glances) {
    // A page stands between its scripts.
    for (const page of pages.pagesOf(path, glance.isModule)) tie(path, `${page}/`);
    for (const target of loadersFor(path, glances)) tie(path, target);
    for (const target of namedBy(path, glance, glances, resolve))
      if (target !== null && target !== path) tie(path, target);
  }
  return graph;
}

/** What a file imports, and what it says the types of; null for what is nowhere. */
function* namedBy(
  path: string,
  { specifiers }: Glance,
  glances: ReadonlyMap<string, Glance>,
  resolve: Resolve,
): Iterable<string | null> {
  for (const specifier of specifiers) {
    if (namesSeveral(specifier)) yield* filesNamed(path, specifier, glances.keys());
    else yield resolve(path, specifier);
  }
  const described = path.replace(FLOW_TYPES, "");
  if (glances.has(described)) yield described;
}

/** The scripts that make what a file of SvelteKit is given, without its naming them. */
function loadersFor(path: string, glances: ReadonlyMap<string, Glance>): readonly string[] {
  const file = kitFile(path);
  if (!file) return [];
  const { around, own } = loadersOf(file, (each) => glances.has(each));
  const names = (each: string, word: string): boolean =>
    glances.get(each)?.bytes().includes(word) ?? false;
  const isKeeping = (each: string): boolean => names(each, "locals") || names(each, "sequence");
  const hooks = hooksOf(path).filter((each) => isKeeping(each) && names(path, "locals"));
  return [...around, ...own, ...hooks].filter((each) => each !== path);
}

/** The files that are connected with some, and these. */
export function connected(seeds: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(seeds);
  for (const path of found) for (const next of graph.get(path) ?? []) found.add(next);
  return found;
}
