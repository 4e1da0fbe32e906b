import {
  ConversionError,
  type ConvertedRequest,
  convertRequest,
  type HttpRequest,
} from "@habitshift/converter";
import { type Endpoint, keyHeader, tokenHeader } from "@habitshift/schemas";
import type { ConvertedRequests } from "../model.ts";
import { contentType } from "./header-names.ts";
import { isBearer, isJsonType } from "./judge-headers.ts";
import type { JudgedRequest } from "./read-request.ts";
import { requestIdsOf } from "./request-id.ts";

/** What a conversion cannot know of itself. */
export interface JudgeOptions {
  /** Makes the ids of converted requests (default: a UUID, for v2 refuses an id that it has seen). */
  readonly requestId?: () => string;
  /**
   * Where the request stands in what, such as a file and a line: where there is one, ids are made of it and of the request,
   * so that those of a document are the same each time, and no two requests of it share one.
   */
  readonly place?: string;
  /** The client's own version, which a v1 request does not say. */
  readonly clientVersion?: string;
}

/** How many notes are listed: a body may have any number of unknown members. */
const mostNotes = 100;

/** What stands for credentials that the request did not have. */
const placeholder = "***";

/**
 * The requests of v2 that a v1 request becomes; undefined where it cannot be converted.
 *
 * @param goal - The operation of v2 that it becomes a call of, where its body is one of v2 already.
 */
export function convertJudged(
  { method, url, written, body }: JudgedRequest,
  goal: Endpoint | undefined,
  options: JudgeOptions,
): ConvertedRequests | undefined {
  const request: HttpRequest = { method, url, headers: written() };
  if (body !== undefined && body !== null) request.body = body;
  const { place, ...rest } = options;
  const requestId =
    place === undefined ? undefined : requestIdsOf(() => place + JSON.stringify(request));
  const all = { ...(requestId && { requestId }), ...rest };
  const isHead = method.toUpperCase() === "HEAD";
  const converted = isHead
    ? headOf(convertOrNot(fetched(request), all))
    : (convertOrNot(request, all) ??
      (goal && withOwnBody(convertOrNot(fetched(request), all), body, goal)));
  if (converted === undefined) return undefined;
  const { requests, notes } = converted;
  const hasKey = requests.every(({ headers = {} }) => hasCredentials(headers));
  const listed = notes.slice(0, mostNotes);
  const message = `\`${keyHeader}\` is yours to fill in`;
  return {
    requests: requests.map((own) => ({ ...own, headers: completed(own) })),
    notes: hasKey ? listed : [...listed, { kind: "assumed", pointer: "/headers", message }],
  };
}

function convertOrNot(request: HttpRequest, options: JudgeOptions): ConvertedRequest | undefined {
  try {
    return convertRequest(request, options);
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** The call that fetches what another one sends: its address is converted the same, and it has no body. */
function fetched({ url, headers }: HttpRequest): HttpRequest {
  return { method: "GET", url, ...(headers ? { headers } : {}) };
}

function headOf(converted: ConvertedRequest | undefined): ConvertedRequest | undefined {
  return (
    converted && {
      ...converted,
      requests: converted.requests.map((own) => ({ ...own, method: "HEAD" })),
    }
  );
}

function withOwnBody(
  converted: ConvertedRequest | undefined,
  body: unknown,
  { method }: Endpoint,
): ConvertedRequest | undefined {
  const [request] = converted?.requests ?? [];
  return request && { requests: [{ ...request, method, body }], notes: [] };
}

/** Whether there is a key or a token that v2 takes. */
function hasCredentials(headers: Readonly<Record<string, string>>): boolean {
  const token = nameOf(headers, [tokenHeader]);
  return nameOf(headers, [keyHeader]) !== undefined || isBearer(token ? headers[token] : undefined);
}

/** The headers of a converted request as v2 takes them. */
function completed({ headers = {}, body }: HttpRequest): Record<string, string> {
  const own = { ...headers };
  if (!hasCredentials(own)) own[keyHeader] = placeholder;
  const type = nameOf(own, [contentType]);
  if (type !== undefined && body !== undefined && !isJsonType(own[type] ?? ""))
    own[type] = "application/json";
  return own;
}

/** The name by which one of some headers is there. */
function nameOf(headers: Readonly<Record<string, string>>, wanted: readonly string[]) {
  const names = wanted.map((name) => name.toLowerCase());
  return Object.keys(headers).find(
    (name) => names.includes(name.toLowerCase()) && headers[name]?.trim() !== "",
  );
}
