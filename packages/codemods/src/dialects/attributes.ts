import type { Range } from "../edit/edit.ts";

/** An attribute as a page has it, with the place of what stands in it. */
export interface Attribute extends Range {
  readonly name: string;
  /** None where the value ends at the next space. */
  readonly quote: '"' | "'" | null;
}

/** Finds where a piece of a text comes next; asked from ever further on, it reads the text once. */
type NextAt = (piece: string, from: number) => number;

function searchIn(text: string): NextAt {
  const known = new Map<string, number>();
  return (piece, from) => {
    const last = known.get(piece) ?? -1;
    if (last >= from) return last;
    const found = text.indexOf(piece, from);
    const next = found < 0 ? text.length : found;
    known.set(piece, next);
    return next;
  };
}

/** What a server fills in, from its beginning to its end. */
const SERVED: Readonly<Record<string, string>> = { "<%": "%>", "<?": "?>", "{{": "}}" };

/** Elements whose content is text, in which nothing is a tag. */
const TEXT = /^(?:script|style|textarea|title)$/i;

/** The attributes of the tags of a page; comments, scripts and styles have none. Goes over the text once. */
export function attributesIn(html: string): readonly Attribute[] {
  const nextAt = searchIn(html);
  const found: Attribute[] = [];
  let at = nextAt("<", 0);
  while (at < html.length) {
    const name = match(/[a-z][^\s/>]*/iy, html, at + 1);
    if (html.startsWith("<!--", at)) at = nextAt("-->", at + 4);
    else if (name === "") at = servedEnd(html, at, nextAt) ?? at + 1;
    else {
      const tag = attributesOf(html, at + 1 + name.length, nextAt);
      found.push(...tag.attributes);
      at = TEXT.test(name) ? closing(html, name, tag.end) : tag.end;
    }
    at = nextAt("<", at);
  }
  return found;
}

/** Attributes from the end of a tag's name to the end of the tag; none where it has no end. */
function attributesOf(
  html: string,
  from: number,
  nextAt: NextAt,
): { readonly attributes: readonly Attribute[]; readonly end: number } {
  const attributes: Attribute[] = [];
  let at = from;
  for (;;) {
    at += match(/[\s/]*/y, html, at).length;
    if (at >= html.length) return { attributes: [], end: at };
    if (html[at] === ">") return { attributes, end: at + 1 };
    const served = servedEnd(html, at, nextAt);
    if (served !== null) {
      at = served;
      continue;
    }
    const { attribute, end } = attributeAt(html, at, nextAt);
    if (attribute) attributes.push(attribute);
    at = end;
  }
}

/** The attribute that begins at a place, and where it ends; one without a value says nothing. */
function attributeAt(
  html: string,
  from: number,
  nextAt: NextAt,
): { readonly attribute: Attribute | null; readonly end: number } {
  const name = match(/[^\s/>][^\s/>=]*/y, html, from);
  const named = from + name.length;
  const sign = match(/\s*=\s*/y, html, named);
  if (sign === "") return { attribute: null, end: named };
  const value = named + sign.length;
  const quote = (['"', "'"] as const).find((mark) => html[value] === mark) ?? null;
  if (quote === null) {
    const end = value + match(/[^\s>]*/y, html, value).length;
    return { attribute: { name, start: value, end, quote }, end };
  }
  const start = value + 1;
  const end = quotedEnd(html, start, quote, nextAt);
  return { attribute: { name, start, end, quote }, end: end + 1 };
}

/** What a server fills in may hold quotation marks of its own. */
function quotedEnd(html: string, start: number, quote: string, nextAt: NextAt): number {
  let at = start;
  for (;;) {
    const end = nextAt(quote, at);
    const served = Math.min(...Object.keys(SERVED).map((begin) => nextAt(begin, at)));
    if (end <= served) return end;
    at = servedEnd(html, served, nextAt) ?? served + 1;
  }
}

/** Where what a server fills in ends, which it does on its line; null where none begins. */
function servedEnd(html: string, at: number, nextAt: NextAt): number | null {
  const close = SERVED[html.slice(at, at + 2)];
  if (close === undefined) return null;
  const end = nextAt(close, at + 2);
  return end < nextAt("\n", at) ? end + close.length : null;
}

function closing(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** What a sticky expression matches at a place. */
function match(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? "";
}
