import { type ChangeId, envelope } from "@habitshift/schemas";
import type { Facts } from "../../facts/facts.ts";
import { changeOfRole, roleOfShape } from "../../facts/shapes.ts";
import { heldBy, withHeld } from "../../provenance/held.ts";
import { PASSING, type Stored } from "../../provenance/stored.ts";
import { isSite, type ServiceCall, type Value, type Values } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";

/** A place outside the program that keeps what v1 answered: one report for each key. */
export function findStoredValues({ machine }: Facts): readonly Proposal[] {
  const all = [...machine.stores.values()];
  return all.flatMap((stored): readonly Proposal[] => {
    const kept = oldAnswerIn(stored.cell.values);
    const node = [...stored.reads, ...stored.writes][0];
    if (!kept || !node) return [];
    const isLost = stored.reads.size === 0 && all.some((other) => mayRead(other, stored));
    if (stored.place.endsWith(PASSING) && !isLost) return [];
    return [report(stored, node, kept[0], kept[1], isLost)];
  });
}

/** Whether what is read by a name that only a run tells may be what is written by another one. */
function mayRead(read: Stored, written: Stored): boolean {
  const isOpen = read.place.includes("…") && read.reads.size > 0 && read.writes.size === 0;
  return isOpen && whereOf(read) === whereOf(written);
}

/** Where something is kept, whatever its name there. */
function whereOf({ place }: Stored): string {
  return place.slice(place.lastIndexOf("` of "));
}

/** More objects within objects than this are not looked into. */
const DEEPEST = 4;

/** What a v1 call gave, in what is stored, with the change that makes it old; the outermost first. */
function oldAnswerIn(stored: Values): readonly [call: ServiceCall, change: ChangeId] | null {
  for (const value of withHeld(stored, DEEPEST, heldInStore)) {
    const change = oldSince(value);
    if (value.kind === "service" && change !== null) return [value.call, change];
  }
  return null;
}

function heldInStore(value: Value): readonly Value[] {
  return isSite(value, "json", "object", "array", "map", "set") ? heldBy(value) : [];
}

function oldSince(value: Value): ChangeId | null {
  return value.kind === "service" && value.call.endpoint.version === "v1" ? changeOf(value) : null;
}

function changeOf(value: Extract<Value, { kind: "service" }>): ChangeId | null {
  const { type, call } = value;
  if (type.is === "envelope" || type.is === "text") return envelope.success.change;
  if (type.is !== "list" && type.is !== "payload") return null;
  const role = roleOfShape(call.endpoint.response.shape);
  return role === null || role === "envelope" ? null : changeOfRole(role);
}

function report(
  { place, reads }: Stored,
  node: Proposal["node"],
  call: ServiceCall,
  change: ChangeId,
  isLost: boolean,
): Proposal {
  const back =
    reads.size > 0 || isLost
      ? "this code reads it back, and will find members of v1 in what earlier versions stored"
      : "whatever reads it will find members of v1 in what earlier versions stored";
  return {
    change,
    node,
    message: `${place} keeps what the service answered: ${back}`,
    edits: null,
    confidence: "manual",
    reason:
      "convert what is stored there, for which `habitshift convert` is made, or drop it when the new version first runs",
    // What is read back is what v2 answered only once nothing older is left.
    ties: reads.size > 0 || isLost ? [call] : [],
    about: [call],
  };
}
