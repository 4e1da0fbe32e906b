/** A run of a string: text as it says, or an expression that is put in when it runs. */
export type StringPart = { readonly text: string } | { readonly hole: string };

interface At {
  readonly start: number;
  readonly end: number;
  /** Whether it is the first of its line. */
  readonly isFirst: boolean;
}

/** A string; `start` and `end` are those of what stands between its marks. */
export interface StringToken extends At {
  readonly kind: "string";
  readonly parts: readonly StringPart[];
}

/** A name, a number or a mark. */
interface WordToken extends At {
  readonly kind: "name" | "mark";
  readonly text: string;
}

export type Token = StringToken | WordToken;

/** A text taken apart: its tokens, and where its comments stand. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
}
