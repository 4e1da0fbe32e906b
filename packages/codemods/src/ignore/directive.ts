import { ts } from "ts-morph";
import { offsetInCode } from "../dialects/in-source.ts";
import { isMarkup } from "../dialects/markup.ts";
import type { Module } from "../program/program.ts";
import { type CommentForms, type Directive, readDirectives } from "./read-directives.ts";

const FORMS: CommentForms = {
  opener: String.raw`\/\/|\/\*+|<!--`,
  onlyComment: /^\s*(\/\/|\/\*|\*|\{\/\*|<!--)/,
};

/**
 * The ignoring comments of a file, in order.
 *
 * @param text - What stands in the file.
 */
export function directivesIn(module: Module, text: string): readonly Directive[] {
  return readDirectives(module.path, text, FORMS, (at) => isComment(module, text, at));
}

/** Whether what looks like a comment is one: of the markup, or of the code. */
function isComment({ path, reading, source }: Module, text: string, at: number): boolean {
  if (isMarkup(path, text, at)) return text.startsWith("<!--", at);
  const inCode = reading ? offsetInCode(reading, at) : at;
  return inCode !== null && isTrivia(source, inCode);
}

/** Whether a place stands between tokens: what looks like a comment in a string or in JSX text is none. */
function isTrivia(source: ts.SourceFile, at: number): boolean {
  let node: ts.Node = source;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart() <= at && at < child.getEnd() ? child : undefined,
    );
    if (!inner) return !isText(node);
    node = inner;
  }
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}
