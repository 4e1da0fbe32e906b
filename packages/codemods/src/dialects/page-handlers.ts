import type { Range } from "../edit/edit.ts";
import { changedNames } from "../facts/shapes.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import { type Attribute, attributesIn } from "./attributes.ts";
import type { CodeWriter } from "./code-writer.ts";

/** What stands in an attribute that a page runs on an event, such as `onclick="save(form)"`. */
interface PageHandler extends Range {
  /** What no new text in it may have. */
  readonly quote: string;
}

/** The handlers of a page. */
interface PageHandlers {
  readonly handlers: readonly PageHandler[];
  /** What is not read of them, and names what v2 has elsewhere; null where all is. */
  readonly unread: string | null;
}

/** What stands for other text: what a server fills in, and entities. */
const REPLACED = /<%|<\?|\{\{|&(?:#|\w+;)/;
/** What ends a value that has no quotation marks, or may not stand in it. */
const UNQUOTED = " \t\r\n\"'`=<>";
const CHANGED = new RegExp(`\\b(?:${changedNames("habit").join("|")})\\b`);

/** The handlers that a page has in its markup; what a server fills in, or is written in entities, is none. */
export function handlersIn(html: string): PageHandlers {
  const written = attributesIn(html).filter(({ name }) => /^on[a-z]+$/i.test(name));
  const code = ({ start, end }: Attribute): string => html.slice(start, end);
  const read = new Set(written.filter((each) => isCode(code(each))));
  const isLeft = written.some((each) => !read.has(each) && CHANGED.test(code(each)));
  return {
    handlers: [...read].map(({ start, end, quote }) => ({ start, end, quote: quote ?? UNQUOTED })),
    unread: isLeft ? "a handler of the page" : null,
  };
}

function isCode(code: string): boolean {
  if (REPLACED.test(code)) return false;
  return syntaxErrors(parse("handler.js", `(function (event) {${code}\n})`)).length === 0;
}

/** Writes each handler as a function that an event runs. */
export function writeHandlers(writer: CodeWriter, handlers: readonly PageHandler[]): void {
  for (const { start, end, quote } of handlers) {
    writer.write("\n;(function (event) {\n");
    writer.copy(start, end, quote);
    writer.write("\n});");
  }
}
