import type { TemplateChildNode } from "@vue/compiler-dom";
import type { ts } from "ts-morph";
import { type Addition, createCodeWriter } from "../code-writer.ts";
import { DialectError, type Language, type Reading } from "../reading.ts";
import { nodesIn } from "./compiler.ts";
import { type TemplateText, templateTexts } from "./template-texts.ts";
import { writeText } from "./write-text.ts";

/** Templates of a script, as what stands in their place in its code. */
interface ReadTexts {
  readonly additions: readonly Addition[];
  /** Why one of them is not read; null where all are. */
  readonly unread: string | null;
}

/** Reads a script whose components have their templates in it; null where none has. */
export function readTemplateTexts(
  text: string,
  source: ts.SourceFile,
  language: Language,
): Reading | null {
  if (templateTexts(source).length === 0) return null;
  const { additions, unread } = readTexts(text, source, language, 0);
  const writer = createCodeWriter(text, [{ start: 0, end: text.length }], additions);
  return writer.toReading(language, unread);
}

/** The templates of a script that stands at a place of a file, or is one. */
export function readTexts(
  text: string,
  source: ts.SourceFile,
  language: Language,
  start: number,
): ReadTexts {
  const read = templateTexts(source).map((found) => readOne(found, text, language, start));
  return {
    additions: read.flatMap(({ additions }) => additions),
    unread: read.find(({ unread }) => unread !== null)?.unread ?? null,
  };
}

function readOne(
  { property, literal }: TemplateText,
  text: string,
  language: Language,
  start: number,
): ReadTexts {
  const nodes = literal ? nodesOf(literal, text, start) : "a template that is no literal";
  if (typeof nodes === "string") return { additions: [], unread: nodes };
  const { initializer, parent: options } = property;
  const at = start + initializer.getStart();
  const template = { nodes, quote: text.charAt(at), options };
  return {
    unread: null,
    additions: [
      {
        at,
        instead: initializer.getEnd() - initializer.getStart(),
        text: (writer) => writeText(writer, text, language, template),
      },
    ],
  };
}

/** What stands in a template that is a literal, or why it is not read. */
function nodesOf(
  literal: ts.StringLiteralLike,
  text: string,
  at: number,
): readonly TemplateChildNode[] | string {
  const range = { start: at + literal.getStart() + 1, end: at + literal.getEnd() - 1 };
  const raw = text.slice(range.start, range.end);
  const spelled = raw.replaceAll("\r\n", "\n").replace(ESCAPE, (_, mark) => MEANINGS[mark] ?? mark);
  if (spelled !== literal.text) return ESCAPED;
  const even = evenly(raw);
  try {
    return nodesIn(text.slice(0, range.start) + even, range);
  } catch (error) {
    if (error instanceof DialectError) return "a template of a component";
    throw error;
  }
}

/** What escapes say, as long as what stands there: the mark of an attribute stands at its outer end. */
function evenly(raw: string): string {
  const open = new Set<string>();
  return raw.replace(ESCAPE, (whole: string, mark: string) => {
    if (!/["'`]/.test(mark)) return " ".repeat(whole.length);
    const closes = open.delete(mark);
    if (!closes) open.add(mark);
    return closes ? `${mark} ` : ` ${mark}`;
  });
}

const ESCAPED = "a template with escapes";
/** Escapes of what may stand around an expression; in one they are no code. */
const ESCAPE = /\\(["'`n]|\r?\n)/g;
const MEANINGS: Readonly<Record<string, string>> = { n: "\n", "\n": "", "\r\n": "" };
