import {
  ConversionError,
  convertRequest,
  findCall,
  type HttpRequest,
  type Note,
  type RequestOptions,
} from "@habitshift/converter";
import type { Endpoint } from "@habitshift/schemas";
import { readJsonText } from "./json-text.ts";

/** A request as a document has it. */
export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What came of the try to convert a request: it is not for the service, in v2 now, or at fault. */
export type Attempt = { readonly kind: "foreign" } | ConvertedAttempt | FailedAttempt;

export interface ConvertedAttempt {
  readonly kind: "converted";
  /** The operation of v1 that it called. */
  readonly endpoint: Endpoint;
  /** What it becomes, in this order. */
  readonly calls: readonly RecordedCall[];
  readonly notes: readonly Note[];
}

export interface FailedAttempt {
  readonly kind: "failed";
  /** Into the request. */
  readonly pointer: string;
  readonly message: string;
  /** True where v1 has no such path, which many another API may have. */
  readonly isUnknownPath: boolean;
}

export const foreign: Attempt = { kind: "foreign" };

/** Tries to convert a request of a document; the text of its body keeps its form. */
export function attemptCall(call: RecordedCall, options: RequestOptions): Attempt {
  const { method, url, headers } = call;
  const found = findCall(method, url, "v1");
  if (found === "other-version") return foreign;
  const { value, write } = bodyOf(call.body);
  const request = { method, url, headers, ...(value === undefined ? {} : { body: value }) };
  try {
    const { requests, notes } = convertRequest(request, options);
    // Without an endpoint the converter would have thrown.
    if (typeof found === "string") return foreign;
    const { endpoint } = found;
    const calls = requests.map((own) => ({ ...headed(own), body: textOf(own.body, write) }));
    return { kind: "converted", endpoint, calls, notes };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    const [pointer = ""] = error.pointers;
    return {
      kind: "failed",
      pointer,
      message: error.message,
      isUnknownPath: found === "unknown-path",
    };
  }
}

function headed({ method, url, headers }: HttpRequest) {
  return { method, url, headers: headers ?? {} };
}

function textOf(body: unknown, write: (value: unknown) => string): string | undefined {
  return body === undefined ? undefined : write(body);
}

/** A body as the converter wants it, and how to write what it makes of it. */
function bodyOf(text: string | undefined): {
  readonly value: unknown;
  write(value: unknown): string;
} {
  const plain = { value: text, write: String };
  if (text === undefined || text.trim() === "") return plain;
  try {
    const { value, write } = readJsonText(text);
    if (typeof value === "string") return plain;
    return { value, write: (other) => (other === value ? text : write(other)) };
  } catch {
    // The converter says why.
    return plain;
  }
}

/** JSON Pointers to the parts of a request in a document. */
export interface Places {
  readonly method: string;
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

/** Where in the document stands what a pointer into a request names. */
export function placeOf(pointer: string, places: Places): string {
  const part = pointer.split("/", 2)[1] ?? "";
  return Object.hasOwn(places, part) ? places[part as keyof Places] : places.url;
}
