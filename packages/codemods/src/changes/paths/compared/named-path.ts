import { HOLE, matchFlat } from "../../../client/addresses/match-url.ts";
import { originIn } from "../../../client/addresses/origin-in.ts";
import { escapeRegExp } from "../../../program/escape-reg-exp.ts";
import type { CalledPath } from "./keyed-urls.ts";

/** The path of a call as a name has it: with ids where the call has holes. */
export interface NamedPath {
  readonly path: string;
  readonly ids: readonly string[];
}

/** The path of a call in `/api/…`, `GET /api/…` or `https://host/api/…`; null where it is no name by that path. */
export function pathInName(name: string, called: CalledPath): NamedPath | null {
  const { match } = called;
  const verb = verbIn(name);
  if (verb !== null && verb !== match.endpoint.method) return null;
  const path = name.slice(originIn(name)?.length ?? name.lastIndexOf(" ") + 1);
  if (path === called.path && !path.includes(HOLE)) return { path, ids: [] };
  const ids = idsIn(path, called.path);
  return ids && isOfEndpoint(path, called) ? { path, ids } : null;
}

/** `GET` of `GET /api/…`. */
function verbIn(name: string): string | null {
  return /^([A-Z]+) /.exec(name)?.[1] ?? null;
}

/** What stands in a path where another has holes; null where it is another path, or there are none. */
function idsIn(path: string, called: string): readonly string[] | null {
  if (!called.includes(HOLE)) return null;
  const pattern = called.split(HOLE).map(escapeRegExp).join("([^/?#:*{}]+)");
  return new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? null;
}

/** Whether a path is one of the endpoint that is called: `/habits/today` is none of a habit. */
function isOfEndpoint(path: string, { match }: CalledPath): boolean {
  const verdict = matchFlat(path, match.endpoint.method);
  return verdict.is === "endpoint" && verdict.match.endpoint === match.endpoint;
}
