import { changedNames } from "./facts/shapes.ts";
import { connected, dataOf, importGraph } from "./import-graph.ts";
import type { Project } from "./model.ts";
import { namesService, namesVersion } from "./names-service.ts";
import { createResolver, type Resolve } from "./program/resolve-module.ts";

/**
 * The files that can matter: those that name a version of the API in a path, and all that are connected
 * with them by imports, since they can receive its values. Raw bytes first; nothing is parsed.
 * `services` are the addresses and variables that the user named: who names one speaks of the service.
 */
export function prefilter(project: Project, services: readonly string[] = []): ReadonlySet<string> {
  const seeds: string[] = [];
  const unread: string[] = [];
  const texts = new Map<string, Buffer>();
  for (const { path } of project.files) {
    const bytes = bytesOf(project, path);
    if (!bytes) {
      unread.push(path);
      continue;
    }
    texts.set(path, bytes);
    if (namesVersion(bytes)) seeds.push(path);
  }
  const resolve = lazily(() =>
    createResolver(new Set(texts.keys()), (path) => project.readOutside(path)),
  );
  const data = dataOf(project, texts, resolve);
  for (const path of new Set(data.map(({ to }) => to))) {
    const bytes = Buffer.from(project.readOutside(path) ?? "");
    texts.set(path, bytes);
    if (namesVersion(bytes)) seeds.push(path);
  }
  if (seeds.length === 0) return new Set(unread);
  const ambient = [...texts].filter(([path, bytes]) => declaresForAll(path, bytes));
  const found = connected(
    [...seeds, ...ambient.map(([path]) => path)],
    importGraph(project, texts, resolve, data),
  );
  const known = [...found].filter((path) => texts.has(path));
  const isOpen = known.some((path) => isSign(texts.get(path), services));
  return new Set(isOpen ? [...known, ...unread] : unread);
}

/** Whether a text says that the program has to do with the service. */
function isSign(bytes: Buffer | undefined, services: readonly string[]): boolean {
  return (
    bytes !== undefined && (namesService(bytes) || services.some((each) => bytes.includes(each)))
  );
}

const MEMBERS: readonly Buffer[] = [...changedNames("habit"), ...changedNames("envelope")].map(
  (name) => Buffer.from(name),
);

/** Whether a declaration file, which nobody has to import, has members that change. */
function declaresForAll(path: string, bytes: Buffer): boolean {
  return /\.d\.[cm]?ts$/.test(path) && MEMBERS.some((name) => bytes.includes(name));
}

/** A file that cannot be read is a candidate, so that it is reported. */
function bytesOf(project: Project, path: string): Buffer | null {
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
