/** A URL in its parts, none of them decoded; in a row they are the URL again. */
export interface UrlParts {
  /** Scheme and host, or nothing. */
  readonly origin: string;
  readonly path: string;
  /** With the `?`, or nothing. */
  readonly query: string;
  /** With the `#`, or nothing. */
  readonly fragment: string;
}

const parts = /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Takes a URL apart; every text has such parts (RFC 3986, appendix B). */
export function splitUrl(url: string): UrlParts {
  const [, origin = "", path = "", query = "", fragment = ""] = parts.exec(url) ?? [];
  return { origin, path, query, fragment };
}

/**
 * The values of a query parameter, decoded, and the query without it; its other parameters stay as
 * written. A value whose percent signs make no sense is undefined.
 */
export function takeParameters(
  query: string,
  name: string,
): { readonly values: readonly (string | undefined)[]; readonly rest: string } {
  const pairs = query === "" ? [] : query.slice(1).split("&");
  const isNamed = (pair: string) => decodeQuery(pair.split("=", 1)[0] ?? "") === name;
  const own = pairs.filter(isNamed);
  if (own.length === 0) return { values: [], rest: query };
  const rest = pairs.filter((pair) => !isNamed(pair));
  return {
    values: own.map((pair) =>
      pair.includes("=") ? decodeQuery(pair.slice(pair.indexOf("=") + 1)) : "",
    ),
    rest: rest.length > 0 ? `?${rest.join("&")}` : "",
  };
}

/** The query with parameters in front of its own. */
export function withParameters(query: string, added: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(added).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const own = query.slice(1);
  const all = own === "" ? pairs : [...pairs, own];
  return all.length > 0 ? `?${all.join("&")}` : query;
}

function decodeQuery(text: string): string | undefined {
  return decodePart(text.replaceAll("+", " "));
}

/** A part of a URL, decoded; undefined where its percent signs make no sense. */
export function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A text as one segment of a path; undefined where none can say it: the empty one, dots, which every
 * client takes for folders, and halves of characters.
 */
export function encodeSegment(text: string): string | undefined {
  if (text === "" || text === "." || text === "..") return undefined;
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}
