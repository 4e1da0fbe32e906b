import { ConversionError } from "../conversion-error.ts";
import { type AnyConversion, type AnyOptions, convertAny } from "../convert-any.ts";
import { type ExactJson, readJson } from "../exact-json.ts";
import type { FailedLine } from "./line.ts";

/** A line that was converted, and how to write what came of it. */
export interface WrittenLine {
  readonly conversion: AnyConversion;
  readonly write: ExactJson["write"];
  /** The converted values, each with the end of the line. */
  readonly text: string;
}

/**
 * Converts one line of NDJSON; gives what is wrong with it where it cannot be.
 *
 * @param isOdd - Whether the block that it stands in may have a number that no double holds.
 */
export function convertLine(
  text: string,
  end: string,
  isOdd: boolean,
  options: AnyOptions,
): WrittenLine | FailedLine["error"] {
  try {
    const { value, write } = readJson(text, isOdd);
    const conversion = convertAny(value, options);
    if (conversion.kind === "converted") return { conversion, write, text: text + end };
    let written = "";
    for (const own of conversion.values) written += write(own) + end;
    return { conversion, write, text: written };
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): FailedLine["error"] {
  if (error instanceof ConversionError) {
    return { message: error.message, pointers: error.pointers };
  }
  if (error instanceof SyntaxError) {
    // The engine counts from 0, and calls it a position.
    const message = error.message.replace(/ in JSON at position (\d+).*$/s, (_, position) => {
      return ` at column ${Number(position) + 1}`;
    });
    return { message: `not JSON: ${message}`, pointers: [] };
  }
  // What is left is the engine's limit for nested calls.
  return { message: "it is nested too deeply to be written", pointers: [""] };
}
