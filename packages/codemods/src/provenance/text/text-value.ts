import type { ts } from "ts-morph";

/** Text, known in part. */
export interface TextValue {
  readonly kind: "text";
  readonly parts: readonly TextPart[];
}

/** A piece of a text. */
export type TextPart = LiteralPart | HolePart;

/** Text that stands in the code; offsets are those of its characters between the quotes. */
export interface LiteralPart {
  readonly text: string;
  readonly node: ts.Node;
  readonly start: number;
  /** False where the text in the code is escaped, so that offsets do not match. */
  readonly exact: boolean;
  /** The expression through which it became part of a larger text first; absent where it is written there. */
  readonly via?: ts.Node;
  /** Whether it stands for a path alone, in which a question mark begins no query. */
  readonly bare?: true;
  /** What the text is cut at when the program runs, wherever it has it. */
  readonly cutAt?: string;
  /** Whether it is put into another case when the program runs. */
  readonly inCase?: true;
  /** Whether it is encoded for a segment of a URL when the program runs: a slash in it would be none. */
  readonly encoded?: true;
}

/** Text that only a run would tell. */
interface HolePart {
  readonly hole: ts.Node;
  /** The environment variable that it comes from. */
  readonly variable: string | null;
}
