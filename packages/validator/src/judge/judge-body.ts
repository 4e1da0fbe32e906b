import { bulkDelete, type Endpoint, schemasV2 } from "@habitshift/schemas";
import { refuse } from "./check.ts";
import { expectationOf } from "./expectation.ts";
import { type Findings, isFull, report } from "./findings.ts";
import { isObject, ownMember } from "./json-type.ts";
import type { Route } from "./judge-address.ts";
import { judgeBatch } from "./judge-batch.ts";
import { inPathTold } from "./old-member.ts";
import { below, nameOf, type Place, pointerOf } from "./place.ts";
import { checkOf, schemaOf } from "./shapes.ts";
import { redirectedBy, successorOf } from "./successors.ts";
import { idsMember } from "./vocabulary.ts";

/** Whether a call goes where a body is read. */
export function takesBody({ endpoint, source }: Route): boolean {
  const target = endpoint ?? (source && successorOf(source));
  return target !== undefined && schemaOf(target) !== undefined;
}

/** How deep a batch may stand in a batch; what is deeper is not looked at. */
const deepest = 8;

/** Judges a body by what the call that it is sent with takes. */
export function judgeBody(
  value: unknown,
  route: Route,
  place: Place | undefined,
  findings: Findings,
  depth = 0,
): void {
  const source = route.source && redirectedBy(route.source, value);
  const target = route.endpoint ?? (source && successorOf(source));
  if (target === undefined) return;
  const schema = schemaOf(target);
  if (schema === undefined) {
    if (target.bare === true) return;
    const rest = source ? judgeMoved(value, source, place, findings) : value;
    warnOfBody(rest, target, place, findings);
    return;
  }
  if (value === undefined || value === null) {
    refuse(place, "is missing", `send ${expectationOf(schemasV2[schema])}`, findings);
    return;
  }
  if (target.request !== "batch") {
    checkOf(schema, source?.request)(value, place, findings);
    return;
  }
  if (judgeIds(value, place, findings)) return;
  checkOf(schema)(value, place, findings);
  if (depth > deepest) return;
  judgeBatch(value, place, findings, (own, called, at, all) =>
    judgeBody(own, called, at, all, depth + 1),
  );
}

/**
 * Judges a body that a v1 call had for what stands in the path of v2.
 *
 * @returns What it has beside that.
 */
function judgeMoved(
  value: unknown,
  { successor }: Endpoint,
  place: Place | undefined,
  findings: Findings,
): unknown {
  if (!isObject(value)) return value;
  const names = (successor?.parameters ?? []).map(({ name }) => name);
  for (const name of names) {
    if (successor === undefined || ownMember(value, name) === undefined) continue;
    report(findings, {
      change: successor.change,
      severity: "error",
      in: "body",
      pointer: pointerOf(below(place, name)),
      ...inPathTold(nameOf(below(place, name)), name),
    });
  }
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function warnOfBody(
  value: unknown,
  { method, path }: Endpoint,
  place: Place | undefined,
  findings: Findings,
): void {
  if (value === undefined || value === null) return;
  if (isObject(value) && Object.keys(value).length === 0) return;
  report(findings, {
    change: "v2-invalid",
    severity: "warning",
    in: "body",
    pointer: pointerOf(place),
    message: `\`${method} ${path}\` takes no body`,
    fix: `leave ${nameOf(place)} out`,
  });
}

/** Judges the ids of a bulk deletion, which no batch has. @returns Whether the body is a bare list of them. */
function judgeIds(value: unknown, place: Place | undefined, findings: Findings): boolean {
  const name = isObject(value)
    ? bulkDelete.members.find((own) => ownMember(value, own) !== undefined)
    : undefined;
  const ids = isObject(value) && name ? value[name] : value;
  const at = name ? below(place, name) : place;
  if (!Array.isArray(ids)) {
    if (name) refuse(at, "must be a list of ids", "list the ids", findings);
    return false;
  }
  for (let index = 0; index < ids.length && !isFull(findings); index++) {
    if (typeof ids[index] === "string" && ids[index] !== "") continue;
    refuse(below(at, index), "must be the id of a habit", "send its id, a string", findings);
  }
  if (name === undefined) {
    report(findings, {
      change: bulkDelete.change,
      severity: "error",
      in: "body",
      pointer: pointerOf(place),
      ...idsMember.explain(value, nameOf(place)),
    });
  }
  return name === undefined;
}
