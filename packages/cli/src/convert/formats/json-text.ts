import { readJson } from "@habitshift/converter";

/** A JSON text, and how to write another value in the same form. */
export interface JsonText {
  readonly value: unknown;
  write(value: unknown): string;
}

/** The white space in front of the first member or element that has a line of its own. */
const indentation = /[{[,]\s*?\r?\n([ \t]+)\S/;
/** A list with an element a line. */
const elementLines = /^\s*\[[ \t]*(\r?\n)([ \t]*)\{[^\r\n]*\}[ \t]*,?[ \t]*\r?\n/;
/** One line, with a space behind the colon of the first member. */
const spacedColon = /^[{[\s]*"(?:[^"\\]|\\.)*": /;

/**
 * Reads a JSON text exactly. What is written instead of it is indented as it was, or on one line.
 *
 * @throws {SyntaxError} Where the text is not JSON, or names a member twice.
 */
export function readJsonText(text: string): JsonText {
  const { value, write } = readJson(text);
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  const own = formOf(text, write);
  return { value, write: (other) => before + own(other) + after };
}

function formOf(
  text: string,
  write: (value: unknown, indent?: string) => string,
): (value: unknown) => string {
  const rows = elementLines.exec(text);
  if (rows !== null) {
    const [, newline = "\n", indent = ""] = rows;
    const line = formOfLine(text, write);
    return (value) => {
      if (!Array.isArray(value) || value.length === 0) return line(value);
      return `[${newline}${value.map((own) => indent + line(own)).join(`,${newline}`)}${newline}]`;
    };
  }
  const indent = indentation.exec(text)?.[1];
  if (indent !== undefined) {
    const newline = text.includes("\r\n") ? "\r\n" : "\n";
    return (value) => write(value, indent).replaceAll("\n", newline);
  }
  return formOfLine(text, write);
}

function formOfLine(
  text: string,
  write: (value: unknown, indent?: string) => string,
): (value: unknown) => string {
  if (!spacedColon.test(text)) return (value) => write(value);
  // A text of JSON has line breaks between its parts only.
  return (value) => write(value, " ").replace(/(,)?\n */g, (_, comma) => (comma ? ", " : ""));
}
