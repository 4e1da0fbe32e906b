import { changes, type Endpoint, envelope, type TiedFeature } from "@habitshift/schemas";
import type { Breakage } from "../model.ts";
import type { Asked } from "./asked.ts";
import { clipped } from "./place.ts";
import { successorOf } from "./successors.ts";
import { writtenCall } from "./written-call.ts";

/** What is said of a call of v1 that v2 has elsewhere, and of a list that comes in pages there. */
export function movedBreakages(source: Endpoint, { method, target, sites }: Asked): Breakage[] {
  const { successor } = source;
  const goal = successorOf(source);
  if (successor === undefined || goal === undefined) return [];
  const own = `${method} ${clipped(target.prefix + target.path)}`;
  const query = new URLSearchParams(successor.query).toString();
  const named = namedSegments(source, goal, target.segments);
  const call = `${writtenCall(goal, named, sites.isRelative)}${query && `?${query}`}`;
  const [moved] = successor.parameters;
  const moving = moved ? `, with the \`${moved.name}\` in the path` : "";
  const isV1 = target.version === "v1";
  const breakage: Breakage = {
    change: successor.change,
    severity: "error",
    ...sites.path(),
    message: isV1
      ? `\`${own}\` is \`${call}\` in v2`
      : `\`${own}\` is not in v2: it is \`${call}\``,
    fix: `call \`${call}\`${moving}`,
  };
  if (!source.response.list || !goal.response.list || !isV1) return [breakage];
  return [breakage, { ...sites.path(), ...paged }];
}

const paged = {
  change: envelope.lists.change,
  severity: "warning",
  message: "v1 lists came whole; v2 answers with one page",
  fix: "ask again with `offset` until `pagination.total` is reached, if you need all",
} as const;

/** The segments of the path of v2: its parameters from the path of v1, or as the template names them. */
function namedSegments(source: Endpoint, goal: Endpoint, segments: readonly string[]): string[] {
  const own = source.path.slice(1).split("/");
  return goal.path
    .slice(1)
    .split("/")
    .map((name) => segments[own.indexOf(name)] ?? name);
}

/** What is said of a call of a feature that ends. */
export function featureBreakage(
  { change }: TiedFeature,
  { method, target, sites }: Asked,
): Breakage {
  return {
    change,
    severity: "error",
    ...sites.path(),
    message: `\`${method} ${clipped(target.prefix + target.path)}\` is of a feature that ends with v3.0`,
    fix: fixes.get(change) ?? "",
  };
}

const fixes: ReadonlyMap<string, string> = new Map(changes.map(({ id, fix }) => [id, fix]));
