import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import { changedNames } from "./facts/shapes.ts";
import { connected, dataOf, importGraph } from "./import-graph.ts";
import type { Project } from "./model.ts";
import { createResolver, type Resolve } from "./program/resolve-module.ts";

/**
 * What a program that calls the service must have somewhere in its text: the version in its paths, in
 * whatever pieces they are written.
 */
const TOKENS: readonly Buffer[] = [
  ...new Set([...prefixes.v1, ...prefixes.v2].map((prefix) => lastSegment(prefix))),
].map((segment) => Buffer.from(segment));

/** What such a program must name as well, somewhere: a resource that v1 had, or the key header. */
const SIGNS: readonly Buffer[] = [
  ...new Set([
    ...endpoints.filter(({ version }) => version === "v1").map(({ path }) => resourceOf(path)),
    keyHeader,
    keyHeader.toLowerCase(),
  ]),
].map((word) => Buffer.from(word));

/** The part of a path under which all that it is about stands. */
function resourceOf(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  const isShared = endpoints.some((each) => each.path === `/${segments[1]}`);
  return (isShared ? segments[1] : segments[0]) ?? "";
}

function lastSegment(prefix: string): string {
  return prefix.split("/").at(-1) ?? prefix;
}

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
    if (names(bytes, TOKENS)) seeds.push(path);
  }
  const resolve = lazily(() =>
    createResolver(new Set(texts.keys()), (path) => project.readOutside(path)),
  );
  const data = dataOf(project, texts, resolve);
  for (const path of new Set(data.map(({ to }) => to))) {
    const bytes = Buffer.from(project.readOutside(path) ?? "");
    texts.set(path, bytes);
    if (names(bytes, TOKENS)) seeds.push(path);
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
    bytes !== undefined && (names(bytes, SIGNS) || services.some((each) => bytes.includes(each)))
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

/** Whether a token stands in the text as a path segment or a literal of its own. */
function names(bytes: Buffer, tokens: readonly Buffer[]): boolean {
  return tokens.some((token) => {
    for (let at = bytes.indexOf(token); at >= 0; at = bytes.indexOf(token, at + 1)) {
      if (OPENERS.has(bytes[at - 1]) && isEnd(bytes, at + token.length)) return true;
    }
    return false;
  });
}

const OPENERS: ReadonlySet<number | undefined> = new Set(
  [...`/"'\`}`].map((mark) => mark.charCodeAt(0)),
);

/** Whether a word of a path ends here: `notes.md` is a file's name, and `v1.2` another version. */
function isEnd(bytes: Buffer, at: number): boolean {
  const isDot = bytes[at] === ".".charCodeAt(0);
  return !isWord(bytes[isDot ? at + 1 : at]);
}

function isWord(byte: number | undefined): boolean {
  return byte !== undefined && /\w/.test(String.fromCharCode(byte));
}

/** A resolver is only made where something is to be resolved. */
function lazily(create: () => Resolve): Resolve {
  let made: Resolve | null = null;
  return (from, specifier) => {
    made ??= create();
    return made(from, specifier);
  };
}
