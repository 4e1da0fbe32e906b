import { prefixes } from "@habitshift/schemas";

/** A request as the stand-in saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = { readonly status?: number; readonly body: unknown; readonly headers?: object };

const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00Z", version: "2.2.1" };

export const one = (data: unknown, status = 200): Answer => ({ status, body: { data, meta } });

/** The page of a list that was asked for. */
export function page({ query }: Seen, items: readonly unknown[]): Answer {
  const parameters = new URLSearchParams(query);
  const limit = Number(parameters.get("limit") ?? 50);
  const offset = Number(parameters.get("offset") ?? 0);
  const data = items.slice(offset, offset + limit);
  return { body: { data, pagination: { total: items.length, limit, offset }, meta } };
}

export const failure = (status: number, message: string, headers = {}): Answer => ({
  status,
  headers,
  body: { error: { code: "ANY", message, details: [] }, meta },
});

/** A `fetch` that answers by what a test says, and remembers what was asked; ids must be new. */
export function createStandIn(answer: (seen: Seen) => Answer | Promise<Answer>) {
  const seen: Seen[] = [];
  const ids = new Set<string | null>();
  const fetchIt = async (input: RequestInfo | URL) => {
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.text();
    const own: Seen = {
      method: request.method,
      path: url.pathname.slice(prefixes.v2[0].length),
      query: url.search,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
    seen.push(own);
    const id = request.headers.get("x-request-id");
    const isKnown = ids.has(id);
    ids.add(id);
    const {
      status = 200,
      body,
      headers,
    } = isKnown ? failure(400, "the id was seen before") : await answer(own);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), {
      status,
      headers: { "Content-Type": "application/json", ...headers },
    });
  };
  const asked = () => seen.map(({ method, path, query }) => `${method} ${path}${query}`);
  return { fetch: fetchIt as typeof fetch, seen, asked };
}
