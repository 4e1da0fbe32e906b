import { editBetween } from "./edit-between.ts";
import type { Place, TextEdit } from "./place.ts";

/**
 * Where the places of an earlier text stand in a later one. What was written over is gone; edits of what was
 * written over in part are not offered any more.
 */
export function movePlaces(
  places: readonly Place[],
  before: string,
  after: string,
): readonly Place[] {
  if (before === after) return places;
  const typed = editBetween(before, after);
  return places.flatMap((place) => {
    const range = moveRange(place, typed);
    if (!range) return [];
    const { group } = place;
    const edit = group?.edit && moveRange(group.edit, typed);
    return [{ ...place, ...range, group: group && { ...group, edit: edit ?? null } }];
  });
}

function moveRange<R extends { readonly start: number; readonly end: number }>(
  range: R,
  typed: TextEdit,
): R | null {
  if (range.end <= typed.start) return range;
  if (range.start < typed.end) return null;
  const by = typed.text.length - (typed.end - typed.start);
  return { ...range, start: range.start + by, end: range.end + by };
}
