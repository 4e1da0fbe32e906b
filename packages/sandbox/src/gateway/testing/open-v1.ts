import { createV1Fetch, type V1FetchOptions } from "../create-v1-fetch.ts";
import { createStandIn } from "./v2-stand-in.ts";

/** Where the service is. */
export const base = "https://api.example.com";
/** What a client sends to be known. */
export const key = { "X-API-Key": "hk_secret" };

/** A client of v1 in front of a v2 that answers as a test says. */
export function openV1(
  answer: Parameters<typeof createStandIn>[0],
  options: Partial<V1FetchOptions> = {},
) {
  const upstream = createStandIn(answer);
  const v1 = createV1Fetch({ fetch: upstream.fetch, baseUrl: base, ...options });
  const call = async (method: string, path: string, body?: unknown, headers: object = key) => {
    const response = await v1(`${base}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { response, status: response.status, json: text === "" ? undefined : JSON.parse(text) };
  };
  return { ...upstream, v1, call };
}
