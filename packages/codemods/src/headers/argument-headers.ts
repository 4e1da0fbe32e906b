import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, insert, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { appendMember } from "./append-member.ts";
import type { HeadersText } from "./headers-text.ts";
import { kindOfHeadersAt, mergeHeaders } from "./held-headers.ts";

/** `ajax.get(url)` → `ajax.get(url, { … })`: headers that are an argument by themselves. */
export function argumentHeaders(
  facts: Facts,
  call: ts.Node,
  index: number,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!ts.isCallExpression(call) || call.arguments.some(ts.isSpreadElement)) return null;
  const file = pathOf(call);
  const last = call.arguments.at(-1);
  const given = call.arguments[index];
  if (!given) {
    const missing = "undefined, ".repeat(Math.max(0, index - call.arguments.length));
    return last ? [insert(file, last.getEnd(), `, ${missing}${text.expression(version)}`)] : null;
  }
  const held = bareExpression(given);
  if (ts.isObjectLiteralExpression(held))
    return [appendMember(file, held, [text.members(version)])];
  const kind = kindOfHeadersAt(facts, held);
  return [replace(file, rangeOf(held), ...mergeHeaders([rangeOf(held)], kind, text, version))];
}
