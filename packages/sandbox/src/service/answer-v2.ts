import type { Endpoint } from "@habitshift/schemas";
import { isFault, type ServiceFault } from "@habitshift/validator/http";
import { type Caller, findCaller } from "./caller.ts";
import { identityTokenHeaders } from "./deprecation.ts";
import { type Answer, faultV2, metaOf } from "./envelopes.ts";
import type { Outcome, Scene } from "./operation.ts";
import { pageOf } from "./page-of.ts";
import { perform, routeOf } from "./perform.ts";
import { isBatch, performBatch } from "./perform-batch.ts";
import { forbiddenScope, forbiddenVersion } from "./permission.ts";
import { countRequest } from "./rate-limit.ts";
import { versionHeaderFault } from "./version-headers.ts";
import type { Visit } from "./visit.ts";

/** Answers a request below the prefix of v2, checked in the order of decision `order-of-checks`. */
export async function answerV2(visit: Visit): Promise<Answer> {
  const { store, now, id } = visit;
  const caller = await findCaller(store, visit.request.headers, now);
  if (isFault(caller)) return faultV2(caller, id, now);
  const counted = await countRequest(store, caller, now);
  const headers = {
    ...counted.headers,
    ...(caller.isDeprecated && identityTokenHeaders),
  };
  const outcome = counted.fault ?? (await outcomeOf(visit, caller));
  if (isFault(outcome)) return withHeaders(faultV2(outcome, id, now), headers);
  return withHeaders(outcome, headers);
}

function withHeaders(answer: Answer, headers: Answer["headers"]): Answer {
  return { ...answer, headers: { ...headers, ...answer.headers } };
}

async function outcomeOf(visit: Visit, caller: Caller): Promise<Answer | ServiceFault> {
  const { request, url, store, now, id } = visit;
  const call = routeOf(request.method, url, "v2");
  const refused =
    (await forbiddenVersion(store, caller, "v2")) ??
    (isFault(call) ? undefined : forbiddenScope(caller, call.endpoint)) ??
    (await versionHeaderFault(store, caller.id, request.headers, now));
  if (refused !== undefined) return refused;
  if (isFault(call)) return call;
  const { endpoint, query } = call;
  const read = endpoint.request === "none" ? { value: undefined } : visit.body;
  if (isFault(read)) return read;
  const scene: Scene = { store, now, caller, createId: visit.createId };
  const outcome = isBatch(endpoint)
    ? await performBatch(scene, read.value)
    : await perform(scene, { call, body: read.value });
  if (isFault(outcome)) return outcome;
  const { status, data } = outcome;
  const pagination = paginationOf(endpoint, outcome, query);
  const body = { data, ...(pagination && { pagination }), meta: metaOf(id, now) };
  return { status, headers: {}, body };
}

function paginationOf(endpoint: Endpoint, { total }: Outcome, query: string) {
  if (!endpoint.response.list || total === undefined) return undefined;
  return { total, ...pageOf(query) };
}
