import { type FieldPath, shapeMappings } from "@habitshift/schemas";
import { type Draft, getterOf, isJsonObject, type JsonObject, memberOf, valueAt } from "../json.ts";
import { forget, type NoteTaker, take } from "../notes.ts";

const { fields, filled } = shapeMappings.habit;

/** The lists of a habit of which v1 has one element as members of its own, and what else fills that element. */
const lists = filled.map(({ to, from, change }) => {
  const [list, index, leaf] = to as readonly [string, number, string];
  const moves = fields.filter((field) => field.op === "move");
  const parts = moves.filter((field) => field.to[0] === list).map((field) => field.from);
  const source = moves.find((field) => field.from === from)?.to;
  return { list, index, leaf, from, source, change, parts };
});

/**
 * Completes a change of a habit from the habit as it is, where that is known: v2 replaces a list of
 * goals, v1 changed only what it named (decision `habits`). `taker` stands at the v1 body.
 *
 * @param body - The v2 body under way; it is changed.
 * @param named - The v1 body.
 * @param habit - The v2 habit as it is now.
 */
export function completeGoals(
  body: Draft,
  named: JsonObject,
  habit: JsonObject | undefined,
  taker: NoteTaker,
): void {
  for (const member of lists) {
    if (habit === undefined) noteReplaced(member, named, taker);
    else complete(member, body, named, habit, taker);
  }
}

type List = (typeof lists)[number];

function complete(
  { list, index, leaf, from, source }: List,
  body: Draft,
  named: JsonObject,
  habit: JsonObject,
  taker: NoteTaker,
): void {
  const given = body[list] === undefined ? undefined : getterOf([list, index])(body);
  const said = from === null ? undefined : memberOf(named, from);
  const all = valueAt(habit, [list]);
  const own = valueAt(habit, [list, index]);
  if (given === undefined && (said === undefined || own === undefined)) return;
  const known = said ?? valueAt(own, [leaf]) ?? placeIn(habit, source);
  const merged: Draft = { ...(isJsonObject(own) ? own : {}), ...(given as Draft | undefined) };
  if (known !== undefined) merged[leaf] = known;
  if (said === undefined && known !== undefined) forget(taker, "assumed");
  const others = Array.isArray(all) ? all : [];
  body[list] = own === undefined ? [merged] : others.map((it, at) => (at === index ? merged : it));
}

function placeIn(habit: JsonObject, path: FieldPath | undefined): unknown {
  return path && valueAt(habit, path);
}

/** Notes that a change replaces the goals of a habit that is not known. */
function noteReplaced({ list, parts, change }: List, named: JsonObject, taker: NoteTaker): void {
  const said = parts.filter((name) => memberOf(named, name) !== undefined);
  if (said.length === 0) return;
  const message = `v2 replaces all of \`${list}\`; without the habit, what is not said of them is lost`;
  take(taker, "lost", said.slice(0, 1), message, change);
}
