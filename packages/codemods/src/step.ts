/** What a run is at, for whoever waits: how far values were followed, as far as that is known, or the next phase. */
export type Step =
  | { readonly phase: "follow"; readonly done: number; readonly open: number }
  | { readonly phase: "find" | "check" };
