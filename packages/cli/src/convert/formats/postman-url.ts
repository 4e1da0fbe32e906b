import { entriesOf } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";

/** The parts of a URL as Postman has them, each as text. */
interface Parts {
  readonly protocol: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string;
  readonly hash: string | undefined;
}

const wholeUrl =
  /^(?:(\{\{[^{}]*\}\}|[^:/?#{}]+):\/\/)?([^/?#]*?)(?::(\d+|\{\{[^{}]*\}\}))?([/?#].*)?$/s;
const behindHost = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function partsOf(text: string): Parts {
  const [, protocol, host = "", port, rest = ""] = wholeUrl.exec(text) ?? [];
  const [, path = "", query = "", hash] = behindHost.exec(rest) ?? [];
  return { protocol, host, port, path, query, hash };
}

/** The URL of a request as text, with what is sent of its query; undefined where it is none. */
export function urlTextOf(url: unknown): string | undefined {
  if (typeof url === "string") return url;
  if (!isObject(url)) return undefined;
  if (url.host === undefined && url.path === undefined) return stringOf(url.raw);
  const protocol = stringOf(url.protocol);
  const port = stringOf(url.port);
  const hash = stringOf(url.hash);
  const query = sentPairs(url.query).map(pairOf).join("&");
  return [
    protocol === undefined ? "" : `${protocol}://`,
    joined(url.host, "."),
    port === undefined ? "" : `:${port}`,
    joined(url.path, "/").replace(/^(?!\/|$)/, "/"),
    query === "" ? "" : `?${query}`,
    hash === undefined ? "" : `#${hash}`,
  ].join("");
}

function stringOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function joined(parts: unknown, separator: string): string {
  if (typeof parts === "string") return parts;
  const texts = entriesOf(parts).map((part) => (isObject(part) ? part.value : part));
  return texts.map(String).join(separator);
}

function sentPairs(query: unknown): readonly JsonObject[] {
  return entriesOf(query)
    .filter(isObject)
    .filter(({ disabled }) => disabled !== true);
}

function pairOf({ key, value }: JsonObject): string {
  const name = typeof key === "string" ? key : "";
  return typeof value === "string" ? `${name}=${value}` : name;
}

/** A URL of a request as another text; parts that do not change stay as they are written. */
export function writeUrl(url: unknown, text: string): unknown {
  if (!isObject(url)) return text;
  if (url.host === undefined && url.path === undefined) {
    return { ...url, raw: text, ...queryOf(url, partsOf(text).query) };
  }
  const before = partsOf(urlTextOf(url) ?? "");
  const now = partsOf(text);
  const changed: Record<string, unknown> = { raw: text };
  for (const name of ["protocol", "port", "hash"] as const) {
    if (before[name] !== now[name]) changed[name] = now[name];
  }
  if (before.host !== now.host) changed.host = inFormOf(url.host, now.host, splitHost);
  if (before.path !== now.path) changed.path = inFormOf(url.path, now.path, splitPath);
  const written = { ...url, ...changed, ...queryOf(url, now.query) };
  return Object.fromEntries(Object.entries(written).filter(([, part]) => part !== undefined));
}

function inFormOf(before: unknown, now: string, split: (text: string) => string[]): unknown {
  return typeof before === "string" ? now : split(now);
}

/** The labels of a host; a dot in a variable's name separates none. */
function splitHost(host: string): string[] {
  return host.match(/(?:\{\{[^{}]*\}\}|[^.])+/g) ?? [];
}

function splitPath(path: string): string[] {
  return path.replace(/^\//, "").split("/");
}

/** The `query` of a URL with other parameters: those that are not sent stay, and so do descriptions. */
function queryOf({ query: before }: JsonObject, query: string): JsonObject {
  const wanted = query === "" ? [] : query.split("&");
  const kept = entriesOf(before).filter((entry) => {
    if (!isObject(entry) || entry.disabled === true) return true;
    const own = pairOf(entry).split("&");
    if (!own.every((pair) => wanted.includes(pair))) return false;
    for (const pair of own) wanted.splice(wanted.indexOf(pair), 1);
    return true;
  });
  const added = wanted.map((pair) => {
    const [key = "", ...value] = pair.split("=");
    return { key, value: value.length > 0 ? value.join("=") : null };
  });
  if (added.length === 0 && kept.length === entriesOf(before).length) return {};
  const all = [...added, ...kept];
  return { query: all.length > 0 ? all : undefined };
}
