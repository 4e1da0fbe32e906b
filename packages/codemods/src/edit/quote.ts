/** Stands for a quotation mark in generated code until the style of its file is known. */
const MARK = "\uE001";

/** A string literal in the style of the file that it is written into. */
export function quoted(text: string): string {
  return `${MARK}${text}${MARK}`;
}

/** Generated code with the quotation mark that a file prefers. */
export function withQuotes(text: string, quote: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, quote) : text;
}

/** The quotation mark that most literals of a file have; single quotes where there are none. */
export function quoteOf(text: string): string {
  const single = text.match(/'/g)?.length ?? 0;
  const double = text.match(/"/g)?.length ?? 0;
  return double > single ? '"' : "'";
}

/** Generated code as JSON has it: the names of members in quotation marks. */
export function asData(code: string): string {
  return code.replace(/(^|[{,]\s*)([A-Za-z_$][\w$]*)(?=\s*:)/g, '$1"$2"');
}
