import { basesIn } from "../program/environment-files.ts";
import { createCodeWriter } from "./code-writer.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads a file of the environment as what it gives to bases of the service: `NAME: ["https://host", "/api/v1"]`,
 * with `null` for a host that another variable holds, and `NAME: []` where it is not understood. All else is blank.
 */
export function readEnvironment(text: string): Reading {
  const writer = createCodeWriter(text, []);
  const { variables, unclear } = basesIn(text);
  writer.write("\nexport default {\n");
  for (const { name, origin, start, end } of variables) {
    writer.write(`${name}: [${JSON.stringify(origin)}, "`);
    writer.copy(start, end);
    writer.write('"],\n');
  }
  for (const name of unclear) writer.write(`${name}: [],\n`);
  writer.write("};\n");
  return writer.toReading("ts", null);
}
