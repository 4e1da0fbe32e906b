import { shapeMappings } from "@habitshift/schemas";
import { type Draft, getterOf, type JsonObject, memberOf, valueAt } from "../json.ts";
import { type NoteTaker, take } from "../notes.ts";

/** The lists of a habit of which v1 has one element as members of its own, and what else fills that element. */
const lists = shapeMappings.habit.filled.map(({ to, from, change }) => {
  const [list, index, leaf] = to as readonly [string, number, string];
  const parts = shapeMappings.habit.fields.filter(
    (field) => field.op === "move" && field.to[0] === list,
  );
  return { list, index, leaf, from, change, parts: parts.map((field) => field.from) };
});

/**
 * Completes a change of a habit from the habit as it is: v2 replaces a list of goals, v1 changed only
 * what it named (decision `habits`).
 *
 * @param body - The v2 body under way; it is changed.
 * @param named - The v1 body.
 * @param habit - The v2 habit as it is now.
 */
export function completeGoals(body: Draft, named: JsonObject, habit: JsonObject): void {
  for (const { list, index, leaf, from } of lists) {
    const own = valueAt(habit, [list]);
    const now = valueAt(habit, [list, index]) as JsonObject | undefined;
    if (!Array.isArray(own) || now === undefined) continue;
    const isNamed = (name: string | null) => name !== null && memberOf(named, name) !== undefined;
    const given = body[list] === undefined ? undefined : getterOf([list, index])(body);
    if (given === undefined && !isNamed(from)) continue;
    const merged: Draft = { ...now, ...(given as Draft | undefined) };
    if (isNamed(from)) merged[leaf] = memberOf(named, from as string);
    else if (now[leaf] !== undefined) merged[leaf] = now[leaf];
    body[list] = own.map((goal, at) => (at === index ? merged : goal));
  }
}

/** Notes that a change replaces the goals of a habit that is not known. `taker` stands at the v1 body. */
export function noteReplacedGoals(named: JsonObject, taker: NoteTaker): void {
  for (const { list, parts, change } of lists) {
    const said = parts.filter((name) => memberOf(named, name) !== undefined);
    if (said.length === 0) continue;
    const message = `v2 replaces all of \`${list}\`; without the habit, what is not said of them is lost`;
    take(taker, "lost", said.slice(0, 1), message, change);
  }
}
