/** What we decided where the specification is silent; one line to change for whoever knows better. */
export interface Decision {
  /** Stable name that sources refer to, such as `units`. */
  readonly topic: string;
  /** The part that the specification leaves open. */
  readonly open: string;
  readonly text: string;
}
