import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { ShortSetting } from "../provenance/http-request.ts";
import type { HeadersText } from "./headers-text.ts";

/** `$.getJSON(url, done)` → `$.ajax({ url, success: done, dataType: 'json', headers: … })`. */
export function ajaxHeaders(
  call: ts.Node,
  settings: readonly ShortSetting[],
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return null;
  const file = pathOf(call);
  const [first] = call.arguments;
  const last = call.arguments.at(-1);
  if (!first || !last) return null;
  const members = settings.flatMap(({ name, value }): readonly Piece[] => [
    `${name}: `,
    typeof value === "string" ? value : rangeOf(value),
    ", ",
  ]);
  return [
    replace(file, rangeOf(call.expression.name), "ajax"),
    replace(
      file,
      { start: first.getStart(), end: last.getEnd() },
      "{ ",
      ...members,
      `headers: ${text.expression(version)} }`,
    ),
  ];
}
