import type { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { innerMeeting, type Meeting } from "../../bodies/meetings-along.ts";
import { spilledMeeting } from "./spilled-path.ts";

/** Where the path and the body are at hand, and how the id gets into the path there. */
export interface IdPlace extends Meeting {
  readonly body: ts.Expression;
  readonly way: "in place" | "put in" | "spilled";
}

/** The place where an id moves from the body into the path; null where no body is at hand. */
export function idPlaceOf(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  meeting: Meeting,
): IdPlace | null {
  const spilled = meeting.inline ? null : spilledMeeting(facts, use);
  const place =
    spilled ?? (meeting.body ? meeting : innerMeeting(facts, use, literal, meeting.call));
  if (!place?.body) return null;
  const isInPlace = meeting.inline && place === meeting;
  return {
    ...place,
    body: place.body,
    way: spilled ? "spilled" : isInPlace ? "in place" : "put in",
  };
}
