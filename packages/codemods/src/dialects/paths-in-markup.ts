import { keyHeader, prefixes } from "@habitshift/schemas";
import { escapeRegExp } from "../program/escape-reg-exp.ts";

const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const [PREFIX] = prefixes.v1;
/** A path of v1 as an attribute spells it, with what stands before it; or the header of the key. */
const TOLD = new RegExp(
  `[^\\s"'\`<>]*${escapeRegExp(PREFIX)}[^\\s"'\`<>]*|${escapeRegExp(keyHeader)}`,
  "gi",
);

/** What the markup of a page says of the service outside its scripts, piece by piece: no call is seen there. */
export function pathsInMarkup(
  html: string,
): readonly { readonly start: number; readonly end: number }[] {
  const markup = html.replace(CODE, (code) => " ".repeat(code.length));
  return [...markup.matchAll(TOLD)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}
