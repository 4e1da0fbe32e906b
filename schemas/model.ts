/** The nouns of the contract. Data that uses them stands in the files beside this one. */
import type { ChangeId } from "./changes.ts";
import type { QueryParameter } from "./query-parameter.ts";
import type { Source } from "./source.ts";

export type ApiVersion = "v1" | "v2";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Steps from the root of a payload to a member; a number is an index of an array. */
export type FieldPath = readonly (string | number)[];

/** The kinds of payload that the service answers with in `data`, or accepts as a body. */
export type Shape =
  | "habit"
  | "log"
  | "check-in"
  | "skip"
  | "bulk-delete"
  | "batch"
  | "batch-results"
  | "note"
  | "area"
  | "statistics"
  | "overview"
  | "template"
  | "login"
  | "tokens"
  | "refresh"
  | "none";

/** What a key must be allowed to do, such as `habits:read`. */
export type Scope =
  | `${"habits" | "logs" | "notes" | "areas"}:${"read" | "write"}`
  | "statistics:read"
  | "templates:read";

/** One operation of one version of the API. */
export interface Endpoint {
  /** Stable name, such as `v1.habits.list`. */
  readonly id: string;
  readonly version: ApiVersion;
  readonly method: HttpMethod;
  /** Template below the prefix of the version, such as `/habits/{habitId}`. */
  readonly path: string;
  /** True where the path stands without a prefix, such as `/auth/login`. */
  readonly bare?: boolean;
  /** True where neither a key nor a token is needed. */
  readonly open?: boolean;
  /** True where the specification names no method: any is taken. */
  readonly anyMethod?: boolean;
  /** The scope that a key needs; none where the operation has none of its own (batch, bare paths). */
  readonly scope?: Scope;
  readonly query?: readonly QueryParameter[];
  /** What the request body holds. */
  readonly request: Shape;
  /** What `data` of the answer holds. */
  readonly response: { readonly shape: Shape; readonly list: boolean };
  /** v1 only: how a call of it becomes a call of v2. */
  readonly successor?: Successor;
  readonly source: Source;
}

/** How a v1 call becomes a v2 call. */
export interface Successor {
  readonly change: ChangeId;
  /** The `id` of the v2 endpoint. */
  readonly endpoint: string;
  /** Path parameters of v2 that v1 had elsewhere; those with the same name in both paths are not listed. */
  readonly parameters: readonly MovedParameter[];
  /** Query parameters that v2 needs and v1 did not have, with their value. */
  readonly query: Readonly<Record<string, string>>;
  /** Values of the body that make it the call of another v1 endpoint, which is named by its `id`. */
  readonly redirects?: readonly Redirect[];
  /** True where the path alone tells this service from others (evidence of identity). */
  readonly distinctive: boolean;
}

interface Redirect {
  readonly member: string;
  readonly value: string;
  readonly endpoint: string;
}

/** A path parameter of v2 that stood in the query or the body of v1, in the order to look for it. */
export interface MovedParameter {
  readonly name: string;
  readonly from: readonly ("query" | "body")[];
}

/** What happens to one member of a payload between v1 and v2. */
export type FieldMapping =
  | {
      /** The value stands somewhere else, unchanged unless `values` lists it. */
      readonly op: "move";
      readonly change: ChangeId;
      readonly from: string;
      readonly to: FieldPath;
      readonly type: "string" | "number" | "integer";
      /** v1 value → v2 value; a value that is not listed is carried over. */
      readonly values?: Readonly<Record<string, string>>;
      /** v2 values that need no remark; any other one that is carried over is noted. */
      readonly known?: readonly string[];
      /** v2 returns it but does not accept it. */
      readonly readOnly: boolean;
      readonly source: Source;
    }
  | {
      /** The member is gone; `count` is where its length stands in v2. */
      readonly op: "remove";
      readonly change: ChangeId;
      readonly from: string;
      readonly count: FieldPath | null;
      /** How its days stand in v2 as logs, where they do. */
      readonly records: CompletionRecords | null;
      readonly reason: string;
      readonly source: Source;
    }
  | {
      /** In a request the member becomes a path parameter of the same name; in an answer it stays. */
      readonly op: "to-path";
      readonly change: ChangeId;
      readonly from: string;
      readonly source: Source;
    }
  | {
      /** A known value stands for a set of v2 members; any other value needs a person. */
      readonly op: "expand";
      readonly change: ChangeId;
      readonly from: string;
      readonly values: Readonly<Record<string, ValueSet>>;
      /** Values that only answers have, such as that of a skip; a request has an endpoint for them. */
      readonly answered?: Readonly<Record<string, ValueSet>>;
      readonly source: Source;
    };

/** The v2 members that one v1 value stands for. */
export type ValueSet = Readonly<Record<string, string | number | boolean>>;

/** How days of completion become logs, and logs days of completion. Paths lead into the v2 habit. */
export interface CompletionRecords {
  /** The member of a log that holds the day. */
  readonly day: string;
  /** The amount of a log that completes the day: that of the goal, or the fallback. */
  readonly amount: { readonly member: string; readonly from: FieldPath; readonly fallback: number };
  readonly unit: { readonly member: string; readonly from: FieldPath; readonly fallback: string };
  /** The member of a log that names the habit, and the habit's member that it repeats. */
  readonly owner: { readonly member: string; readonly from: string };
  /** The member of a log that is true where the day was skipped and not completed. */
  readonly skipped: string;
  /** Where the longest run of days stands; it is never shorter than what stands at `atLeast`. */
  readonly longestRun: { readonly to: FieldPath; readonly atLeast: FieldPath };
  readonly source: Source;
}

/** A v2 member that v1 did not have, and the v1 member it is filled from. */
export interface FilledMember {
  readonly change: ChangeId;
  readonly to: FieldPath;
  readonly from: string | null;
  /** Used when `from` is absent; the converter notes it as `assumed`. */
  readonly fallback: string;
  /** Filled only where this v2 container exists for another reason. */
  readonly within: FieldPath;
  readonly source: Source;
}

/** A member that both versions have, by the same name and with the same meaning. */
export interface SharedMember {
  readonly name: string;
  readonly source: Source;
}

export interface ShapeMapping {
  readonly shape: Shape;
  readonly shared: readonly SharedMember[];
  readonly fields: readonly FieldMapping[];
  readonly filled: readonly FilledMember[];
  /** Members of v2 that nothing says v1 had; where a payload has them, they are these. */
  readonly carried?: readonly FieldMapping[];
}
