import type { Endpoint, MovedParameter } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece } from "../../../edit/edit.ts";
import { quoted } from "../../../edit/quote.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { Meeting } from "../../bodies/meetings-along.ts";
import { editFlat } from "../../flat-edit.ts";
import { pathOf } from "../../receiver.ts";
import type { Moved } from "./moved.ts";

/** A path that is a constant elsewhere keeps a place for the id, which is put in where the call is made. */
export function withPlaceholder(
  use: ExchangeUse,
  edits: readonly Edit[],
  to: Endpoint,
  review: string | null,
): Moved {
  const { segments, endpoint } = use.match;
  const names = to.path.split("/").slice(1);
  const from = endpoint.path.split("/").slice(1);
  // What both begin with may be written elsewhere, as other calls share it.
  const same = from.findIndex((name, index) => name !== names[index]);
  const first = segments[same];
  const last = segments.at(-1);
  if (!first || !last) return { edits: null, reason: AT_RUN_TIME };
  // The slash may belong to the base, which other calls share.
  const start = use.match.flat[first.start] === "/" ? first.start + 1 : first.start;
  const path = editFlat(use.match, { start, end: last.end }, [names.slice(same).join("/")]);
  if (!path) return { edits: null, reason: AT_RUN_TIME };
  return { edits: [...path, ...edits], parameters: null, review };
}

export const AT_RUN_TIME = "the path is put together at run time";

/** Puts an id where the path has its place. */
export function putId(
  use: ExchangeUse,
  { path }: Meeting,
  { name }: MovedParameter,
  id: readonly Piece[],
): Edit {
  const place = quoted(`{${name}}`);
  const named = ts.isShorthandPropertyAssignment(path.parent) ? `: ${path.getText()}` : "";
  const end = `)${castToEnum(use, path)}`;
  return insert(pathOf(path), path.getEnd(), `${named}.replace(${place}, `, ...id, end);
}

/** What is made of a member of an enum is a text, which no parameter of the enum's type takes: ` as Path`. */
function castToEnum({ match }: ExchangeUse, path: ts.Node): string {
  const isOfEnum = match.parts.some((part) => "text" in part && ts.isEnumMember(part.node.parent));
  const isGiven = ts.isCallExpression(path.parent) && path.parent.expression !== path;
  return isOfEnum && isGiven && ts.isPropertyAccessExpression(path)
    ? ` as ${path.expression.getText()}`
    : "";
}
