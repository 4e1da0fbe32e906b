import { notAPayload } from "../conversion-error.ts";
import { readJson } from "../exact-json.ts";
import type { Segment } from "../pointer.ts";

/** A body, and how to write another one in the same form. */
export interface JsonBody {
  readonly value: unknown;
  /** As it was given. */
  readonly original: unknown;
  write(value: unknown): unknown;
}

/**
 * Reads a body that may be JSON as text; what comes back is text then, too.
 *
 * @param base - Where the message stands.
 * @throws {ConversionError} Where the text is not JSON.
 */
export function readBody(body: unknown, base: readonly Segment[] = []): JsonBody {
  if (typeof body !== "string") return { value: body, original: body, write: (value) => value };
  if (body.trim() === "")
    return { value: undefined, original: body, write: (value) => JSON.stringify(value) };
  try {
    return { ...readJson(body), original: body };
  } catch (cause) {
    const faults = [{ path: [...base, "body"], expected: "must be JSON" }];
    throw notAPayload("a body of the API", faults, { cause });
  }
}
