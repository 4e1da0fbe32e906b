import type { Range } from "../edit/edit.ts";
import { changedNames } from "../facts/shapes.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import { type Attribute, attributesIn } from "./attributes.ts";
import type { CodeWriter } from "./code-writer.ts";
import { quotesTogether } from "./quotes-together.ts";

/** What stands in the file, or code that stands for what does not. */
export type HandlerPiece = Range | string;

/** What stands in an attribute that a page runs on an event, such as `onclick="save(form)"`. */
interface Handler {
  readonly pieces: readonly HandlerPiece[];
  /** What no new text in it may have. */
  readonly quote: string;
}

/** The handlers of a page, or of markup in a script. */
export interface Handlers {
  readonly handlers: readonly Handler[];
  /** What is not read of them, and names what v2 has elsewhere; null where all is. */
  readonly unread: string | null;
}

/** A handler as it was found, which may be none that can be read. */
interface FoundHandler extends Pick<Attribute, "quote"> {
  readonly code: string;
  readonly pieces: readonly HandlerPiece[];
  /** The marks of what it stands in beside its own. */
  readonly quotes: string | null;
  /** Whether nothing is gained by following it unless it names what v2 has elsewhere. */
  readonly isPlain: boolean;
}

/** What stands for other text: what a server fills in, and entities. */
const REPLACED = /<%|<\?|\{\{|&(?:#|\w+;)/;
/** What ends a value that has no quotation marks, or may not stand in it. */
const UNQUOTED = " \t\r\n\"'`=<>";
const CHANGED = new RegExp(`\\b(?:${changedNames("habit").join("|")})\\b`);

/** The handlers that a page has in its markup; what a server fills in, or is written in entities, is none. */
export function handlersIn(html: string): Handlers {
  const found = attributesIn(html)
    .filter(({ name }) => /^on[a-z]+$/i.test(name))
    .map(({ start, end, quote }) => {
      const code = html.slice(start, end);
      return { code, pieces: [{ start, end }], quote, quotes: null, isPlain: false };
    });
  return sortHandlers(found, "a handler of the page");
}

/** Those that can be read as code, and whether one is left that names what v2 has elsewhere. */
export function sortHandlers(found: readonly FoundHandler[], what: string): Handlers {
  const wanted = found.filter(({ code, isPlain }) => !isPlain || CHANGED.test(code));
  const read = new Set(wanted.filter(({ code }) => isCode(code)));
  const isLeft = wanted.some((each) => !read.has(each) && CHANGED.test(each.code));
  const handlers = [...read].map(({ pieces, quote, quotes }) => {
    const own = quote ?? UNQUOTED;
    return { pieces, quote: quotesTogether(own, quotes) ?? own };
  });
  return { handlers, unread: isLeft ? what : null };
}

function isCode(code: string): boolean {
  if (REPLACED.test(code)) return false;
  return syntaxErrors(parse("handler.js", `(function (event) {${code}\n})`)).length === 0;
}

/** Writes each handler as a function that an event runs. */
export function writeHandlers(writer: CodeWriter, handlers: readonly Handler[]): void {
  for (const { pieces, quote } of handlers) {
    writer.write("\n;(function (event) {\n");
    for (const piece of pieces) {
      if (typeof piece === "string") writer.write(piece);
      else writer.copy(piece.start, piece.end, quote);
    }
    writer.write("\n});");
  }
}
