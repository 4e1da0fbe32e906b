import type { FilledMember } from "@habitshift/schemas";
import { type Draft, type JsonObject, memberOf, put, putAt, valueAt } from "./json.ts";
import type { CompiledMapping, Expansion, Move, Removal } from "./mapping.ts";
import type { ConvertedLog } from "./model.ts";
import { type NoteTaker, take, takeUnknown } from "./notes.ts";
import { recordCompletions } from "./record-completions.ts";

/** A v1 payload in v2, and the logs of its completions where it had a record of them. */
export interface Upgraded {
  readonly value: Draft;
  readonly logs: ConvertedLog[] | undefined;
}

/** Reads a mapping from v1 to v2, over a payload that its check has passed. */
export function toV2(compiled: CompiledMapping, input: JsonObject, taker: NoteTaker): Upgraded {
  const value: Draft = {};
  let removed: { readonly field: Removal; readonly days: readonly string[] } | undefined;
  for (const name of Object.keys(input)) {
    const member = input[name];
    if (member === undefined) continue;
    const field = compiled.byV1Name.get(name);
    switch (field?.op) {
      case "move":
        for (const filled of compiled.fills.get(name) ?? none) {
          fill(filled, name, input, value, taker);
        }
        putAt(value, field.to, moved(field, member, taker));
        break;
      case "expand":
        expand(field, member as string, value, taker);
        break;
      case "remove":
        removed = { field, days: member as string[] };
        break;
      case "to-path":
        take(taker, "lost", [name], `v2 has \`${name}\` in the path`, field.change);
        break;
      case undefined:
        put(value, name, member);
        if (!compiled.shared.has(name)) takeUnknown(taker, name);
    }
  }
  return { value, logs: removed && recordCompletions(removed.field, removed.days, value, taker) };
}

const none: readonly FilledMember[] = [];

/** Puts a member of v2 into the container that the field `name` is the first to enter. */
function fill(
  { within, from, to, fallback, change }: FilledMember,
  name: string,
  input: JsonObject,
  value: Draft,
  taker: NoteTaker,
): void {
  if (valueAt(value, within) !== undefined) return;
  const known = from === null ? undefined : memberOf(input, from);
  putAt(value, to, known ?? fallback);
  if (known !== undefined) return;
  take(taker, "assumed", [name], `\`${to.at(-1)}\` is assumed to be \`${fallback}\``, change);
}

function moved(field: Move, member: unknown, taker: NoteTaker): unknown {
  const { values, known, change, from } = field;
  if (typeof member !== "string" || (!values && !known)) return member;
  const mapped = values && Object.hasOwn(values, member) ? values[member] : undefined;
  if (mapped !== undefined) return mapped;
  const source = Object.entries(values ?? {}).find(([, target]) => target === member);
  if (source) {
    take(taker, "lost", [from], `\`${member}\` comes back as \`${source[0]}\``, change);
  } else if (known && !known.includes(member)) {
    take(taker, "kept", [from], `\`${from}\` is carried over as it is; v2 may not know it`, change);
  }
  return member;
}

function expand(
  { from, values, change }: Expansion,
  member: string,
  value: Draft,
  taker: NoteTaker,
): void {
  const set = Object.entries(values[member] ?? {});
  for (const [name, part] of set) put(value, name, part);
  const text = set.map(([name, part]) => `\`${name}: ${JSON.stringify(part)}\``).join(", ");
  take(taker, "assumed", [from], `\`${from}: ${member}\` is taken for ${text}`, change);
}
