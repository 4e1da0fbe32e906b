import type { ChangeId } from "@habitshift/schemas";
import type { Exchange } from "../provenance/exchanges.ts";
import type { Proposal } from "./proposal.ts";

/** The change that a call of an endpoint falls under; without a successor, the end of v1. */
export function endpointChange({ call }: Exchange): ChangeId {
  return call.endpoint.successor?.change ?? "v1-sunset";
}

/** Why a call is to be reviewed where nothing proves that its host is the service. */
export const UNTIED = "the path is that of the service, but nothing ties the host to it";

/** How sure an edit is that is right where the host is the service. */
export function sureByHost(isProven: boolean): Pick<Proposal, "confidence" | "reason"> {
  return isProven ? { confidence: "safe", reason: null } : { confidence: "review", reason: UNTIED };
}
