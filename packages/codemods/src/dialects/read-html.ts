import { readTemplate } from "./angular/read-template.ts";
import { createCodeWriter } from "./code-writer.ts";
import type { Reading } from "./reading.ts";

const PAGE = /<(?:!doctype|html|head|body|script)\b/i;

/** Reads a file of markup: a page, or the template of components. */
export function readHtml(text: string): Reading {
  return PAGE.test(text) ? createCodeWriter(text, []).toReading("js", null) : readTemplate(text);
}
