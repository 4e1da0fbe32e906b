import { type RequiredHeader, requiredHeaders } from "@habitshift/schemas";
import { put } from "../json.ts";
import { type NoteTaker, take } from "../notes.ts";
import { headersNamed } from "./message.ts";

/** Where the values of the required headers come from. */
export interface HeaderValues {
  /** A new id for each call. */
  readonly requestId: () => string;
  /** Undefined: it is not known. */
  readonly clientVersion: string | undefined;
}

/** What `X-Client-Version` says of a client whose version is not known. */
const unknownVersion = "1.0.0";

/** Headers that speak of the bytes of the v1 body. */
const ofTheBody = new Set([
  "content-digest",
  "content-encoding",
  "content-length",
  "content-md5",
  "digest",
]);

/**
 * The headers of the v2 requests that one v1 request becomes: its own, and those that v2 requires
 * (section 5). Each request but the first has a new id.
 */
export function headersOf(
  own: Readonly<Record<string, string>>,
  count: number,
  values: HeaderValues,
  taker: NoteTaker,
): Record<string, string>[] {
  const first = withRequired(own, values, taker);
  const others = Array.from({ length: count - 1 }, () => {
    const headers = { ...first };
    for (const { name, value } of requiredHeaders) {
      if (value.kind !== "unique-per-request") continue;
      headers[headersNamed(Object.keys(headers), name)[0] ?? name] = values.requestId();
    }
    return headers;
  });
  return [first, ...others];
}

function withRequired(
  own: Readonly<Record<string, string>>,
  values: HeaderValues,
  taker: NoteTaker,
): Record<string, string> {
  const headers = withoutBodyHeaders(own);
  const names = Object.keys(headers).filter(({ length }) => lengths.has(length));
  for (const header of requiredHeaders) {
    const [name = header.name, ...others] = headersNamed(names, header.name);
    for (const other of others) {
      delete headers[other];
      take(
        taker,
        "lost",
        ["headers", other],
        `it is there twice; \`${name}\` stays`,
        header.change,
      );
    }
    headers[name] = requiredValue(header, name, headers[name] ?? "", values, taker);
  }
  return headers;
}

/** By their lengths most headers are told from those that v2 requires. */
const lengths = new Set(requiredHeaders.map(({ name }) => name.length));

/** The value of a required header; `given` is empty where the request did not say it. */
function requiredValue(
  { name, value, change }: RequiredHeader,
  own: string,
  given: string,
  { requestId, clientVersion }: HeaderValues,
  taker: NoteTaker,
): string {
  if (value.kind === "constant") {
    if (given !== "" && given !== value.text) {
      take(taker, "lost", ["headers", own], `\`${given}\` becomes \`${value.text}\``, change);
    }
    return value.text;
  }
  if (given !== "") return given;
  if (value.kind === "unique-per-request") return requestId();
  if (clientVersion === undefined || clientVersion === "") {
    const message = `\`${name}\` is assumed to be \`${unknownVersion}\``;
    take(taker, "assumed", ["headers"], message, change);
  }
  return clientVersion || unknownVersion;
}

/** The headers of a message whose body is another now. */
export function withoutBodyHeaders(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined && !ofTheBody.has(name.toLowerCase())) put(kept, name, value);
  }
  return kept;
}
