import { requiredHeaders } from "@habitshift/schemas";

type Headers = Readonly<Record<string, string>>;

/** Headers that speak of one connection and no further (RFC 9110, section 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authentication-info",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Headers that speak of the bytes or the version of one representation; v1 and v2 have different ones. */
const ofRepresentation = ["content-length", "content-encoding", "content-md5", "content-digest"];
const ofTheAnswer = ["etag", "last-modified", "accept-ranges", "content-range", "digest"];
const ofTheRequest = [
  "accept-encoding",
  "expect",
  "host",
  "http2-settings",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
];

/** What v2 must get new or as the gateway says it, whatever the client of v1 sent. */
const own = requiredHeaders
  .filter(({ value }) => value.kind !== "client-version")
  .map(({ name }) => name.toLowerCase());

const fromRequest = new Set([...hopByHop, ...ofRepresentation, ...ofTheRequest, ...own]);
const fromAnswer = new Set([...hopByHop, ...ofRepresentation, ...ofTheAnswer]);

/** The headers of a v1 request that go on to v2. */
export function requestHeaders(headers: Headers): Record<string, string> {
  return without(headers, fromRequest);
}

/** The headers of a v2 answer that go back to the client. */
export function answerHeaders(headers: Headers): Record<string, string> {
  return without(headers, fromAnswer);
}

function without(headers: Headers, dropped: ReadonlySet<string>): Record<string, string> {
  const named = namedByConnection(headers);
  const kept: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const lower = name.toLowerCase();
    if (!dropped.has(lower) && !named.has(lower)) kept[lower] = headers[name] ?? "";
  }
  return kept;
}

const none: ReadonlySet<string> = new Set();

/** The headers that `Connection` names: they end here, too. */
function namedByConnection(headers: Headers): ReadonlySet<string> {
  const text = headers.connection ?? headers.Connection;
  if (text === undefined || /^(?:keep-alive|close)$/i.test(text)) return none;
  return new Set(text.split(",").map((name) => name.trim().toLowerCase()));
}
