import { envelope } from "@habitshift/schemas";
import { endOfObject, hasNext, type ListText, placeOf } from "./list-text.ts";

/** A list of v2 and what it became. */
export interface ConvertedList {
  readonly inV2: ListText;
  /** Where `data` and all else ends in it that has a say in what it becomes. */
  readonly end: number;
  readonly inV1: ListText;
}

/** What is another in a list than it was. */
export interface ListChanges<List> {
  /** The list of v2 with these items alone. */
  readonly body: string;
  /** The list, from the one of v1 with these items alone. */
  join(itemsInV1: string): List | undefined;
}

const startInV2 = `{"${envelope.data}":[`;
const startInV1 = `{"${envelope.success.member}":true,"${envelope.data}":[`;
/** By how many the items that are others may outnumber those that are the same, before nobody looks on. */
const most = 2;

/** A list and what it became, in which no item was looked for yet. */
export function convertedList(body: string, end: number, inV1: string): ConvertedList {
  return {
    inV2: { text: body, start: startInV2.length, ends: [] },
    end,
    inV1: { text: inV1, start: startInV1.length, ends: [] },
  };
}

/**
 * Compares a list with what it was, item by item, as most lists differ in one from last time. Undefined where it has
 * more or fewer of them, where most are others, or where that cannot be told from its text.
 *
 * @param end - Where the `data` of the body ends.
 */
export function findChanges<List extends ConvertedList>(
  known: List,
  body: string,
  end: number,
): ListChanges<List> | undefined {
  const before = known.inV2;
  const { start } = before;
  if (body.slice(0, start) !== startInV2 || before.text.slice(0, start) !== startInV2) return;
  const ends: number[] = [];
  const changed: number[] = [];
  let [at, atKnown] = [start, start];
  do {
    const index = ends.length;
    const place = placeOf(before, index);
    if (place === undefined) return;
    const same = at + place.to - place.from;
    const isSame = body.slice(at, same) === before.text.slice(place.from, place.to);
    if (!isSame) changed.push(index);
    if (2 * changed.length - (index + 1) > most) return;
    const own = isSame ? same : endOfObject(body, at);
    if (own === undefined || hasNext(body, own) !== hasNext(before.text, place.to)) return;
    ends.push(own);
    [at, atKnown] = [own + 1, place.to + 1];
  } while (hasNext(body, at - 1));
  if (body.slice(at, end) !== before.text.slice(atKnown, known.end)) return;
  const inV2 = { text: body, start, ends };
  return {
    body: `${startInV2}${changed.map((index) => itemOf(inV2, index)).join()}${body.slice(at - 1)}`,
    join: (itemsInV1) => {
      const items = { text: itemsInV1, start: startInV1.length, ends: [] };
      const inV1 = replaceItems(known.inV1, ends.length, changed, items);
      return inV1 && { ...known, inV2, end, inV1 };
    },
  };
}

function itemOf(list: ListText, index: number): string | undefined {
  const place = placeOf(list, index);
  return place && list.text.slice(place.from, place.to);
}

/** A list with other items in places; undefined where it has no such items. */
function replaceItems(
  list: ListText,
  count: number,
  places: readonly number[],
  items: ListText,
): ListText | undefined {
  const ends: number[] = [];
  let [text, copied, next] = ["", 0, 0];
  for (let index = 0; index < count; index += 1) {
    const place = placeOf(list, index);
    if (place === undefined) return;
    if (index === places[next]) {
      const item = itemOf(items, next);
      if (item === undefined) return;
      text += list.text.slice(copied, place.from) + item;
      copied = place.to;
      next += 1;
    }
    ends.push(text.length + place.to - copied);
  }
  return { text: text + list.text.slice(copied), start: list.start, ends };
}
