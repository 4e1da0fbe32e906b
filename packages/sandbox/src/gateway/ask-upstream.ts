import type { ExactJson, HttpRequest, HttpResponse } from "@habitshift/converter";
import type { CallSignal } from "./call-signal.ts";
import { GatewayFault, UpstreamRefusal } from "./gateway-fault.ts";
import { renewIds } from "./renew-ids.ts";

/** An answer of v2; its body is text. */
export interface UpstreamResponse extends HttpResponse {
  headers: Record<string, string>;
  /** The values of its `Set-Cookie`, one a line. */
  cookies?: readonly string[];
  body: string;
  /** The body, once it was read; not to be copied along with another body. */
  read?: ExactJson;
}

/**
 * Sends a request to v2; its address is a path.
 *
 * @throws {GatewayFault} Where no answer comes.
 */
export type Send = (request: HttpRequest, signal: CallSignal) => Promise<UpstreamResponse>;

/** What one call of v1 asks of v2. */
export interface Ask {
  /** Any answer. */
  any(request: HttpRequest): Promise<UpstreamResponse>;
  /**
   * What a read answers that the gateway makes on its own, with the key of the client.
   *
   * @throws {UpstreamRefusal} Where v2 answers with a failure.
   */
  read(url: string): Promise<UpstreamResponse>;
}

/** @param like - The request whose key and version reads are made with. */
export function createAsk(
  send: Send,
  signal: CallSignal,
  like: HttpRequest,
  requestId: () => string,
): Ask {
  const any = async (request: HttpRequest) => {
    const response = await send(request, signal);
    const { status } = response;
    // No client could be told of it, and Node would not even write all of them.
    if (status < 200 || status > 599) {
      throw new GatewayFault(502, `the service answered with ${status}, which is no status`);
    }
    if (!redirects.has(status)) return response;
    // A client that followed it would send its key there, and would not get v1.
    throw new GatewayFault(502, "the service answered with a redirect, which is not followed");
  };
  let ofReads: Record<string, string> | undefined;
  return {
    any,
    async read(url) {
      ofReads ??= withoutBody(like.headers ?? {});
      const response = await any({
        method: "GET",
        url,
        headers: renewIds(ofReads, requestId),
      });
      if (response.status >= 400) throw new UpstreamRefusal(response);
      return response;
    },
  };
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Headers of a body, which a read has none of. */
const ofBody = /^content-/i;

function withoutBody(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.test(name)));
}
