import type { HttpResponse } from "@habitshift/converter";
import { paging, prefixedEndpoints, prefixes } from "@habitshift/schemas";
import { createAsk, type Send } from "./ask-upstream.ts";
import type { CallSignal } from "./call-signal.ts";
import { type BodyFault, GatewayFault, statusOf, UpstreamRefusal } from "./gateway-fault.ts";
import { type PlanOptions, readerLike } from "./plan-call.ts";
import { withParameter } from "./v2-address.ts";

/** A list that is small, and belongs to no habit. */
const list = prefixedEndpoints.find(
  ({ version, response }) => version === "v1" && response.shape === "area" && response.list,
);
if (list === undefined) throw new Error("the contract has no list of areas in v1");
const url = prefixes.v1[0] + list.path;

/** What is said of a key before all else; whether it may do this very thing only the call itself would show. */
const ofKeys = new Set([statusOf("key-unusable"), statusOf("rate-limited")]);

/**
 * What the service says of the key of a call whose body is refused (decision `order-of-checks`).
 * Undefined: nothing, or it says nothing at all.
 */
export async function lookAtKey(
  { request }: BodyFault,
  send: Send,
  signal: CallSignal,
  options: PlanOptions & { readonly requestId: () => string },
): Promise<HttpResponse | undefined> {
  const like = readerLike({ ...request, url }, options);
  const ask = createAsk(send, signal, like, options.requestId);
  try {
    await ask.read(withParameter(like.url, paging.limit, 1));
    return undefined;
  } catch (error) {
    if (error instanceof UpstreamRefusal) {
      return ofKeys.has(error.response.status) ? error.response : undefined;
    }
    if (error instanceof GatewayFault) return undefined;
    throw error;
  }
}
