import { headersFrom } from "./headers-from.ts";
import { isOfTransport } from "./is-of-transport.ts";
import { isObject } from "./json/json-object.ts";
import { readPostData } from "./post-data.ts";

/** The request of an entry of an HTTP Archive. */
export interface HarRequest {
  /** As it is judged. */
  readonly request: {
    readonly method: unknown;
    readonly url: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  /** The body as text; undefined where there is none. */
  readonly text: string | undefined;
  /** True where the archive has that text as it was sent. */
  readonly isVerbatim: boolean;
  /** False where the archive has only that there was a body. */
  readonly isBodyKnown: boolean;
}

/**
 * Reads the request of an entry of an HTTP Archive (HAR 1.2), undefined where it is no object.
 *
 * @param parse - What a body says: JSON as its value, so that a pointer leads into it, else its text.
 */
export function harRequest(
  entry: unknown,
  parse: (text: string) => unknown,
): HarRequest | undefined {
  if (!isObject(entry)) return undefined;
  const { method, url, headers, postData, bodySize } = entry;
  const body = readPostData(postData);
  return {
    request: {
      method,
      url,
      ...(Array.isArray(headers) && { headers: headersFrom(sentHeaders(headers)) }),
      ...(body !== undefined && { body: parse(body.text) }),
    },
    text: body?.text,
    isVerbatim: body?.isVerbatim ?? false,
    isBodyKnown: body?.isKnown ?? !(Number(bodySize) > 0),
  };
}

/** Chrome leaves out cookies and `Authorization` unless one asks for them; then no request is said to lack them. */
export function hidesCredentials(creator: unknown, requests: readonly HarRequest[]): boolean {
  if (creator !== "WebInspector") return false;
  return !requests.some(({ request }) =>
    Object.keys(request.headers ?? {}).some((name) => /^(?:cookie|authorization)$/i.test(name)),
  );
}

function sentHeaders(list: readonly unknown[]): { name: string; value: string }[] {
  return list.flatMap((entry) => {
    if (!isObject(entry)) return [];
    const { name, value } = entry;
    if (typeof name !== "string" || typeof value !== "string" || isOfTransport(name)) return [];
    return [{ name, value }];
  });
}
