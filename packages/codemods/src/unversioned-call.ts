import { endpoints, prefixes } from "@habitshift/schemas";
import { matchFlat } from "./client/addresses/match-url.ts";

/** A call of a path that v1 had, below a base that the code does not tell. */
export interface UnversionedCall {
  /** As it is written behind the base: `/habits`. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

const LISTS: readonly string[] = endpoints.flatMap(({ version, method, path, bare }) =>
  version === "v1" && method === "GET" && !bare && !path.includes("{") ? [path] : [],
);
/** Whoever names a longer one names the shorter one that is in it. */
const NEEDLES: readonly Buffer[] = LISTS.filter((path) =>
  LISTS.every((other) => other === path || !path.includes(other)),
).map((path) => Buffer.from(path));

/** `fetch(`${base}/habits`, …)`, `client.get("/habits")`; what serves a path is given a function behind it. */
const CALL =
  /(?:\bfetch\s*\(\s*`\$\{[^}\n]{0,200}\}|\b(?!(?:app|router|server|fastify|routes)\b)\w{1,60}\.get\s{0,9}(?:<[^()\n]{0,200}>\s{0,9})?\(\s*["'`](?:\$\{[^}\n]{0,200}\})?)(\/[\w/-]+)(?:\?[^"'`\n]*)?["'`]\s*(?:,\s*\{|\))/g;

/** The first call in a text that asks for a list of v1 below a base that only a run tells; null where none does. */
export function unversionedCall(bytes: Buffer): UnversionedCall | null {
  if (!NEEDLES.some((needle) => bytes.includes(needle))) return null;
  const text = bytes.toString("utf8");
  for (const { 1: path = "", index } of text.matchAll(CALL)) {
    if (matchFlat(prefixes.v1[0] + path, "GET").is !== "endpoint") continue;
    return { path, line: text.slice(0, index).split("\n").length };
  }
  return null;
}
