import type { Endpoint, MovedParameter } from "@habitshift/schemas";
import { type Edit, insert, type Piece } from "../../../edit/edit.ts";
import { quoted } from "../../../edit/quote.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { Meeting } from "../../bodies/meeting.ts";
import { editFlat } from "../../flat-edit.ts";
import { pathOf } from "../../receiver.ts";
import type { Moved } from "./moved.ts";

/** A path that is a constant elsewhere keeps a place for the id, which is put in where the call is made. */
export function withPlaceholder(
  use: ExchangeUse,
  place: Meeting,
  edits: readonly Edit[],
  value: readonly Piece[],
  parameter: MovedParameter,
  to: Endpoint,
  review: string | null,
): Moved {
  const [first] = use.match.segments;
  const last = use.match.segments.at(-1);
  if (!first || !last) return { edits: null, reason: "the path is put together at run time" };
  // The slash may belong to the base, which other calls share.
  const start = use.match.flat[first.start] === "/" ? first.start + 1 : first.start;
  const path = editFlat(use.match, { start, end: last.end }, [to.path.slice(1)]);
  if (!path) return { edits: null, reason: "the path is put together at run time" };
  const put = insert(
    pathOf(place.path),
    place.path.getEnd(),
    `.replace(${quoted(`{${parameter.name}}`)}, encodeURIComponent(`,
    ...value,
    "))",
  );
  return { edits: [...path, ...edits, put], parameters: null, review };
}
