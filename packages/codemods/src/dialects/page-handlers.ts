import type { Range } from "../edit/edit.ts";
import { parse, syntaxErrors } from "../program/program.ts";
import type { CodeWriter } from "./code-writer.ts";

/** What stands in an attribute that a page runs on an event, such as `onclick="save(form)"`. */
interface PageHandler extends Range {
  readonly quote: string;
}

/** Scripts, styles and comments have no attributes within. */
const OPAQUE = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<[a-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const HANDLER = /\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The handlers that a page has in its markup; what a server fills in, or is written in entities, is none. */
export function handlersIn(html: string): readonly PageHandler[] {
  const markup = html.replace(OPAQUE, (piece) => piece.replace(/[^\r\n]/g, " "));
  return [...markup.matchAll(TAG)].flatMap(({ index: tagAt, 0: tag }) =>
    [...tag.matchAll(HANDLER)].flatMap(({ index, 0: whole, 1: double, 2: single }) => {
      const code = double ?? single ?? "";
      const end = tagAt + index + whole.length - 1;
      const isRead = !/[&<>]|\{\{/.test(code) && isCode(code);
      return isRead ? [{ start: end - code.length, end, quote: whole.at(-1) ?? '"' }] : [];
    }),
  );
}

const isCode = (code: string): boolean =>
  syntaxErrors(parse("handler.js", `(function (event) {${code}\n})`)).length === 0;

/** Writes each handler as a function that an event runs. */
export function writeHandlers(writer: CodeWriter, handlers: readonly PageHandler[]): void {
  for (const { start, end, quote } of handlers) {
    writer.write("\n;(function (event) {\n");
    writer.copy(start, end, quote);
    writer.write("\n});");
  }
}
