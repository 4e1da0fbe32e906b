import { findCall } from "@habitshift/converter";
import { createGateway, type GatewayOptions } from "./create-gateway.ts";
import { createFetchSender, type SenderOptions } from "./fetch-sender.ts";
import { nullBodyStatuses } from "./null-body.ts";

export interface V1FetchOptions extends Omit<GatewayOptions, "send">, SenderOptions {
  /** What v2 is reached through (default: the global one). */
  readonly fetch?: typeof fetch;
  /** Where the client still looks for v1, where that is another place than `baseUrl`. */
  readonly v1BaseUrl?: string;
}

/**
 * A `fetch` for a client that still speaks v1, in front of a service that speaks v2. What is no call of
 * v1 to that service goes on as it is.
 */
export function createV1Fetch(options: V1FetchOptions): typeof fetch {
  const { fetch: fetchIt = globalThis.fetch, baseUrl, v1BaseUrl = baseUrl } = options;
  const gateway = createGateway({ ...options, send: createFetchSender(fetchIt, options) });
  const origins = new Set([baseUrl, v1BaseUrl].map(originOf));
  return async (input, init) => {
    const url = absolute(input, v1BaseUrl);
    const request = new Request(typeof input === "object" && "method" in input ? input : url, init);
    const isOwn = origins.has(originOf(url));
    if (!isOwn || findCall(request.method, url, "v1") === "other-version") {
      return fetchIt(request);
    }
    const { pathname, search } = new URL(url);
    const { response } = await gateway.answer(
      {
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      },
      request.signal,
    );
    const { status, headers = {}, cookies = [], body } = response;
    const isBare = nullBodyStatuses.has(status) || request.method === "HEAD";
    const answer = new Response(isBare ? null : String(body ?? ""), { status, headers });
    for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
    Object.defineProperty(answer, "url", { value: url });
    return answer;
  };
}

function absolute(input: Parameters<typeof fetch>[0], base: string): string {
  const text = typeof input === "object" && "url" in input ? input.url : String(input);
  return new URL(text, base).href;
}

function originOf(url: string): string {
  return new URL(url).origin;
}
