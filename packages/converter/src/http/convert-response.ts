import { envelope } from "@habitshift/schemas";
import { guarded, notAPayload } from "../conversion-error.ts";
import { envelopeToV1, noteLostEnvelope } from "../envelope-to-v1.ts";
import { placedAt } from "../fault.ts";
import { checkLogs } from "../given-logs.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import type { ConvertOptions, Note } from "../model.ts";
import { below, type NoteTaker } from "../notes.ts";
import { findBatchFailure } from "./batch-answer.ts";
import { type Answered, completeAnswer } from "./complete-answer.ts";
import { type Call, findCall } from "./find-call.ts";
import { readBody } from "./json-body.ts";
import { checkRequest, checkResponse, type HttpRequest, type HttpResponse } from "./message.ts";
import { recordShapeOf } from "./record-shape.ts";
import { redirected } from "./redirected.ts";
import { withoutBodyHeaders } from "./required-headers.ts";

export interface ResponseOptions {
  /** What is answered: the v1 request, or the v2 request that it became. */
  readonly request: HttpRequest;
  /** The logs that fill `completedDates` of habits. */
  readonly logs?: ConvertOptions["logs"];
  /** What the user's own v1 units are called in v2. */
  readonly units?: ConvertOptions["units"];
  /** False where nobody reads the notes: none is taken, which is quicker. */
  readonly notes?: boolean;
  /** What `findCall` found of the request, where that is known. */
  readonly call?: Call | undefined;
}

/** What a v2 response is in v1. */
export interface ConvertedResponse {
  response: HttpResponse;
  notes: Note[];
}

/**
 * Converts the v2 response to a request to what v1 would have answered: status, headers and body; the
 * form of the body, JSON or its text, stays. A page of a list stays a page.
 *
 * @throws {ConversionError} Where the request is no call of the API or the body no answer of v2, such
 * as a page of HTML that a proxy made; nothing else is thrown.
 */
export function convertResponse(
  response: HttpResponse,
  options: ResponseOptions,
): ConvertedResponse {
  return guarded(() => {
    const faults = checkResponse(response);
    if (faults.length > 0) throw notAPayload("an HTTP response", faults);
    checkLogs(options.logs);
    const isQuiet = options.notes === false;
    const taker: NoteTaker = { base: [], notes: [], units: options.units, isQuiet };
    const answered = findRequest(options);
    return { response: responseOf(response, answered, options, taker), notes: taker.notes };
  });
}

function findRequest({ request, call: known }: ResponseOptions): Answered {
  const faults = checkRequest(request);
  if (faults.length > 0) throw notAPayload("an HTTP request", placedAt(inRequest, faults));
  const { method, url } = request;
  const own = known ?? findCall(method, url, "v1");
  const call = typeof own === "string" ? findCall(method, url, "v2") : own;
  if (typeof call === "string") {
    const fault = { path: ["url"], expected: "must be a call of the API" };
    throw notAPayload("an answer of the API", placedAt(inRequest, [fault]));
  }
  const { value } = readBody(request.body, inRequest);
  return { call, body: value, endpoint: redirected(call.endpoint, value).endpoint };
}

/** Faults of the request point there, though it is no part of the response. */
const inRequest = ["request"];

function responseOf(
  response: HttpResponse,
  answered: Answered,
  { logs }: ResponseOptions,
  taker: NoteTaker,
): HttpResponse {
  const { value: body, write } = readBody(response.body);
  if (body === undefined || body === null) return response;
  const isBulk = answered.endpoint.request === "bulk-delete" && isJsonObject(body);
  const failure = isBulk && response.status < firstFailure ? findBatchFailure(body) : undefined;
  const status = failure?.status ?? response.status;
  const own = { ...taker, base: ["body", ...(failure?.path ?? [])] };
  const kind = status < firstFailure ? "envelope" : "error";
  const options = {
    kind,
    to: "v1",
    data: recordShapeOf(answered.endpoint),
    ...(logs && { logs }),
  } as const;
  const converted = envelopeToV1(failure?.body ?? body, options, own);
  if (failure !== undefined) noteLostEnvelope(body as JsonObject, below(taker, "body"));
  if (converted[envelope.success.member] === true) completeAnswer(converted, answered, own);
  const { headers } = response;
  return {
    ...response,
    status,
    ...(headers && { headers: withoutBodyHeaders(headers) }),
    body: write(converted),
  };
}

/** The first status that says that a call failed. */
const firstFailure = 400;
