import { bulkDelete } from "@habitshift/schemas";
import { refuse } from "./check.ts";
import { type Findings, isFull } from "./findings.ts";
import { isObject, ownMember } from "./json-type.ts";
import { judgeAddress, type Route } from "./judge-address.ts";
import { judgeQuery } from "./judge-query.ts";
import { below, clipped, type Place } from "./place.ts";
import { readRelative, readTarget, type Target } from "./read-target.ts";
import { operationSites } from "./sites.ts";

/** Judges the body of what an operation calls. */
type JudgeBody = (value: unknown, route: Route, place: Place, findings: Findings) => void;

/** Judges each operation of a batch as the request that it stands for. */
export function judgeBatch(
  batch: unknown,
  root: Place | undefined,
  findings: Findings,
  judgeBody: JudgeBody,
): void {
  const { operations: name } = bulkDelete;
  const operations = isObject(batch) ? ownMember(batch, name) : undefined;
  if (!Array.isArray(operations)) return;
  const list = below(root, name);
  for (let index = 0; index < operations.length && !isFull(findings); index++) {
    judgeOperation(operations[index], below(list, index), findings, judgeBody);
  }
}

function judgeOperation(
  operation: unknown,
  place: Place,
  findings: Findings,
  judgeBody: JudgeBody,
): void {
  if (!isObject(operation)) return;
  const { method, path, body } = operation;
  if (typeof path !== "string" || typeof method !== "string" || method === "") return;
  const target = targetOf(path, place, findings);
  const sites = operationSites(place);
  const route = judgeAddress({ method: method.toUpperCase(), target, body, sites, findings });
  judgeQuery(target.query, route, sites, findings);
  // What is no object is told already.
  if (body === undefined || isObject(body)) judgeBody(body, route, below(place, "body"), findings);
}

/** Where an operation goes; a prefix of v2 is told here, one of v1 with the change that moved the path. */
function targetOf(path: string, place: Place, findings: Findings): Target {
  const at = below(place, "path");
  if (!path.startsWith("/")) {
    refuse(at, "must start with `/`", `write \`/${written(path)}\``, findings);
    return readRelative(`/${path}`);
  }
  if (!/^\/(?:api\/)?v\d+(?:[/?]|$)/.test(path)) return readRelative(path);
  const target = readTarget(path);
  if (target.version === "v1") return target;
  const rest = path.replace(/^\/(?:api\/)?v\d+/, "");
  refuse(
    at,
    "has a prefix: paths in a batch have none",
    `write \`${written(rest || "/")}\``,
    findings,
  );
  return readRelative(rest || "/");
}

/** A path for a message, without its query, which may hold anything. */
function written(path: string): string {
  return clipped(path.replace(/\?.*/s, ""));
}
