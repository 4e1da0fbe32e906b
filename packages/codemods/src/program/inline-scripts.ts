import type { Range } from "../edit/edit.ts";

/** A script of a page: another file, or code that stands in the page. */
export interface PageScript {
  readonly attributes: string;
  /** What stands between its tags. */
  readonly code: Range;
}

/** Comments of markup are passed over: what they hold is no script. */
const SCRIPT = /<!--[\s\S]*?-->|<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;

/** What a browser runs; other types are data, or templates of a library. */
const CODE = /^(?:text|application)\/(?:java|ecma)script$|^module$|^$/i;

const SOURCE = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;
const TYPE = /\btype\s*=\s*["']?([^"'\s>]*)/i;

/** The scripts of a page, in its order. */
export function scriptsIn(html: string): readonly PageScript[] {
  return [...html.matchAll(SCRIPT)].flatMap(({ index, 0: whole, 1: attributes, 2: code }) => {
    if (attributes === undefined || code === undefined) return [];
    if (!CODE.test(TYPE.exec(attributes)?.[1] ?? "")) return [];
    const start = index + whole.indexOf(">", "<script".length + attributes.length) + 1;
    return [{ attributes, code: { start, end: start + code.length } }];
  });
}

/** What file a script is; null where it stands in the page. */
export function sourceOf({ attributes }: PageScript): string | null {
  return SOURCE.exec(attributes)?.[1] ?? null;
}

export function isModuleScript({ attributes }: PageScript): boolean {
  return /^module$/i.test(TYPE.exec(attributes)?.[1] ?? "");
}
