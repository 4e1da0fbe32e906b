import { contractExpansion } from "./contract-expansion.ts";
import type { Move } from "./fields.ts";
import type { GivenLogs } from "./given-logs.ts";
import { type Draft, isJsonObject, type JsonObject, put, valueAt } from "./json.ts";
import type { CompiledMapping } from "./mapping.ts";
import { type NoteTaker, take, takeUnknown } from "./notes.ts";
import type { Segment } from "./pointer.ts";
import { restoreCompletions } from "./restore-completions.ts";
import { sourceOf, targetOf } from "./units.ts";
import type { Target, V2Node } from "./v2-tree.ts";

/** What a walk over a v2 payload carries along. */
interface Walk {
  readonly value: Draft;
  readonly taker: NoteTaker;
  /** Containers whose filled members are judged when all else is done. */
  readonly containers: { readonly node: V2Node; readonly path: readonly Segment[] }[];
}

/** Reads a mapping from v2 to v1, over a payload that its check has passed. */
export function toV1(
  compiled: CompiledMapping,
  input: JsonObject,
  taker: NoteTaker,
  given: GivenLogs | undefined,
): Draft {
  const walk: Walk = { value: {}, taker, containers: [] };
  const isQuiet = taker.isQuiet === true;
  for (const name of Object.keys(input)) {
    const member = input[name];
    if (member === undefined || compiled.expandedNames.has(name)) continue;
    const node = compiled.v2Tree.children.get(name);
    if (!node) carry(walk, compiled, name, member);
    else if (!isQuiet) descend(walk, node, member, [name]);
  }
  if (isQuiet) moveBack(walk, compiled, input);
  for (const field of compiled.expansions) contractExpansion(field, input, walk.value, taker);
  for (const { node, path } of walk.containers) judgeFilled(walk, node, input, path);
  for (const field of compiled.removals) restoreCompletions(field, input, walk.value, given, taker);
  return walk.value;
}

/** Carries over what v1 has in the same place, or nobody knows. */
function carry(
  { value, taker }: Walk,
  { shared }: CompiledMapping,
  name: string,
  member: unknown,
): void {
  put(value, name, member);
  if (!shared.has(name)) takeUnknown(taker, name);
}

/** What is left to do for members that moved where nobody reads what v1 has no place for. */
function moveBack({ value, taker }: Walk, { moves }: CompiledMapping, input: JsonObject): void {
  for (const { field, get } of moves) {
    const member = get(input);
    if (member !== undefined) value[field.from] = restored(field, member, taker);
  }
}

/** Walks a member that v1 knows in another place; false where v1 has no place for any of it. */
function descend(walk: Walk, node: V2Node, member: unknown, path: readonly Segment[]): boolean {
  if (node.target) return arrive(walk, node.target, member);
  const before = walk.taker.notes.length;
  let carried = false;
  for (const [segment, part] of partsOf(member)) {
    const child = node.children.get(segment);
    const place = [...path, segment];
    if (child) carried = descend(walk, child, part, place) || carried;
    else take(walk.taker, "lost", place, "v1 has no place for it", node.change);
  }
  if (carried) {
    walk.containers.push({ node, path });
  } else {
    walk.taker.notes.length = before;
    take(walk.taker, "lost", path, "v1 has no place for it", node.change);
  }
  return carried;
}

function arrive({ value, taker }: Walk, target: Target, member: unknown): boolean {
  if (target.kind === "moved") put(value, target.field.from, restored(target.field, member, taker));
  return target.kind !== "filled";
}

function restored({ values, to, change }: Move, member: unknown, taker: NoteTaker): unknown {
  if (values === undefined || typeof member !== "string") return member;
  const source = sourceOf(member, values, taker.units);
  if (taker.isQuiet === true) return source;
  const back = targetOf(source, values, taker.units);
  if (back !== member) take(taker, "lost", to, `\`${member}\` comes back as \`${back}\``, change);
  return source;
}

/** Notes what v1 would fill otherwise, or would fill where v2 had nothing. */
function judgeFilled(
  { value, taker }: Walk,
  node: V2Node,
  input: JsonObject,
  path: readonly Segment[],
): void {
  for (const [segment, { target }] of node.children) {
    if (target?.kind !== "filled") continue;
    const { from, fallback, change } = target.filled;
    const own = [...path, segment];
    const actual = valueAt(input, own);
    const implied = (from === null ? undefined : valueAt(value, [from])) ?? fallback;
    if (actual === implied) continue;
    take(
      taker,
      "lost",
      actual === undefined ? path : own,
      `it comes back as \`${implied}\``,
      change,
    );
  }
}

function partsOf(member: unknown): [Segment, unknown][] {
  if (Array.isArray(member)) return member.map((item, index) => [index, item]);
  if (!isJsonObject(member)) return [];
  return Object.entries(member).filter(([, part]) => part !== undefined);
}
