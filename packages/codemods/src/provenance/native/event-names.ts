import { flatten, HOLE } from "../../client/addresses/match-url.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import type { SiteValue, Values } from "../value.ts";
import { one } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** Stands for what only a run tells of a name: `habit:${id}`; alone, it is what targets of events listen to beside a name. */
const ANY = "*";

/** The names of events that some values are, with stars; what is nothing but a star says nothing. */
export function namesOfEvents(values: Values): readonly string[] {
  return [...values].flatMap((value) => {
    const name = value.kind === "text" ? flatten(value).replaceAll(HOLE, ANY) : ANY;
    return name === ANY ? [] : [name];
  });
}

/** The names that an emitter was given on one side, listening or sending, and that an event may be called as well. */
export function alike(
  { machine, node }: Pick<NativeCall, "machine" | "node">,
  emitter: SiteValue,
  [side, other]: readonly [string, string],
  name: string,
): readonly string[] {
  if (name === ANY) return [name];
  const text = one(machine.intern.text([{ text: name, node, start: 0, exact: false }]));
  machine.write(machine.prop(emitter, side), text);
  if (isOpen(name)) machine.write(machine.prop(emitter, side + ANY), text);
  const others = knownIn(machine, emitter, isOpen(name) ? other : other + ANY);
  return [name, ...others.filter((each) => each !== name && mayBe(name, each))];
}

function knownIn(machine: Machine, emitter: SiteValue, cell: string): readonly string[] {
  return knownTexts(machine.read(machine.prop(emitter, cell)));
}

function isOpen(name: string): boolean {
  return name.includes(ANY);
}

/** Whether two names may be the same, by what is known of how they begin and end. */
function mayBe(left: string, right: string): boolean {
  const [start, end] = edgesOf(left);
  const [otherStart, otherEnd] = edgesOf(right);
  return (
    (start.startsWith(otherStart) || otherStart.startsWith(start)) &&
    (end.endsWith(otherEnd) || otherEnd.endsWith(end))
  );
}

function edgesOf(name: string): readonly [string, string] {
  const pieces = name.split(ANY);
  return [pieces[0] ?? "", pieces.at(-1) ?? ""];
}
