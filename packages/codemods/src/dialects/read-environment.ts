import { baseVariables } from "../program/environment-files.ts";
import { createCodeWriter } from "./code-writer.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads a file of the environment as what it gives to bases of the service, `NAME: "/api/v1"`, with
 * `[, "/api/v1"]` where a host stands before the path; all else in it is blank.
 */
export function readEnvironment(text: string): Reading {
  const writer = createCodeWriter(text, []);
  writer.write("\nexport default {\n");
  for (const { name, isAddress, start, end } of baseVariables(text)) {
    writer.write(isAddress ? `${name}: [, "` : `${name}: "`);
    writer.copy(start, end);
    writer.write(isAddress ? '"],\n' : '",\n');
  }
  writer.write("};\n");
  return writer.toReading("ts", null);
}
