import type { HttpRequest } from "@habitshift/converter";
import { endpoints } from "@habitshift/schemas";
import { createAsk, type Send } from "./ask-upstream.ts";
import type { CallSignal } from "./call-signal.ts";
import { answerHeaders, requestHeaders } from "./pass-headers.ts";
import type { ResponseV1 } from "./to-v1.ts";

/** The methods of what is of no version, by its path. */
const ofNoVersion = new Map(
  endpoints
    .filter(({ bare, response }) => bare === true && response.shape === "tokens")
    .map(({ path, method }) => [path, method]),
);

/** True for signing in and renewing tokens, which stand without a prefix and are of no version. */
export function isOfNoVersion({ method, url }: HttpRequest): boolean {
  const end = url.indexOf("?");
  const own = ofNoVersion.get(end === -1 ? url : url.slice(0, end));
  return own !== undefined && own === method.toUpperCase();
}

/** Asks the service for what is the same for clients of v1, and answers as it does. */
export async function passOn(
  { method, url, headers = {}, body }: HttpRequest,
  send: Send,
  signal: CallSignal,
  requestId: () => string,
): Promise<ResponseV1> {
  const request = { method, url, headers: requestHeaders(headers), body };
  const answer = await createAsk(send, signal, request, requestId).any(request);
  const { status, cookies } = answer;
  const own = answerHeaders(answer.headers);
  return { status, headers: own, ...(cookies && { cookies }), body: answer.body };
}
