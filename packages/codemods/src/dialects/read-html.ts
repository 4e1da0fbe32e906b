import { placeNames } from "../models/placed-templates.ts";
import { scriptsIn, sourceOf } from "../program/inline-scripts.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import { readTemplate } from "./angular/read-template.ts";
import { createCodeWriter } from "./code-writer.ts";
import { withCodeComments } from "./marked-comments.ts";
import { IDENTIFY } from "./offered.ts";
import { handlersIn, writeHandlers } from "./page-handlers.ts";
import { pathsInMarkup } from "./paths-in-markup.ts";
import type { Reading } from "./reading.ts";
import { textHandlers } from "./text-handlers.ts";
import { pageMarkup } from "./vue/page-markup.ts";
import { readTexts } from "./vue/read-template-texts.ts";
import { writeText } from "./vue/write-text.ts";

const PAGE = /<(?:!doctype|html|head|body|script)\b/i;

/** An element of one's own has a hyphen in its name; so much of one that has an `id`. */
const OWN_ELEMENT = /<([a-z]\w*(?:-\w+)+)\b[^>]*?\sid\s*=\s*["']?([\w-]+)/gi;

/** Reads a file of markup: a page, or the template of components. */
export function readHtml(text: string, path: string): Reading {
  return PAGE.test(text) ? readPage(text, path) : readTemplate(text);
}

/** The scripts that stand in a page, each at its place; what a server fills in first may be none. */
function readPage(page: string, path: string): Reading {
  const inPage = scriptsIn(page).filter((script) => sourceOf(script) === null);
  const text = withCodeComments(page, inPage);
  const scripts = inPage.map(({ code }) => ({
    ...code,
    source: parse("script.js", text.slice(code.start, code.end)),
  }));
  const refused = scripts.flatMap(({ source }) => syntaxErrors(source).slice(0, 1));
  const read = scripts.filter(({ source }) => syntaxErrors(source).length === 0);
  const texts = read.map(({ source, start }) => readTexts(text, source, "js", start));
  const { templates, unread } = pageMarkup(text);
  const additions = texts.flatMap((each) => each.additions);
  const writer = createCodeWriter(text, read, additions);
  const handlers = [
    handlersIn(text),
    ...read.map(({ source, start }) => textHandlers(source, start)),
  ];
  writeHandlers(
    writer,
    handlers.flatMap((each) => each.handlers),
  );
  for (const [, name, id] of text.matchAll(OWN_ELEMENT))
    writer.write(`\n;customElements.${IDENTIFY}(${JSON.stringify(id)}, ${JSON.stringify(name)});`);
  for (const { selector, nodes } of templates) {
    writer.write("\n;{ const \u01B2template = ");
    writeText(writer, text, "js", { nodes, quote: null, options: null });
    for (const name of placeNames(path, selector))
      writer.write(`; require("vue").page(${JSON.stringify(name)}, \u01B2template)`);
    writer.write("; }");
  }
  // What no template has is code of a library that is not read: that it names the service shall be seen.
  for (const { start, end } of templates.length > 0 ? [] : pathsInMarkup(text)) {
    writer.write('\n;"');
    writer.copy(start, end);
    writer.write('";');
  }
  const left = [
    refused.length > 0 ? "a script of the page" : null,
    ...texts.map((each) => each.unread),
    unread,
    ...handlers.map((each) => each.unread),
  ].find((each) => each !== null);
  return { ...writer.toReading("js", left ?? null), refused };
}
