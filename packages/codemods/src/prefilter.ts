import { withNamed } from "./connected-by-name.ts";
import { fromUtf16 } from "./discover/decode-source.ts";
import { createDesk } from "./discover/desk.ts";
import { TEST_FILE } from "./facts/others/own-routes.ts";
import { type Glance, glanceAt } from "./glance.ts";
import {
  connected,
  dataOf,
  type Graph,
  type GraphMaker,
  importGraph,
  settingsOf,
} from "./import-graph.ts";
import type { Project } from "./model.ts";
import { beginsPath, mayNamePath, namesService, namesVersion } from "./names-service.ts";
import { createResolver, type Resolve } from "./program/resolve-module.ts";
import { askingFor, servedWords } from "./server/route-links.ts";
import type { UnversionedCall } from "./unversioned-call.ts";

/** More text than this is not followed, as values could go from anywhere to anywhere; in bytes. */
const MOST_TEXT = 4 * 1024 * 1024;
/** What one file counts at most: the longest are data, or bundles that nobody looks into. */
const MOST_OF_ONE = 256 * 1024;

const NOTHING = Buffer.alloc(0);

/** What is looked into. */
export interface Candidates {
  readonly paths: ReadonlySet<string>;
  /** How many others are connected with them, but too many imports away from who names the API. */
  readonly beyond: number;
  /** Where nothing can matter: a call all the same that may be of the service, and its file; else absent. */
  readonly unversioned?: UnversionedCall & { readonly file: string };
}

/**
 * The files that can matter: those that name a version of the API in a path, and all that are connected
 * with them by imports, since they can receive its values. Raw bytes first; nothing is parsed.
 * `services` are the addresses and variables that the user named: who names one speaks of the service.
 */
export function prefilter(
  project: Project,
  services: readonly string[] = [],
  glance: (path: string) => Glance | null = createGlancer(project),
  graphOf: GraphMaker = importGraph,
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
  const found = tied(seeds, graph, glances, resolve);
  const known = [...found].filter((path) => glances.has(path));
  const some = (test: (bytes: Buffer) => boolean): boolean =>
    known.some((path) => test(glances.get(path)?.bytes() ?? NOTHING));
  const isOpen =
    some((bytes) => namesOne(bytes, services)) ||
    (some(namesService) && some(beginsPath) && some(mayNamePath));
  if (!isOpen) return none;
  const near = nearest(known, (path) => glances.get(path)?.size ?? 0);
  return { paths: new Set([...near, ...unread]), beyond: known.length - near.length };
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
): ReadonlySet<string> {
  let known = withClients(seeds, graph, glances);
  for (;;) {
    const found = withNamed(known, graph, glances, resolve);
    const added = [...found].filter((path) => !known.has(path));
    if (added.every((path) => servedBy(path, glances).length === 0)) return found;
    known = withClients([...found], graph, glances);
  }
}

function servedBy(path: string, glances: ReadonlyMap<string, Glance>): readonly string[] {
  return servedWords(path, glances.get(path)?.bytes().toString("utf8") ?? "");
}

/** What is connected with some files by imports, and by asking for the paths that these serve. */
function withClients(
  seeds: readonly string[],
  graph: Graph,
  glances: ReadonlyMap<string, Glance>,
): ReadonlySet<string> {
  const asked = new Set<string>();
  const looked = new Set<string>();
  let found = connected(seeds, graph);
  for (;;) {
    const fresh = [...found].filter((path) => !looked.has(path));
    for (const path of fresh) looked.add(path);
    const served = fresh.flatMap((path) => servedBy(path, glances));
    const words = [...new Set(served)].filter((word) => !asked.has(word));
    if (words.length === 0) return found;
    for (const word of words) asked.add(word);
    const others = [...glances].filter(([path]) => !found.has(path));
    found = connected([...found, ...askingFor(words, others)], graph);
  }
}

/** The first files, those that name the API and what is closest to them, as far as their text is bearable. */
function nearest(paths: readonly string[], sizeOf: (path: string) => number): readonly string[] {
  let size = 0;
  const end = paths.findIndex((path) => {
    size += Math.min(sizeOf(path), MOST_OF_ONE);
    return size > MOST_TEXT;
  });
  return end < 0 ? paths : paths.slice(0, Math.max(1, end));
}

/** Whether a text names what the user named. */
function namesOne(bytes: Buffer, services: readonly string[]): boolean {
  return services.some((each) => bytes.includes(each));
}

/** Looks at one file after the other; null for one that cannot be read, which is a candidate, so that it is reported. */
export function createGlancer(project: Project): (path: string) => Glance | null {
  const desk = createDesk();
  return (path) => {
    try {
      const bytes = project.bytes(path, desk);
      // Bytes of another encoding tell nothing: one that speaks of the service is reported as unreadable.
      const wide = fromUtf16(bytes);
      if (wide && namesVersion(wide)) return null;
      return { ...glanceAt(path, bytes), bytes: bytesLater(project, path) };
    } catch {
      return null;
    }
  };
}

/** Reads a file once it is asked for: to hold them all costs more than to read some of them again. */
export function bytesLater(project: Project, path: string): () => Buffer {
  let bytes: Buffer | null = null;
  return () => {
    // A file that went since it was looked at has nothing to say; whoever reads it as a candidate tells of that.
    bytes ??= readAgain(project, path) ?? NOTHING;
    return bytes;
  };
}

function readAgain(project: Project, path: string): Buffer | null {
  try {
    return project.bytes(path);
  } catch {
    return null;
  }
}

/** A resolver is only made where something is to be resolved. */
function lazily(create: () => Resolve): Resolve {
  let made: Resolve | null = null;
  return (from, specifier) => {
    made ??= create();
    return made(from, specifier);
  };
}
