import type { Glance } from "./glance.ts";
import type { Link } from "./import-graph.ts";
import { append } from "./program/append.ts";
import { exposedIn } from "./program/page-names.ts";

const LIBRARY = "electron";
/** Stands between the files of the processes of an application, which name no file of another. */
const BETWEEN = "electron/";

/** What the processes of an application have of each other by channels, and its pages by what they are shown. */
export function processLinks(glances: ReadonlyMap<string, Glance>): readonly Link[] {
  const files = [...glances].filter(([, { specifiers }]) => specifiers.includes(LIBRARY));
  const exposing = new Map<string, string[]>();
  for (const [path, { bytes }] of files)
    for (const name of exposedIn(bytes().toString("utf8"))) append(exposing, name, path);
  return [
    ...files.map(([from]) => ({ from, to: BETWEEN })),
    ...[...exposing].flatMap(([name, paths]) => pageLinks(glances, name, paths)),
  ];
}

/** The files that use a name which others show to pages. */
function pageLinks(
  glances: ReadonlyMap<string, Glance>,
  name: string,
  exposing: readonly string[],
): readonly Link[] {
  return [...glances].flatMap(([from, { isModule, bytes }]) => {
    const text = bytes().toString("utf8");
    const isNamed = text.includes(`window.${name}`) || (!isModule && text.includes(`${name}.`));
    return isNamed ? exposing.map((to) => ({ from, to })) : [];
  });
}
