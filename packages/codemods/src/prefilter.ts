import { bearable } from "./bearable.ts";
import { withNamed } from "./connected-by-name.ts";
import { TEST_FILE } from "./facts/others/own-routes.ts";
import { type Glance, glanceAt } from "./glance.ts";
import { createGlancer } from "./glancer.ts";
import {
  connected,
  dataOf,
  type Graph,
  type GraphMaker,
  importGraph,
  settingsOf,
} from "./import-graph.ts";
import { type Mention, mentionIn } from "./mention.ts";
import type { Project } from "./model.ts";
import { createResolver, type Resolve } from "./program/resolve-module.ts";
import { askingFor } from "./server/route-links.ts";
import type { UnversionedCall } from "./unversioned-call.ts";

/** What is looked into. */
export interface Candidates {
  readonly paths: ReadonlySet<string>;
  /** How many others are connected with them, but too many imports away from who names the API. */
  readonly beyond: number;
  /** Where nothing can matter: a call all the same that may be of the service, and its file; else absent. */
  readonly unversioned?: UnversionedCall & { readonly file: string };
}

/** Where the prefilter has from what it goes by. */
interface Sources {
  /** Null for a file that cannot be read. */
  readonly glance: (path: string) => Glance | null;
  readonly graphOf: GraphMaker;
  readonly mentionOf: (path: string, glance: Glance) => Mention;
}

/**
 * The files that can matter: those that name a version of the API in a path, and all that are connected
 * with them by imports, since they can receive its values. Raw bytes first; nothing is parsed.
 * `services` are the addresses and variables that the user named: who names one speaks of the service.
 */
export function prefilter(
  project: Project,
  services: readonly string[] = [],
  { glance, graphOf, mentionOf }: Sources = sourcesOf(project, services),
): Candidates {
  const unread: string[] = [];
  const glances = new Map<string, Glance>();
  for (const { path } of project.files) {
    const seen = glance(path);
    if (seen) glances.set(path, seen);
    else unread.push(path);
  }
  const resolve = lazily(() =>
    createResolver(new Set(glances.keys()), (path) => project.readOutside(path)),
  );
  const data = [...dataOf(project, glances, resolve), ...settingsOf(project, glances)];
  for (const path of new Set(data.map(({ to }) => to)))
    glances.set(path, glanceAt(path, Buffer.from(project.readOutside(path) ?? "")));
  const none: Candidates = { paths: new Set(unread), beyond: 0, ...unversionedIn(glances) };
  const all = [...glances];
  const naming = all.filter(([, { namesVersion }]) => namesVersion);
  if (naming.length === 0) return none;
  const ambient = all.filter(([, { isAmbient }]) => isAmbient);
  const graph = graphOf(project, glances, resolve, data);
  const seeds = [...naming, ...ambient].map(([path]) => path);
  const mentions = lookingInto(glances, mentionOf);
  const found = tied(seeds, graph, glances, resolve, mentions);
  const known = [...found].filter((path) => glances.has(path));
  const some = (what: Exclude<keyof Mention, "served">): boolean =>
    known.some((path) => mentions(path)?.[what]);
  const isOpen =
    some("namesGiven") || (some("namesService") && some("beginsPath") && some("mayNamePath"));
  if (!isOpen) return none;
  const near = nearest(known, (path) => glances.get(path)?.size ?? 0);
  return { paths: new Set([...near, ...unread]), beyond: known.length - near.length };
}

function sourcesOf(project: Project, services: readonly string[]): Sources {
  return {
    glance: createGlancer(project),
    graphOf: importGraph,
    mentionOf: (path, glance) => mentionIn(path, glance.bytes(), services),
  };
}

/** What the text of a file says, found once; null for one that was not looked at. */
type Mentions = (path: string) => Mention | null;

function lookingInto(
  glances: ReadonlyMap<string, Glance>,
  mentionOf: Sources["mentionOf"],
): Mentions {
  const known = new Map<string, Mention>();
  return (path) => {
    const glance = glances.get(path);
    if (!glance) return null;
    const mention = known.get(path) ?? mentionOf(path, glance);
    known.set(path, mention);
    return mention;
  };
}

/** The first call that may be of the service in files of which none names its version. */
function unversionedIn(glances: ReadonlyMap<string, Glance>): Pick<Candidates, "unversioned"> {
  for (const [file, { unversioned }] of glances)
    if (unversioned && !TEST_FILE.test(file)) return { unversioned: { ...unversioned, file } };
  return {};
}

/** What is connected with some files by imports, by names alone, and by asking for what any of these serve. */
function tied(
  seeds: readonly string[],
  graph: Graph,
  glances: ReadonlyMap<string, Glance>,
  resolve: Resolve,
  mentions: Mentions,
): ReadonlySet<string> {
  let known = withClients(seeds, graph, glances, mentions);
  for (;;) {
    const found = withNamed(known, graph, glances, resolve);
    const added = [...found].filter((path) => !known.has(path));
    if (added.every((path) => servedBy(path, mentions).length === 0)) return found;
    known = withClients([...found], graph, glances, mentions);
  }
}

function servedBy(path: string, mentions: Mentions): readonly string[] {
  return mentions(path)?.served ?? [];
}

/** What is connected with some files by imports, and by asking for the paths that these serve. */
function withClients(
  seeds: readonly string[],
  graph: Graph,
  glances: ReadonlyMap<string, Glance>,
  mentions: Mentions,
): ReadonlySet<string> {
  const asked = new Set<string>();
  const looked = new Set<string>();
  let found = connected(seeds, graph);
  for (;;) {
    const fresh = [...found].filter((path) => !looked.has(path));
    for (const path of fresh) looked.add(path);
    const served = fresh.flatMap((path) => servedBy(path, mentions));
    const words = [...new Set(served)].filter((word) => !asked.has(word));
    if (words.length === 0) return found;
    for (const word of words) asked.add(word);
    const others = [...glances].filter(([path]) => !found.has(path));
    found = connected([...found, ...askingFor(words, others)], graph);
  }
}

/** The first files, those that name the API and what is closest to them, as far as their text is bearable. */
function nearest(paths: readonly string[], sizeOf: (path: string) => number): readonly string[] {
  const end = bearable(paths.map(sizeOf));
  return end === paths.length ? paths : paths.slice(0, Math.max(1, end));
}

/** A resolver is only made where something is to be resolved. */
function lazily(create: () => Resolve): Resolve {
  let made: Resolve | null = null;
  return (from, specifier) => {
    made ??= create();
    return made(from, specifier);
  };
}
