/** A parameter behind the `?` of a path. */
export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  readonly type: "string" | "integer";
  /** Of a whole number: the least and the most that it may be. */
  readonly range?: readonly [least: number, most: number];
  /** What a text has to be, unless it is one of `words`. */
  readonly format?: "date";
  readonly words?: readonly string[];
  readonly description: string;
}
