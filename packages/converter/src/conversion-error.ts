import type { Fault } from "./fault.ts";
import { pointerTo } from "./pointer.ts";

/** How many faults the message names; `pointers` has them all. */
const named = 3;

/** The payload is not one of the kind that was named. */
export class ConversionError extends Error {
  override readonly name = "ConversionError";
  /** JSON Pointers (RFC 6901) into the payload; one that ends at a missing member means that it is missing. */
  readonly pointers: string[];

  constructor(message: string, options: ConversionErrorOptions) {
    super(message, options);
    this.pointers = [...options.pointers];
  }
}

interface ConversionErrorOptions extends ErrorOptions {
  readonly pointers: readonly string[];
}

/** The error for a payload with faults; `what` is what it should have been, such as `a v1 habit`. */
export function notAPayload(
  what: string,
  faults: readonly Fault[],
  options?: ErrorOptions,
): ConversionError {
  const texts = faults.map(({ path, expected }) => `${pointerTo(path) || "it"} ${expected}`);
  const more = texts.length > named ? `; and ${texts.length - named} more` : "";
  const text = `not ${what}: ${texts.slice(0, named).join("; ")}${more}`;
  return new ConversionError(text, {
    ...options,
    pointers: [...new Set(faults.map(({ path }) => pointerTo(path)))],
  });
}

/** Lets nothing else through than a ConversionError: what is passed may be a proxy or have getters that throw. */
export function guarded<T>(convertIt: () => T): T {
  try {
    return convertIt();
  } catch (cause) {
    if (cause instanceof ConversionError) throw cause;
    throw new ConversionError("the payload cannot be read", { pointers: [""], cause });
  }
}
