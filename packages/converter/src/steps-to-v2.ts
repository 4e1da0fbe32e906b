import type { ChangeId, FilledMember } from "@habitshift/schemas";
import type { Expansion, Move } from "./fields.ts";
import { type Draft, getterOf, type JsonObject, memberOf, put, putterOf } from "./json.ts";
import type { ConvertedLog } from "./model.ts";
import { type NoteTaker, noterOf, takeUnknown } from "./notes.ts";
import type { Recorder } from "./record-completions.ts";
import { sourceOf, targetOf } from "./units.ts";

/** What one member of v1 does to the v2 payload under way. */
export type Step = (member: unknown, upgrade: Upgrade) => void;

/** A conversion to v2 under way. */
export interface Upgrade {
  readonly input: JsonObject;
  readonly value: Draft;
  readonly taker: NoteTaker;
  /** Days of completion are recorded last, when the figures that they add to are there. */
  record: (() => ConvertedLog[]) | undefined;
}

/** The member is not known; it is carried over. */
export function carryStep(name: string): Step {
  return (member, { value, taker }) => {
    put(value, name, member);
    takeUnknown(taker, name);
  };
}

/** The member keeps its name. */
export function keepStep(name: string): Step {
  return (member, { value }) => {
    value[name] = member;
  };
}

/** The member moves, and brings along those that fill the container it is the first to enter. */
export function moveStep(field: Move, brought: readonly FilledMember[]): Step {
  const place = putterOf(field.to);
  const fills = brought.map((filled) => fillerOf(filled, field.from));
  const map = mapperOf(field);
  return (member, upgrade) => {
    for (const fill of fills) fill(upgrade);
    place(upgrade.value, map === undefined ? member : map(member, upgrade.taker));
  };
}

/** Puts a member of v2 into the container that the field `name` is the first to enter. */
function fillerOf(
  { within, from, to, fallback, change }: FilledMember,
  name: string,
): (upgrade: Upgrade) => void {
  const place = putterOf(to);
  const container = getterOf(within);
  const message = `\`${to.at(-1)}\` is assumed to be \`${fallback}\``;
  const assume = noterOf("assumed", name, change);
  return ({ input, value, taker }) => {
    if (container(value) !== undefined) return;
    const known = from === null ? undefined : memberOf(input, from);
    place(value, known ?? fallback);
    if (known === undefined) assume(taker, message);
  };
}

/** What becomes of the values of a field; undefined where all of them are carried over without a remark. */
function mapperOf({ values, known = [], change, from }: Move) {
  if (values === undefined && known.length === 0) return undefined;
  const lose = noterOf("lost", from, change);
  const keep = noterOf("kept", from, change);
  const kept = `\`${from}\` is carried over as it is; v2 may not know it`;
  const own = values ?? {};
  const targets = new Map(Object.entries(own));
  const sources = new Map(
    Array.from(targets, ([source, target]) => [target, source] as const).reverse(),
  );
  return (member: unknown, taker: NoteTaker): unknown => {
    const text = member as string;
    const units = values === undefined ? undefined : taker.units;
    // Looked up once where the contract says it all, which it mostly does.
    const target = units ? targetOf(text, own, units) : (targets.get(text) ?? text);
    const back = units ? sourceOf(target, own, units) : (sources.get(target) ?? target);
    if (back !== text) lose(taker, `\`${text}\` comes back as \`${back}\``);
    else if (target === text && !known.includes(text)) keep(taker, kept);
    return target;
  };
}

/** A known value becomes the members that it stands for. */
export function expandStep({ from, values, change }: Expansion): Step {
  const assume = noterOf("assumed", from, change);
  return (member, { value, taker }) => {
    const set = Object.entries(values[member as string] ?? {});
    for (const [name, part] of set) value[name] = part;
    const text = set.map(([name, part]) => `\`${name}: ${JSON.stringify(part)}\``).join(", ");
    assume(taker, `\`${from}: ${member}\` is taken for ${text}`);
  };
}

/** The member belongs in the path in v2; the note keeps it. */
export function toPathStep(name: string, change: ChangeId): Step {
  const lose = noterOf("lost", name, change);
  return (member, { taker }) => lose(taker, `v2 has \`${name}\` in the path: ${member}`);
}

/** The member has no place in v2; `message` says why. */
export function dropStep(name: string, change: ChangeId, message: string): Step {
  const lose = noterOf("lost", name, change);
  return (_member, { taker }) => lose(taker, message);
}

/** Days of completion become logs and figures. */
export function recordStep(record: Recorder): Step {
  return (member, upgrade) => {
    const { value, taker } = upgrade;
    upgrade.record = () => record(member as readonly string[], value, taker);
  };
}
