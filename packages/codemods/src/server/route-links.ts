import { namesVersion } from "../names-service.ts";
import { FORWARDS } from "./forward-rules.ts";
import { routeFile } from "./route-files.ts";
import { routeSegments } from "./route-segments.ts";

/** What tells a file that may register routes. */
const SERVER = /\b(?:express|fastify|hono|koa|router)\b/i;

/** Paths that are given to what registers or mounts a handler. */
const REGISTERED =
  /(?:\.(?:get|post|put|patch|delete|del|all|use|route|on|prefix|basePath)\s*\(\s*|\b(?:prefix|url|path)\s*:\s*)["'`](\/[^"'`\s]+)["'`]/g;

/** Words that are in the paths of all servers. */
const COMMON = /^(?:api|v\d+)$/;

/** The word of the path of each route that a file serves by which code that asks for it is told. */
export function servedWords(file: string, text: string): readonly string[] {
  const placed = routeFile(file, text);
  const registered = SERVER.test(text)
    ? [...text.matchAll(REGISTERED)].map(([, path = ""]) => path)
    : [];
  const paths = placed ? [placed.path, ...registered] : registered;
  return [...new Set([...paths.flatMap(lastWord), ...forwardedWords(text)])];
}

/** Paths for which a rule may stand that hands requests on. */
const RULED = /["'`]\^?(\/[^"'`\s]+)["'`]/g;

/** The last word of each path in a file by whose rules requests may be handed on to v1, be it as common as `api`. */
function forwardedWords(text: string): readonly string[] {
  if (!FORWARDS.test(text) || !namesVersion(Buffer.from(text))) return [];
  return [...text.matchAll(RULED)].flatMap(([, path = ""]) => {
    const words = routeSegments(path).flatMap((each) => ("word" in each ? [each.word] : []));
    return words.filter((word) => /^[\w.-]{2,}$/.test(word)).slice(-1);
  });
}

function lastWord(path: string): readonly string[] {
  const words = routeSegments(path).flatMap((segment) => ("word" in segment ? [segment.word] : []));
  const last = words.filter((word) => /^[\w.-]{2,}$/.test(word) && !COMMON.test(word)).at(-1);
  return last === undefined ? [] : [last];
}

/** The files among some whose text names such a word as a step of a path, or that serve one of the same word. */
export function askingFor(
  words: readonly string[],
  files: Iterable<readonly [path: string, file: { bytes(): Buffer }]>,
): readonly string[] {
  if (words.length === 0) return [];
  const sought = words.map((word) => ({
    word,
    bytes: Buffer.from(word),
    step: new RegExp(`["'\`/]${word.replaceAll(".", "\\.")}(?=["'\`/?#$])`),
  }));
  return [...files].flatMap(([path, file]) => {
    const bytes = file.bytes();
    const named = sought.filter((each) => bytes.includes(each.bytes) || path.includes(each.word));
    if (named.length === 0) return [];
    const text = bytes.toString("utf8");
    const served = new Set(servedWords(path, text));
    return named.some(({ step, word }) => step.test(text) || served.has(word)) ? [path] : [];
  });
}
