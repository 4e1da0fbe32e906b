import { matchFlat } from "../../../client/addresses/match-url.ts";
import { originIn } from "../../../client/addresses/origin-in.ts";
import type { CalledPath } from "./keyed-urls.ts";

/** The path of a call as a name has it: with ids of its own in the place of those of the call. */
export interface NamedPath {
  readonly path: string;
  readonly ids: readonly (readonly [from: string, to: string])[];
}

/** The path of a call in `/api/…`, `GET /api/…` or `https://host/api/…`; null where it is no name by that path. */
export function pathInName(name: string, called: CalledPath): NamedPath | null {
  const { match } = called;
  const verb = verbIn(name);
  if (verb !== null && verb !== match.endpoint.method) return null;
  const path = name.slice(originIn(name)?.length ?? name.lastIndexOf(" ") + 1);
  if (path === called.path) return { path, ids: [] };
  const ids = idsIn(path, called);
  return ids && isOfEndpoint(path, called) ? { path, ids } : null;
}

/** `GET` of `GET /api/…`. */
function verbIn(name: string): string | null {
  return /^([A-Z]+) /.exec(name)?.[1] ?? null;
}

/** A text of a URL with other ids in the place of those of the call; null where it is not plain which these are. */
export function withIds(text: string | null, { ids }: NamedPath): string | null {
  const segments = text?.split("/") ?? [];
  const isPlain = ids.every(
    ([from]) => segments.filter((segment) => segment === from).length === 1,
  );
  const renamed = new Map(ids);
  return isPlain ? segments.map((segment) => renamed.get(segment) ?? segment).join("/") : null;
}

/** Where a path has other ids than a call, which may be holes; null where more is another. */
function idsIn(path: string, { path: called, match }: CalledPath): NamedPath["ids"] | null {
  const [own, theirs, told] = [path, called, match.endpoint.path].map((each) =>
    each.split("/"),
  ) as [string[], string[], string[]];
  if (own.length !== theirs.length) return null;
  const others = theirs.flatMap((from, at) => (from === own[at] ? [] : [at]));
  const isId = (at: number): boolean =>
    told[at - theirs.length + told.length]?.startsWith("{") === true &&
    /^[^?#:*{}]+$/.test(own[at] ?? "");
  return others.every(isId) ? others.map((at) => [theirs[at] ?? "", own[at] ?? ""]) : null;
}

/** Whether a path is one of the endpoint that is called: `/habits/today` is none of a habit. */
function isOfEndpoint(path: string, { match }: CalledPath): boolean {
  const verdict = matchFlat(path, match.endpoint.method);
  return verdict.is === "endpoint" && verdict.match.endpoint === match.endpoint;
}
