import { type Endpoint, prefixedEndpoints, prefixes, type Shape } from "@habitshift/schemas";

/** The v2 endpoint that gives one record of a shape, or a list of them. */
export function readerOf(shape: Shape, list: boolean): Endpoint {
  const found = prefixedEndpoints.find(
    ({ version, method, response }) =>
      version === "v2" && method === "GET" && response.shape === shape && response.list === list,
  );
  if (found === undefined) throw new Error(`the contract has no endpoint that reads a ${shape}`);
  return found;
}

/** The address of an endpoint of v2, its parameters written as in a path. */
export function addressOf(
  { path }: Endpoint,
  parameters: Readonly<Record<string, string>>,
): string {
  return prefixes.v2[0] + path.replaceAll(/\{(\w+)\}/g, (_, name) => parameters[name] ?? "");
}

/** A URL without some of its query parameters; the others stay as written. */
export function withoutParameters(url: string, names: ReadonlySet<string>): string {
  const at = url.indexOf("?");
  if (at === -1 || names.size === 0) return url;
  const pairs = url.slice(at + 1).split("&");
  const kept = pairs.filter((pair) => !names.has(nameOf(pair)));
  if (kept.length === pairs.length) return url;
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join("&")}`;
}

function nameOf(pair: string): string {
  const name = (pair.split("=", 1)[0] ?? "").replaceAll("+", " ");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A URL with a query parameter behind its own. */
export function withParameter(url: string, name: string, value: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}${name}=${value}`;
}
