/** How a string is written in a language. */
export interface StringForm {
  /** What it begins with, as a pattern that is matched where a token may begin. */
  readonly open: RegExp;
  /** What it ends with, by what it began with; null: the end of the line. */
  readonly close: (open: string) => string;
  /** True where a backslash takes the next unit along. */
  readonly escapes: boolean;
  /** What is put into it when it runs. */
  readonly holes: readonly HoleForm[];
}

/** How an expression stands in a string: between marks, or as a name behind a sigil. */
export type HoleForm =
  | { readonly open: string; readonly close: string; readonly doubled?: boolean }
  | { readonly sigil: RegExp };

/** What there is to know of a language to read its strings: data, and no grammar. */
export interface Language {
  readonly name: string;
  readonly lineComments: readonly string[];
  readonly blockComments: readonly (readonly [RegExp, string])[];
  /** Tried in their order, so the longest come first. */
  readonly strings: readonly StringForm[];
  /** Operators that join texts. */
  readonly joins: readonly string[];
  /** True where literals that stand side by side are one. */
  readonly adjacent: boolean;
  /** True where a string that is a statement by itself is a remark. */
  readonly docstrings: boolean;
  /** Words in front of a string that make it documentation. */
  readonly documenting?: readonly string[];
}
