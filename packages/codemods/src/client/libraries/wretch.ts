import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import type { SiteValue, Values } from "../../provenance/value.ts";
import { NOTHING, one, union } from "../../provenance/values.ts";
import { giveMethods } from "../give-methods.ts";
import { membersOf } from "../members-of.ts";
import { joined, type Settings, sendWretch } from "./wretch-request.ts";

const NAMES = ["url", "headers", "query", "body", "catchers", "resolvers"] as const;

const QUIET = [
  "accept",
  "addon",
  "auth",
  "customError",
  "content",
  "errorType",
  "fetchPolyfill",
  "middlewares",
  "polyfills",
] as const;

/** The verbs, and the place of the path among their arguments; the body stands before it. */
const VERBS: Readonly<Record<string, number>> = {
  get: 0,
  delete: 0,
  head: 0,
  opts: 0,
  post: 1,
  put: 1,
  patch: 1,
};

/** An object with these settings, whose links give further ones. */
function settled(call: NativeCall, given: Settings): Values {
  const { machine, node, frame } = call;
  const site = machine.site(node, frame.context, "defaults");
  for (const name of NAMES) machine.write(machine.prop(site, `(${name})`), given[name]);
  for (const value of union(given.catchers, given.resolvers)) machine.handed.add(value);
  const link =
    (add: (at: NativeCall, first: Values, held: Settings) => Partial<Settings>): Native["apply"] =>
    (at) => {
      const held = settingsOf(at, site);
      return settled(at, { ...held, ...add(at, at.args[0] ?? NOTHING, held) });
    };
  giveMethods(call, site, {
    ...Object.fromEntries(QUIET.map((name) => [name, (): Values => one(site)])),
    ...Object.fromEntries(
      Object.entries(VERBS).map(([verb, index]): [string, Native["apply"]] => [
        verb,
        (at) => sendWretch(at, settingsOf(at, site), verb, index),
      ]),
    ),
    url: link((at, path, { url }) => ({ url: joined(at, url, path) })),
    headers: link((_, headers, held) => ({ headers: union(held.headers, headers) })),
    options: link((at, options, held) => ({
      headers: union(held.headers, membersOf(at, options, "headers")),
    })),
    query: link((_, query, held) => ({ query: union(held.query, query) })),
    // What a chain catches and how it reads is of every call that it makes.
    catcher: link((at, _, held) => ({ catchers: union(held.catchers, at.args[1] ?? NOTHING) })),
    catcherFallback: link((_, handler, held) => ({ catchers: union(held.catchers, handler) })),
    resolve: link((_, resolver) => ({ resolvers: resolver })),
    defer: (at) =>
      machine.verbs.invoke(
        at.args[0] ?? NOTHING,
        implicitCall(at, [one(site), settingsOf(at, site).url]),
      ),
    json: link((_, body) => ({ body })),
    body: link((_, body) => ({ body })),
  });
  return one(site);
}

function settingsOf({ machine }: NativeCall, site: SiteValue): Settings {
  const read = (name: string): Values => machine.read(machine.prop(site, `(${name})`));
  return {
    url: read("url"),
    headers: read("headers"),
    query: read("query"),
    body: read("body"),
    catchers: read("catchers"),
    resolvers: read("resolvers"),
  };
}

/** Where no URL is given, paths stand alone. */
function noText({ machine, node }: NativeCall): Values {
  return one(machine.intern.text([{ text: "", node, start: 0, exact: false }]));
}

const start: Native["apply"] = (call) =>
  settled(call, {
    url: joined(call, noText(call), call.args[0]),
    headers: membersOf(call, call.args[1] ?? NOTHING, "headers"),
    query: NOTHING,
    body: NOTHING,
    catchers: NOTHING,
    resolvers: NOTHING,
  });

const begin: Native = { name: "wretch", apply: start };

/** `wretch(url, options)`: a chain of settings, then a method, then how the answer is read. */
export const wretch: Native = { ...begin, members: { default: begin } };
