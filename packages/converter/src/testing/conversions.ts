import { ConversionError } from "../conversion-error.ts";
import { convertRequest, type RequestOptions } from "../http/convert-request.ts";
import type { HttpRequest } from "../http/message.ts";
import type { Note } from "../model.ts";

/** Converts with ids in a row and a client version, so that nothing is left to chance or assumed of them. */
export function toV2(request: HttpRequest, options: RequestOptions = {}) {
  let count = 0;
  const requestId = () => {
    count += 1;
    return `r${count}`;
  };
  return convertRequest(request, { requestId, clientVersion: "9.9.9", ...options });
}

/** The only request that another one becomes. */
export function onlyV2(request: HttpRequest, options?: RequestOptions): HttpRequest {
  const { requests } = toV2(request, options);
  const [only] = requests;
  if (only === undefined || requests.length > 1) throw new Error(`${requests.length} requests`);
  return only;
}

/** The pointers of the refusal that something ends with. */
export function refusalOf(attempt: () => unknown): readonly string[] {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ConversionError) return error.pointers;
    throw error;
  }
  throw new Error("it was not refused");
}

/** Notes in short: kind, pointer, and change where there is one. */
export function inShort(notes: readonly Note[]): string[] {
  return notes.map(({ kind, pointer, change }) => [kind, pointer, change].join(" ").trim());
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
