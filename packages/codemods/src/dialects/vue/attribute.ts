import type { AttributeNode } from "@vue/compiler-dom";
import type { Snippet } from "../snippet.ts";

/** The value of an attribute that is no expression: a text, with the marks around it where these make it one. */
export function attributeSnippets(text: string, { value }: AttributeNode): readonly Snippet[] {
  if (!value) return ["true"];
  const { start, end } = value.loc;
  const raw = text.slice(start.offset, end.offset);
  const isLiteral = /^(["'])[^\\&\n\r]*\1$/.test(raw);
  return isLiteral
    ? [{ start: start.offset, end: end.offset, quote: null }]
    : [JSON.stringify(value.content)];
}
