import { readJson } from "@habitshift/converter";

/** A body that could be read as JSON. */
export interface ReadBody {
  /** Undefined where there is none. */
  readonly value: unknown;
  /** What is said of a member that the text names twice. */
  readonly repeated?: string;
}

/** Reads a body that may be JSON as text; undefined where the text is not JSON. */
export function readBody(body: unknown): ReadBody | undefined {
  if (typeof body !== "string") return { value: body ?? undefined };
  if (body.trim() === "") return { value: undefined };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  try {
    readJson(body);
    return { value };
  } catch (error) {
    // The text is JSON, so this is what else there may be against it.
    return error instanceof SyntaxError
      ? { value, repeated: clippedText(error.message) }
      : { value };
  }
}

function clippedText(message: string): string {
  return message.length > 200 ? `${message.slice(0, 200)}…` : message;
}
