import { ConversionError, convertRequest, type HttpRequest } from "@habitshift/converter";
import { keyHeader, tokenHeader } from "@habitshift/schemas";
import type { ConvertedRequests } from "../model.ts";
import { isJsonType } from "./judge-headers.ts";
import type { JudgedRequest } from "./read-request.ts";
import { requestIdOf } from "./request-id.ts";

/** What a conversion cannot know of itself. */
export interface JudgeOptions {
  /** Makes the ids of converted requests (default: made of what is judged, so the same for the same request). */
  readonly requestId?: () => string;
  /** The client's own version, which a v1 request does not say. */
  readonly clientVersion?: string;
}

/** What stands for credentials that the request did not have. */
const placeholder = "***";

/** The requests of v2 that a v1 request becomes; undefined where it cannot be converted. */
export function convertJudged(
  { method, url, written, body }: JudgedRequest,
  options: JudgeOptions,
): ConvertedRequests | undefined {
  const request: HttpRequest = { method, url, headers: written() };
  if (body !== undefined && body !== null) request.body = body;
  try {
    const { requests, notes } = convertRequest(request, {
      ...options,
      requestId: options.requestId ?? numberedIds(request),
    });
    const hasKey = requests.every(({ headers = {} }) => nameOf(headers, [keyHeader, tokenHeader]));
    const message = `\`${keyHeader}\` is yours to fill in`;
    return {
      requests: requests.map((own) => ({ ...own, headers: completed(own) })),
      notes: hasKey ? notes : [...notes, { kind: "assumed", pointer: "/headers", message }],
    };
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** The headers of a converted request as v2 takes them. */
function completed({ headers = {}, body }: HttpRequest): Record<string, string> {
  const own = { ...headers };
  if (nameOf(own, [keyHeader, tokenHeader]) === undefined) own[keyHeader] = placeholder;
  const type = nameOf(own, [contentType]);
  if (type !== undefined && body !== undefined && !isJsonType(own[type] ?? ""))
    own[type] = "application/json";
  return own;
}

const contentType = "Content-Type";

/** The name by which one of some headers is there. */
function nameOf(headers: Readonly<Record<string, string>>, wanted: readonly string[]) {
  const names = wanted.map((name) => name.toLowerCase());
  return Object.keys(headers).find(
    (name) => names.includes(name.toLowerCase()) && headers[name]?.trim() !== "",
  );
}

function numberedIds(request: HttpRequest): () => string {
  let text: string | undefined;
  let count = 0;
  return () => {
    text ??= JSON.stringify(request);
    return requestIdOf(`${count++} ${text}`);
  };
}
