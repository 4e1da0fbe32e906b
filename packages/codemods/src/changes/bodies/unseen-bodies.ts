import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { namedWhenRun } from "../../facts/named/named-when-run.ts";
import { sharedBodies } from "../../facts/named/shared-bodies.ts";
import { changedNames, changeOfRole, type Role, roleOfShape } from "../../facts/shapes.ts";
import { type BodyValue, bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite, type ServiceCall } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { shownLiteral } from "../shown-literal.ts";
import { flatBody } from "./flat-body.ts";
import { isMadeByCode } from "./made-by-code.ts";
import { meetingOf } from "./meeting.ts";
import { isOfLibrary } from "./of-library.ts";
import { firstLiteral, type OpenedBody, openedBody } from "./opened-body.ts";
import { openedLiterals } from "./opened-literals.ts";
import { takesUnknown } from "./takes-unknown.ts";

/** Bodies whose members are named elsewhere, or that come from where nothing is known: a person must see to them. */
export function findUnseenBodies(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const role = call.endpoint.request === "habit" ? roleOfShape(call.endpoint.request) : null;
    if (!role || call.endpoint.version !== "v1") continue;
    for (const use of uses.values()) {
      const reason = reasonFor(facts, use);
      if (reason) found.push(proposeUnseen(facts, call, use, role, reason));
    }
  }
  return found;
}

const UNKNOWN = "it comes from where nothing is known of it";
const SPREAD = "it is given all members of a value of which nothing is known";
const BRIDGED = "its members are named by strings from elsewhere, such as the names of inputs";
const NAMED_LATER = "its members get names that are only known at run time";
const BY_LIBRARY = "a library puts it together";
const SHARED = "another service is given it, too, by the names that it has";
/** Why a body may be made v2's where it is sent. */
const OPEN: ReadonlySet<string> = new Set([NAMED_LATER, UNKNOWN, SHARED, BY_LIBRARY]);

/** Why the members of a body cannot be renamed where they are written; null where they can. */
function reasonFor(facts: Facts, use: ExchangeUse): string | null {
  const objects = [...bodyObjects(use.body)];
  const whenRun = namedWhenRun(facts.machine);
  const shared = sharedBodies(facts.machine);
  if (objects.some(({ kind }) => kind === "site") && objects.every(isIn(whenRun, shared)))
    return SHARED;
  if (objects.some((value) => value.kind === "site" && whenRun.has(value.node))) return NAMED_LATER;
  if (objects.some((value) => value.kind === "site" && facts.roles.bridged.has(value.node)))
    return BRIDGED;
  if (objects.some((value) => value.kind === "site" && takesUnknown(facts, value.node)))
    return SPREAD;
  if (objects.some((value) => isSite(value, "object") && value.element.values.size > 0))
    return NAMED_LATER;
  if (objects.some((value) => isOfLibrary(facts, value))) return BY_LIBRARY;
  return objects.length > 0 && objects.every(isUnclear) ? UNKNOWN : null;
}

/** Whether nothing is known of a body; a list is what a library that takes both is thought to give. */
function isUnclear(value: BodyValue): boolean {
  return value.kind === "unknown" || (isSite(value, "array") && ts.isCallExpression(value.node));
}

function isIn(...sets: readonly ReadonlySet<ts.Node>[]): (value: BodyValue) => boolean {
  return (value) => value.kind === "site" && sets.every((set) => set.has(value.node));
}

function proposeUnseen(
  facts: Facts,
  call: ServiceCall,
  use: ExchangeUse,
  role: Role,
  reason: string,
): Proposal {
  const literal = shownLiteral(use) ?? firstLiteral(use);
  const meeting = literal && meetingOf(facts, use, literal);
  const opened = OPEN.has(reason) ? openedBody(facts, use) : null;
  const beside = opened === null && reason === NAMED_LATER ? openedLiterals(facts, use) : null;
  const edits =
    (reason === BRIDGED ? meeting?.body && flatBody(facts, meeting.body) : opened?.edits) ?? beside;
  const isKnown = edits !== null && beside === null && isProven(facts, use, reason, opened);
  const names = changedNames(role).map((name) => `\`${name}\``);
  return {
    change: changeOfRole(role),
    node: meeting?.body ?? meeting?.call ?? call.node,
    message: `v2 has other members than ${names.join(", ")} in the body that is sent here`,
    edits,
    confidence: edits ? (isKnown ? "safe" : "review") : "manual",
    reason: isKnown ? null : reason,
    ties: [call],
  };
}

/** Whether nothing can come in a body that its edits do not see to. */
function isProven(
  facts: Facts,
  use: ExchangeUse,
  reason: string,
  opened: OpenedBody | null,
): boolean {
  if (opened === null) return [...bodyObjects(use.body)].every(({ kind }) => kind !== "unknown");
  if (reason === NAMED_LATER) return opened.hasKnownNames || isMadeByCode(facts, use);
  return reason === UNKNOWN && opened.isFromOutside;
}
