import { type Endpoint, envelope, prefixedEndpoints, prefixes } from "@habitshift/schemas";
import { type ConversionError, guarded, notAPayload } from "../conversion-error.ts";
import type { Note } from "../model.ts";
import { type NoteTaker, take } from "../notes.ts";
import { addressOf } from "./address.ts";
import { batchesOf } from "./bulk-delete.ts";
import { type Call, findCall, type NoCall } from "./find-call.ts";
import { type JsonBody, readBody } from "./json-body.ts";
import { checkRequest, type HttpRequest } from "./message.ts";
import { redirected } from "./redirected.ts";
import { type BodyOptions, convertBody } from "./request-body.ts";
import { headersOf } from "./required-headers.ts";

export interface RequestOptions extends BodyOptions {
  /** Makes the id of a request (default: a UUID). */
  readonly requestId?: () => string;
  /** The client's own version (default: 1.0.0, noted as `assumed`). */
  readonly clientVersion?: string;
  /** False where nobody reads the notes: none is taken, which is quicker. */
  readonly notes?: boolean;
  /** What `findCall` found of the request in v1, where that is known. */
  readonly call?: Call | undefined;
}

/** What a v1 request becomes. */
export interface ConvertedRequest {
  /** To be sent in this order; more than one where v2 limits what one may ask for. */
  requests: HttpRequest[];
  notes: Note[];
}

/**
 * Converts a v1 request to v2: path, query, headers and body (section 4). What the API does not name
 * stays as written, and so does the form of the body, JSON or its text.
 *
 * @throws {ConversionError} Where it is no v1 call that v2 has a successor for, its body is not one of
 * v1, or v2 needs what it does not say; nothing else is thrown.
 */
export function convertRequest(
  request: HttpRequest,
  options: RequestOptions = {},
): ConvertedRequest {
  return guarded(() => {
    const faults = checkRequest(request);
    if (faults.length > 0) throw notAPayload("an HTTP request", faults);
    const isQuiet = options.notes === false;
    const taker: NoteTaker = { base: [], notes: [], units: options.units, isQuiet };
    return { requests: requestsOf(request, options, taker), notes: taker.notes };
  });
}

function requestsOf(
  request: HttpRequest,
  options: RequestOptions,
  taker: NoteTaker,
): HttpRequest[] {
  const call = options.call ?? findCall(request.method, request.url, "v1");
  if (typeof call === "string") throw noCall(call);
  const body = readBody(request.body);
  const { endpoint, rest } = redirected(call.endpoint, body.value);
  const { successor } = endpoint;
  const target = successor && endpointById.get(successor.endpoint);
  if (successor === undefined || target === undefined) throw noCall("unknown-path");
  const address = addressOf(call, successor, target, rest, taker);
  if (endpoint.response.list && target.response.list) {
    const message = "v1 lists came whole; v2 answers with a page";
    take(taker, "lost", ["url"], message, envelope.lists.change);
  }
  const bodies = bodiesOf(endpoint, body, address.body, options, taker);
  const values = {
    requestId: options.requestId ?? (() => crypto.randomUUID()),
    clientVersion: options.clientVersion,
  };
  const headers = headersOf(request.headers ?? {}, bodies.length, values, taker);
  return bodies.map((own, index) => ({
    method: target.method,
    url: address.url,
    headers: headers[index] ?? {},
    ...(own === undefined ? {} : { body: own }),
  }));
}

const endpointById = new Map(prefixedEndpoints.map((endpoint) => [endpoint.id, endpoint]));

const reasons: Readonly<
  Record<NoCall, { readonly path: readonly string[]; readonly expected: string }>
> = {
  "other-version": { path: ["url"], expected: `must have ${prefixes.v1.join(" or ")} in its path` },
  "unknown-path": { path: ["url"], expected: "must have a path that v2 has a successor for" },
  "unknown-method": { path: ["method"], expected: "must be one that the path had" },
};

function noCall(why: NoCall): ConversionError {
  return notAPayload("a v1 call with a successor in v2", [reasons[why]]);
}

/** The bodies of the requests that a call becomes, written as its own was; one undefined: without a body. */
function bodiesOf(
  endpoint: Endpoint,
  body: JsonBody,
  rest: unknown,
  options: RequestOptions,
  taker: NoteTaker,
): unknown[] {
  const own = { ...taker, base: ["body"] };
  if (endpoint.request === "bulk-delete") return batchesOf(rest, own).map((one) => body.write(one));
  if (endpoint.request === "none") return [leftover(body, rest, own)];
  const converted = convertBody(endpoint, rest, options, own);
  return [converted === rest ? body.original : body.write(converted)];
}

/** What a call has as a body that needs none: nothing, where all of it moved into the path. */
function leftover(body: JsonBody, rest: unknown, taker: NoteTaker): unknown {
  if (rest === undefined || rest === null) return body.original;
  const message = "no body is needed here; it is carried over";
  if (rest === body.value) {
    take(taker, "kept", [], message);
    return body.original;
  }
  if (Object.keys(rest).length === 0) return undefined;
  take(taker, "kept", [], message);
  return body.write(rest);
}
