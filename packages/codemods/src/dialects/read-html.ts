import { scriptsIn, sourceOf } from "../program/inline-scripts.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import { readTemplate } from "./angular/read-template.ts";
import { createCodeWriter } from "./code-writer.ts";
import type { Reading } from "./reading.ts";

const PAGE = /<(?:!doctype|html|head|body|script)\b/i;

/** Reads a file of markup: a page, or the template of components. */
export function readHtml(text: string): Reading {
  return PAGE.test(text) ? readPage(text) : readTemplate(text);
}

/** The scripts that stand in a page, each at its place; what a server fills in first may be none. */
function readPage(text: string): Reading {
  const inline = scriptsIn(text).filter((script) => sourceOf(script) === null);
  const refused = inline.flatMap(({ code }) =>
    syntaxErrors(parse("script.js", text.slice(code.start, code.end))).slice(0, 1),
  );
  const scripts = inline
    .map(({ code }) => code)
    .filter(
      ({ start, end }) => syntaxErrors(parse("script.js", text.slice(start, end))).length === 0,
    );
  const unread = refused.length > 0 ? "a script of the page" : null;
  return { ...createCodeWriter(text, scripts).toReading("js", unread), refused };
}
