import type { ChangeId } from "@habitshift/schemas";

/** A place of a document that its evidence names. */
interface Witness {
  readonly start: number;
  readonly what: string;
}

/** A place of a document that is v1. Offsets are UTF-16 units into its text. */
export interface Mention {
  readonly change: ChangeId;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** Ids of the endpoints of v1 that are called there; none where nothing tells. */
  readonly endpoints: readonly string[];
  /** What ties it to the service: its address or key, a path that no other has, or the path alone. */
  readonly proof: "named" | "distinctive" | "path";
  /** The literal origin of its address. */
  readonly origin: string | null;
  readonly witnesses: readonly Witness[];
}

/** A base address of v1, which says nothing of what is called below it. */
export interface Base {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What it is called where it stands, such as the name of a variable. */
  readonly name: string | null;
}

/** A variable of code that holds a base of v1, as it is written. */
export interface NamedBase {
  readonly name: string;
  readonly text: string;
}

/** What a document says. */
export interface Scan {
  readonly mentions: readonly Mention[];
  readonly bases: readonly Base[];
  /** Variables of code that other files may name. */
  readonly named: readonly NamedBase[];
  /** Where it serves a path of v1 itself: one below the prefix, or the whole one. */
  readonly serves: readonly { readonly start: number; readonly isWhole: boolean }[];
  /** Whether a bare prefix stands in it, as servers have it. */
  readonly hasPrefix: boolean;
  /** Where its comments stand; null: whatever looks like a comment is one. */
  readonly comments: readonly { readonly start: number; readonly end: number }[] | null;
  /** Why it could not be read; null where it could. */
  readonly fault: string | null;
}

export const nothing: Scan = {
  mentions: [],
  bases: [],
  named: [],
  serves: [],
  hasPrefix: false,
  comments: null,
  fault: null,
};

/** What a scanner may know of the service. */
export interface Known {
  /** Base URLs of the service, and names of variables that hold one. */
  readonly services: readonly string[];
  /** Variables that other files set to a base of v1; absent: none. */
  readonly bases?: readonly NamedBase[];
}
