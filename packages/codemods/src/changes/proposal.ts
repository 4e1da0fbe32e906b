import type { ChangeId } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Edit } from "../edit/edit.ts";
import type { Confidence } from "../model.ts";
import type { Hop } from "../origin/step.ts";
import type { ServiceCall } from "../provenance/value.ts";

/** A place that is v1, as a finder sees it: what to do there, and what it stands or falls with. */
export interface Proposal {
  readonly change: ChangeId;
  readonly node: ts.Node;
  /** The range that is shown; the node's own where it is absent. */
  readonly range?: { readonly start: number; readonly end: number };
  readonly message: string;
  /** Null where a person must decide. */
  readonly edits: readonly Edit[] | null;
  readonly confidence: Confidence;
  readonly reason: string | null;
  /** Calls, literals and declarations that it changes together with. */
  readonly ties: readonly unknown[];
  /** What has to change before, in a set of its own. */
  readonly follows?: unknown;
  /** Whether it moves the call itself to its v2 endpoint. */
  readonly call?: true;
  /** Whether it takes an id out of what calls of other endpoints send at the same place, too. */
  readonly goesAlong?: true | undefined;
  /** Whether it is of many calls, and its change that of the first of them: another call may come to be the first. */
  readonly isShared?: true;
  /** The calls that a report without an edit is about; it belongs to no group. */
  readonly about?: readonly ServiceCall[];
  /** Whether the place itself is proven to be of this service, though nothing that it is tied to is. */
  readonly isOurs?: true;
  /** How what is reported came to the place, where it is no answer of a call. */
  readonly way?: readonly Hop[];
  /** A file that the edits need. */
  readonly needs?: "headers-module";
  /** Whether it is not reported: it stands where nothing is to be edited, and only ties others together. */
  readonly isHidden?: true;
}

/** What is to be done at a place, and how sure that is. */
export type Outcome = Pick<Proposal, "edits" | "confidence" | "reason">;

/** Where code would not get by once what it belongs to has changed, nothing is to change before a person saw to it. */
export function waiting(left: Proposal): Proposal {
  return { ...left, edits: [], isHidden: true };
}

/** Whether a tie is a call of the service. */
export function isCall(tie: unknown): tie is ServiceCall {
  return typeof tie === "object" && tie !== null && "endpoint" in tie;
}
