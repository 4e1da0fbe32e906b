import {
  bulkDelete,
  changes,
  type Endpoint,
  endpoints,
  envelope,
  type Successor,
  type TiedFeature,
} from "@habitshift/schemas";
import type { Breakage } from "../model.ts";
import type { Asked } from "./asked.ts";
import { isObject, ownMember } from "./json-type.ts";
import { clipped } from "./place.ts";
import { requestSites, type Sites } from "./sites.ts";
import { redirectedBy, successorOf } from "./successors.ts";
import { writtenCall } from "./written-call.ts";

/** What is said of a call of v1 that v2 has elsewhere. */
export function movedBreakage(source: Endpoint, asked: Asked): Breakage {
  const { method, target, sites, body } = asked;
  const { successor } = source;
  // Where its body makes it another call, it goes where that call went.
  const meant = redirectedBy(source, body);
  const goal = successorOf(meant);
  if (successor === undefined || goal === undefined)
    throw new TypeError(`the contract names no successor of ${source.id}`);
  const own = `${method} ${clipped(target.prefix + target.path)}`;
  const named = namedSegments(source, goal, asked);
  const call = `${writtenCall(goal, named, sites.isRelative)}${queryOf(successor)}`;
  const open = named.find((name) => name.startsWith("{") && goal.path.includes(`/${name}`));
  const moving = open === undefined ? "" : `, with the \`${open.slice(1, -1)}\` in the path`;
  const isV1 = target.version === "v1";
  return {
    change: successor.change,
    severity: "error",
    ...sites.path(),
    message: isV1
      ? `\`${own}\` is \`${call}\` in v2`
      : `\`${own}\` is not in v2: it is \`${call}\``,
    // A batch has no batches in it: its operations are what a deletion becomes.
    fix:
      sites.isRelative && goal.request === "batch"
        ? `send an operation for each id: \`${JSON.stringify(bulkDelete.operation)}\``
        : `call \`${call}\`${moving}`,
  };
}

/** The query that a successor asks for, with the `?`, or nothing. */
function queryOf(successor: Successor): string {
  return queries.get(successor) ?? "";
}

const queries: ReadonlyMap<Successor, string> = new Map(
  endpoints.flatMap(({ successor }) => {
    const query = new URLSearchParams(successor?.query).toString();
    return successor && query ? [[successor, `?${query}`]] : [];
  }),
);

/** Whether a list of v1 came whole that v2 answers in pages. */
export function isPaged(source: Endpoint): boolean {
  return source.response.list && successorOf(source)?.response.list === true;
}

/** What is said of a list that comes in pages. */
export function pagedBreakage(sites: Sites): Breakage {
  return sites === requestSites ? paged : { ...paged, ...sites.path() };
}

const paged: Breakage = Object.freeze({
  change: envelope.lists.change,
  severity: "warning",
  ...requestSites.path(),
  message: "v1 lists came whole; v2 answers with one page",
  fix: "ask again with `offset` until `pagination.total` is reached, if you need all",
});

/** The segments of the path of v2: its parameters from the call, or as the template names them. */
function namedSegments(source: Endpoint, goal: Endpoint, asked: Asked): string[] {
  const own = source.path.slice(1).split("/");
  const { segments, query } = asked.target;
  return goal.path
    .slice(1)
    .split("/")
    .map(
      (name) => segments[own.indexOf(name)] ?? movedValue(source, name, query, asked.body) ?? name,
    );
}

/** A parameter of the path of v2 that v1 had in the query or the body. */
function movedValue(
  { successor }: Endpoint,
  template: string,
  query: string,
  body: unknown,
): string | undefined {
  const moved = successor?.parameters.find(({ name }) => `{${name}}` === template);
  if (moved === undefined) return undefined;
  const inQuery = moved.from.includes("query") ? new URLSearchParams(query).getAll(moved.name) : [];
  const inBody = isObject(body) ? ownMember(body, moved.name) : undefined;
  const [value, ...others] = inBody === undefined ? inQuery : [...inQuery, inBody];
  // Where it is said twice, nobody knows which one is meant.
  if (typeof value !== "string" || value === "") return undefined;
  return others.every((own) => own === value) ? value : undefined;
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
