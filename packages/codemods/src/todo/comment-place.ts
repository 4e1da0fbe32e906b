import { ts } from "ts-morph";

/** Where a comment of its own line goes, above the code that it is about. */
export interface CommentPlace {
  /** The offset of the line that it goes above. */
  readonly at: number;
  readonly indent: string;
  readonly isJsx: boolean;
}

/**
 * The line of an offset, where code begins it that may have a comment before it; else that of the smallest
 * piece of code around the offset that begins a line.
 */
export function commentPlace(source: ts.SourceFile, offset: number): CommentPlace {
  const line = lineStart(source, offset);
  const first = line + indentAt(source, line).length;
  const best = beginning(source, first, first) ?? beginning(source, offset, null);
  const at = best ? lineStart(source, best.getStart()) : line;
  return { at, indent: indentAt(source, at), isJsx: best !== null && isJsxChild(best) };
}

/**
 * The code around an offset that begins a line and may have a comment before it.
 *
 * @param start - Where it must begin: the largest such piece; null: anywhere, the smallest one.
 */
function beginning(source: ts.SourceFile, offset: number, start: number | null): ts.Node | null {
  let best: ts.Node | null = null;
  for (let node = childAt(source, offset); node; node = childAt(node, offset)) {
    if (!beginsLine(source, node) || isText(node)) continue;
    if (start === null) best = node;
    else if (node.getStart() === start) best ??= node;
  }
  return best;
}

function indentAt(source: ts.SourceFile, line: number): string {
  return /^[ \t]*/.exec(source.text.slice(line))?.[0] ?? "";
}

/** The comment lines that stand right above a line. */
export function commentsAbove(text: string, line: number): string {
  const lines = text.slice(0, line).split("\n").slice(0, -1);
  const found: string[] = [];
  for (const each of lines.reverse()) {
    if (!/^\s*(\/\/|\/\*|\*|\{\/\*|<!--)/.test(each)) break;
    found.push(each);
  }
  return found.join("\n");
}

function childAt(node: ts.Node, offset: number): ts.Node | undefined {
  return ts.forEachChild(node, (child) =>
    child.getStart() <= offset && offset < child.getEnd() ? child : undefined,
  );
}

function lineStart(source: ts.SourceFile, offset: number): number {
  return source.text.lastIndexOf("\n", offset - 1) + 1;
}

function beginsLine(source: ts.SourceFile, node: ts.Node): boolean {
  const start = node.getStart();
  return source.text.slice(lineStart(source, start), start).trim() === "";
}

/** Code that begins a line within a template or JSX text has text before it, where no comment is one. */
function isText(node: ts.Node): boolean {
  return (
    ts.isJsxText(node) ||
    ts.isTemplateSpan(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isTemplateSpan(node.parent)
  );
}

function isJsxChild({ parent }: ts.Node): boolean {
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent);
}
