import type { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { type Meeting, meetingOf } from "../../bodies/meeting.ts";
import { spilledMeeting } from "./spilled-path.ts";

/** Where the path and the body are at hand, and how the id gets into the path there. */
export interface IdPlace extends Meeting {
  readonly body: ts.Expression;
  readonly way: "in place" | "put in" | "spilled";
}

/** The place where an id moves from the body into the path; null where no body is at hand. */
export function idPlaceOf(facts: Facts, use: ExchangeUse, meeting: Meeting): IdPlace | null {
  const spilled = meeting.inline ? null : spilledMeeting(facts, use);
  const place = spilled ?? (meeting.body ? meeting : innerMeeting(facts, use, meeting));
  if (!place?.body) return null;
  const isInPlace = meeting.inline && place === meeting;
  return {
    ...place,
    body: place.body,
    way: spilled ? "spilled" : isInPlace ? "in place" : "put in",
  };
}

/** The innermost call that makes the body, where the call that names the path does not. */
function innerMeeting(facts: Facts, use: ExchangeUse, outer: Meeting): Meeting | null {
  const index = use.chain.indexOf(outer.call);
  for (const call of use.chain.slice(0, Math.max(index, 0)).reverse()) {
    const inner = meetingOf(facts, { ...use, chain: [call] }, call);
    if (inner?.body) return inner;
  }
  return null;
}
