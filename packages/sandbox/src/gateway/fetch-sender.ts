import type { Send, UpstreamResponse } from "./ask-upstream.ts";
import { GatewayFault } from "./gateway-fault.ts";
import { joinUpstream } from "./upstream-url.ts";

export interface SenderOptions {
  /** Where v2 is, with or without its prefix. */
  readonly baseUrl: string;
  /** How long an answer may take; in milliseconds. */
  readonly timeout?: number;
  /** How long the body of an answer may be. */
  readonly bodyBytes?: number;
}

export const senderDefaults = { timeout: 30_000, bodyBytes: 64 * 1024 * 1024 } as const;

/**
 * Sends to v2 through a `fetch`. Redirects are not followed, for the key would go along to wherever
 * they lead.
 */
export function createFetchSender(fetchIt: typeof fetch, options: SenderOptions): Send {
  const { timeout, bodyBytes } = { ...senderDefaults, ...options };
  const join = joinUpstream(options.baseUrl);
  return async ({ method, url, headers = {}, body }, signal) => {
    const own = new AbortController();
    const leave = () => own.abort(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
    const timer = setTimeout(() => own.abort(timedOut(timeout)), timeout);
    try {
      // As bytes, for a text would be given a media type that the client did not say.
      const bytes = typeof body === "string" ? new TextEncoder().encode(body) : null;
      const request = new Request(join(url), {
        method,
        headers,
        body: bytes,
        redirect: "manual",
        signal: own.signal,
      });
      const response = await fetchIt(request);
      return await readResponse(response, bodyBytes);
    } catch (error) {
      if (error instanceof GatewayFault) throw error;
      own.signal.throwIfAborted();
      throw unreachable(error);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    }
  };
}

export function timedOut(milliseconds: number): GatewayFault {
  return new GatewayFault(504, `the service did not answer within ${milliseconds} ms`);
}

/** Why stays in the log: it would name addresses. */
export function unreachable(cause: unknown): GatewayFault {
  return new GatewayFault(502, "the service cannot be reached", {}, cause);
}

async function readResponse(response: Response, bodyBytes: number): Promise<UpstreamResponse> {
  const { status, headers } = response;
  if (Number(headers.get("content-length")) > bodyBytes) throw tooLong(bodyBytes);
  const body = await response.text();
  if (body.length > bodyBytes) throw tooLong(bodyBytes);
  const own = new Headers(headers);
  own.delete("set-cookie");
  return { status, headers: Object.fromEntries(own), cookies: headers.getSetCookie(), body };
}

export function tooLong(bytes: number): GatewayFault {
  return new GatewayFault(502, `the service answered with more than ${bytes} bytes`);
}
