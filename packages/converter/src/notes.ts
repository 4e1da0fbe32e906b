import type { ChangeId } from "@habitshift/schemas";
import { type Draft, type JsonObject, put } from "./json.ts";
import type { Note } from "./model.ts";
import { pointerTo, type Segment } from "./pointer.ts";
import type { Units } from "./units.ts";

/** Collects the notes on a payload that stands at `base` in the input. */
export interface NoteTaker {
  readonly base: readonly Segment[];
  readonly notes: Note[];
  /** The user's own units, which need no note. */
  readonly units?: Units | undefined;
  /** True where nobody will read the notes: none is taken, and what only they need is not worked out. */
  readonly isQuiet?: boolean;
}

/** Adds a note about what stands at `path` below the base. */
export function take(
  { base, notes, isQuiet }: NoteTaker,
  kind: Note["kind"],
  path: readonly Segment[],
  message: string,
  change?: ChangeId,
): void {
  if (isQuiet === true) return;
  const pointer = pointerTo([...base, ...path]);
  notes.push(
    change === undefined ? { kind, pointer, message } : { change, kind, pointer, message },
  );
}

/** Adds a note of one kind about one member of a payload; made ready once, as archives need many. */
export function noterOf(
  kind: Note["kind"],
  name: string,
  change: ChangeId,
): (taker: NoteTaker, message: string) => void {
  const own = pointerTo([name]);
  return ({ base, notes, isQuiet }, message) => {
    if (isQuiet === true) return;
    notes.push({ change, kind, pointer: base.length === 0 ? own : pointerTo(base) + own, message });
  };
}

/** Adds the note about a member that neither version names. */
export function takeUnknown(taker: NoteTaker, name: string): void {
  take(taker, "kept", [name], `\`${name}\` is not known; it is carried over`);
}

/** Carries over the members of an object that are not known, and notes each. */
export function carryUnknown(
  input: JsonObject,
  known: ReadonlySet<string>,
  value: Draft,
  taker: NoteTaker,
): void {
  for (const [name, member] of Object.entries(input)) {
    if (member === undefined || known.has(name)) continue;
    put(value, name, member);
    takeUnknown(taker, name);
  }
}

/** A taker for what stands at a member of what this one stands at. */
export function below(taker: NoteTaker, name: string): NoteTaker {
  return { ...taker, base: [...taker.base, name] };
}

/** Takes back the notes of one kind. */
export function forget({ notes }: NoteTaker, kind: Note["kind"]): void {
  const others = notes.filter((note) => note.kind !== kind);
  notes.splice(0, notes.length, ...others);
}
