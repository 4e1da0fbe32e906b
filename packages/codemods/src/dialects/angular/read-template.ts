import { createCodeWriter } from "../code-writer.ts";
import type { Reading } from "../reading.ts";
import { MODEL } from "./expression-writer.ts";
import { parseTemplate } from "./parse-template.ts";
import { writeTemplate } from "./write-template.ts";

/** Reads a file that is the template of components: a function of the component. */
export function readTemplate(text: string): Reading {
  const writer = createCodeWriter(text, []);
  const parsed = parseTemplate(text, { start: 0, end: text.length });
  if ("error" in parsed)
    return { ...writer.toReading("ts", "the template"), refused: [parsed.error] };
  writer.write(`\nconst ${MODEL} = require("habitshift:angular");\nexport default `);
  const unread = writeTemplate(parsed.nodes, writer, text, null);
  writer.write("\n");
  return writer.toReading("ts", unread);
}
