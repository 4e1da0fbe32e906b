import type { ts } from "ts-morph";
import { type Cell, createCell } from "../provenance/cell.ts";
import type { Values } from "../provenance/value.ts";
import { matchedWords, routeSegments, type Segment } from "./route-segments.ts";

/** Where handlers answer, and with what. */
export type Answers = Map<ts.Node, Values>;

/** A path that a server of the program answers itself. */
export interface OwnRoute {
  /** Null: any. */
  readonly method: string | null;
  readonly path: string;
  /** The file that registers it, or that a framework serves there. */
  readonly file: string;
  /** What it was seen to answer with. */
  readonly answered: Cell;
  /** The bodies that the program itself sends there. */
  readonly asked: Cell;
  readonly answers: Answers;
  /** The calls of the program that ask it. */
  readonly clients: Set<ts.Node>;
}

/** The paths that servers of the program answer: what is given there comes out where code asks for it. */
export interface OwnRoutes {
  /** Grow with each route that may answer a path, so that whoever looks for one looks again. */
  news(words: readonly string[]): readonly Cell[];
  /** What grows with a route. */
  newsOf(route: OwnRoute): Cell;
  readonly all: ReadonlyMap<string, OwnRoute>;
  /** The files that register them. */
  readonly files: ReadonlySet<string>;
  at(method: string | null, path: string, file: string): OwnRoute;
  /** Those that answer a request of a file: the ones that say most of the path, and of those the nearest. */
  answering(method: string | null, words: readonly string[], file: string): readonly OwnRoute[];
}

/** So many words at the beginning tell apart which routes may answer. */
const TELLING = 2;

/** The words that a route begins with; empty where it may answer others as well. */
function beginningOf(segments: readonly Segment[]): string {
  const words = segments
    .slice(0, TELLING)
    .map((segment) => ("word" in segment ? segment.word : ""));
  return words.includes("") ? "" : words.join("/");
}

/** No routes yet. */
export function createOwnRoutes(): OwnRoutes {
  const all = new Map<string, OwnRoute>();
  const files = new Set<string>();
  const segments = new Map<OwnRoute, readonly Segment[]>();
  const news = new Map<string, Cell>();
  const newsAt = (beginning: string): Cell => {
    const cell = news.get(beginning) ?? createCell();
    news.set(beginning, cell);
    return cell;
  };
  return {
    all,
    files,
    news: (words) => [newsAt(""), newsAt(words.slice(0, TELLING).join("/"))],
    newsOf: (route) => newsAt(beginningOf(segments.get(route) ?? [])),
    at: (method, path, file) => {
      const key = `${method ?? "*"} ${path} ${file}`;
      const known = all.get(key);
      if (known) return known;
      const route: OwnRoute = {
        method,
        path,
        file,
        answered: createCell(),
        asked: createCell(),
        answers: new Map(),
        clients: new Set(),
      };
      all.set(key, route);
      files.add(file);
      segments.set(route, routeSegments(path));
      return route;
    },
    answering: (method, words, file) => {
      const fitting = [...all.values()].flatMap((route) => {
        const isAsked = route.method === null || method === null || route.method === method;
        const matched = isAsked ? matchedWords(segments.get(route) ?? [], words) : null;
        return matched === null ? [] : [{ route, matched }];
      });
      const told = mostOf(fitting, ({ matched }) => matched).map(({ route }) => route);
      return mostOf(told, (route) => sharedFolders(route.file, file));
    },
  };
}

function mostOf<T>(all: readonly T[], worth: (each: T) => number): readonly T[] {
  const most = Math.max(...all.map(worth));
  return all.filter((each) => worth(each) === most);
}

/** Several servers of a repository may have the same path: code asks the one that it stands with. */
function sharedFolders(left: string, right: string): number {
  const others = right.split("/").slice(0, -1);
  const folders = left.split("/").slice(0, -1);
  const end = folders.findIndex((folder, at) => folder !== others[at]);
  return end < 0 ? folders.length : end;
}
