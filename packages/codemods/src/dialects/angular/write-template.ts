import type { TmplAstNode } from "@angular/compiler";
import { type CodeWriter, createCodeWriter, SCOPE } from "../code-writer.ts";
import { MODEL } from "./expression-writer.ts";
import type { Place } from "./place.ts";
import { writeNodes, writeView } from "./template-writer.ts";
import { UnreadError } from "./unread-error.ts";

/**
 * Writes a template as a function of its component; gives what in it cannot be read, and then the function
 * does nothing.
 *
 * @param literal - The quotation mark of the literal that the template is; null for a file of its own.
 */
export function writeTemplate(
  nodes: readonly TmplAstNode[],
  writer: CodeWriter,
  text: string,
  literal: string | null,
): string | null {
  return writeFunction(writer, text, literal, (place) => writeView(nodes, place));
}

/** Writes a function of a component, with what is written at a place in it. */
export function writeFunction(
  writer: CodeWriter,
  text: string,
  literal: string | null,
  run: (place: Place) => void,
): string | null {
  const write = (to: CodeWriter): void => {
    const views = { writeView, writeNodes };
    const place = { writer: to, text, literal, locals: new Set<string>(), views };
    run({ ...place, tag: null, compared: null, field: null });
  };
  const unread = tried(() => write(createCodeWriter("", [])));
  writer.write(`function (${SCOPE.slice(0, -1)}) { const $any = ${MODEL}.any;\n`);
  if (unread === null) write(writer);
  writer.write("}");
  return unread;
}

function tried(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof UnreadError) return error.message;
    throw error;
  }
}
