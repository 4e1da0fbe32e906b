import type { TmplAstNode } from "@angular/compiler";
import type { Range } from "../../edit/edit.ts";
import { compiler } from "./compiler.ts";

/** The nodes of a template, with their places in the file; or why the compiler refuses it. */
export type ParsedTemplate =
  | { readonly nodes: readonly TmplAstNode[] }
  | { readonly error: string };

/** Parses a template that is a file, or a part of one. */
export function parseTemplate(text: string, { start, end }: Range): ParsedTemplate {
  // The compiler counts an end of line as one character, whatever it is.
  const even = text.replaceAll("\r\n", " \n");
  const before = text.slice(0, start).split("\n");
  const { errors, nodes } = compiler().parseTemplate(even, "template", {
    preserveWhitespaces: true,
    range: {
      startPos: start,
      endPos: end,
      startLine: before.length - 1,
      startCol: before.at(-1)?.length ?? 0,
    },
  });
  const [first] = errors ?? [];
  if (!first) return { nodes };
  const { line, col } = first.span.start;
  return { error: `${line + 1}:${col + 1}: ${first.msg.split("\n")[0]}` };
}
