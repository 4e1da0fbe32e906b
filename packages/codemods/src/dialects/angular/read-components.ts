import type { ts } from "ts-morph";
import type { Range } from "../../edit/edit.ts";
import { eolOf } from "../../edit/line-style.ts";
import { type CodeWriter, createCodeWriter } from "../code-writer.ts";
import type { Reading } from "../reading.ts";
import { type KnownClass, knownClasses } from "./component-classes.ts";
import { MODEL } from "./expression-writer.ts";
import { writeHost } from "./host-writer.ts";
import { parseTemplate } from "./parse-template.ts";
import { writeFunction, writeTemplate } from "./write-template.ts";

/** Whether a text may declare what templates know. */
export function hasComponents(text: string): boolean {
  return /@(?:Component|Directive|Pipe)\s*\(/.test(text);
}

/**
 * Reads a file with components: its code as it is, and behind it what their templates do with them. Null where
 * it declares nothing that templates know.
 */
export function readComponents(text: string, source: ts.SourceFile): Reading | null {
  const classes = knownClasses(source);
  if (classes.length === 0) return null;
  const writer = createCodeWriter(text, [{ start: 0, end: text.length }]);
  writer.write(`\n;{ const ${MODEL} = require("habitshift:angular");\n`);
  const refused = classes.flatMap((known) => writeClass(known, text, source, writer));
  writer.write("}\n");
  const unread = refused.length > 0 ? "a template of a component" : null;
  return { ...writer.toReading("ts", unread), refused };
}

/** What of a class is not read. */
function writeClass(
  known: KnownClass,
  text: string,
  source: ts.SourceFile,
  writer: CodeWriter,
): readonly string[] {
  const { name, selectors, pipe, template, templateUrl, host, isElsewhere, aliases } = known;
  const names = aliases.map((each) => `${JSON.stringify(each.alias)}: "${each.name}"`).join(", ");
  for (const selector of selectors)
    writer.write(`${MODEL}.declare(${JSON.stringify(selector)}, ${name}, { ${names} });\n`);
  if (pipe !== null) writer.write(`${MODEL}.declarePipe(${JSON.stringify(pipe)}, ${name});\n`);
  if (templateUrl !== null) {
    const path = templateUrl.startsWith(".") ? templateUrl : `./${templateUrl}`;
    writer.write(`${MODEL}.render(${name}, require(${JSON.stringify(path)}).default);\n`);
  }
  const unread = host.map((expression) => {
    writer.write(`${MODEL}.render(${name}, `);
    const left = writeFunction(writer, text, null, (place) => writeHost(expression, place));
    writer.write(");\n");
    return left;
  });
  if (isElsewhere) unread.push("a template that is no literal");
  if (template) unread.push(writeInline(name, template, text, source, writer));
  return unread.filter((each) => each !== null);
}

/** What of a template that stands in a class is not read. */
function writeInline(
  name: string,
  template: ts.StringLiteralLike,
  text: string,
  source: ts.SourceFile,
  writer: CodeWriter,
): string | null {
  const range = rangeWithin(template, source);
  if (text.slice(range.start, range.end) !== template.text.replaceAll("\n", eolOf(text)))
    return "a template with escapes";
  const parsed = parseTemplate(text, range);
  if ("error" in parsed) return parsed.error;
  writer.write(`${MODEL}.render(${name}, `);
  const unread = writeTemplate(parsed.nodes, writer, text, text.charAt(range.start - 1));
  writer.write(");\n");
  return unread;
}

function rangeWithin(literal: ts.StringLiteralLike, source: ts.SourceFile): Range {
  return { start: literal.getStart(source) + 1, end: literal.getEnd() - 1 };
}
