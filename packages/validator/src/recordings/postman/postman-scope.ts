import { isObject, type JsonObject } from "../json/json-object.ts";
import type { Lookup } from "../templates.ts";

/** What folders hand down to the requests in them. */
export interface PostmanScope {
  /** The variables of the folders, the innermost first; those of an environment stand above them. */
  readonly lookup: Lookup;
  /** The nearest `auth` that says something. */
  readonly auth: PostmanAuth | null;
  /** Names of the folders, from the outside. */
  readonly names: readonly string[];
  /** Headers that scripts add before a request is sent. */
  readonly scripted: readonly string[];
}

/** How requests are signed. */
interface PostmanAuth {
  readonly type: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What a collection, folder or request adds to what stands around it. */
export function enterScope(
  node: JsonObject,
  outer: PostmanScope,
  environment: Lookup,
): PostmanScope {
  const variables = variablesOf(node.variable);
  const { name } = node;
  return {
    lookup: (own) => environment(own) ?? variables.get(own) ?? outer.lookup(own),
    auth: authOf(node.auth) ?? outer.auth,
    names: typeof name === "string" ? [...outer.names, name] : outer.names,
    scripted: [...outer.scripted, ...scriptedHeaders(node.event)],
  };
}

/** The variables of a list that are not switched off. */
export function variablesOf(list: unknown): Map<string, string> {
  const variables = new Map<string, string>();
  for (const entry of Array.isArray(list) ? list : []) {
    if (!isObject(entry) || entry.disabled === true || entry.enabled === false) continue;
    const name = entry.key ?? entry.id;
    const value = entry.value;
    if (typeof name === "string" && typeof value === "string") variables.set(name, value);
  }
  return variables;
}

/** How a node says that requests are signed; null where it says nothing. 2.0 has an object, 2.1 a list. */
export function authOf(auth: unknown): PostmanAuth | null {
  if (!isObject(auth) || typeof auth.type !== "string") return null;
  const own = auth[auth.type];
  const pairs = Array.isArray(own)
    ? own.flatMap((entry) => (isObject(entry) ? [[String(entry.key), entry.value] as const] : []))
    : Object.entries(isObject(own) ? own : {});
  const texts = pairs.filter(([, value]) => typeof value === "string");
  return { type: auth.type, values: Object.fromEntries(texts) as Record<string, string> };
}

const added = /headers\.(?:add|upsert)\(\s*\{\s*["']?key["']?\s*:\s*["']([\w-]+)["']/g;

/** The names of headers that scripts add before a request. */
function scriptedHeaders(events: unknown): string[] {
  const lines = (Array.isArray(events) ? events : []).flatMap((event) => {
    const script = isObject(event) && event.listen === "prerequest" ? event.script : undefined;
    return isObject(script) ? [script.exec].flat() : [];
  });
  return Array.from(lines.join("\n").matchAll(added), ([, name = ""]) => name);
}
