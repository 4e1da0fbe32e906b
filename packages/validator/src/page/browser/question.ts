import type { Breakage } from "../../model.ts";

/** What a request can be written as. */
export type Format = "http" | "curl" | "json";

/** A stretch of the text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** One request or payload in the text, as the service is asked about it. */
export interface Question {
  readonly asked: unknown;
  /** What is asked about, where it is a payload. */
  readonly payload?: { readonly schema: string; readonly value: unknown };
  /** What a list calls it, such as its method and address. */
  readonly label: string;
  readonly where: Stretch;
  /** Where in the text a breakage of it stands. */
  find(breakage: Breakage): Stretch;
}

/** What keeps a text, or a part of it, from being read. */
interface Problem {
  readonly message: string;
  readonly where: Stretch;
}

/** What a text holds. */
export interface Reading {
  /** How its format is called; empty where that says nothing. */
  readonly kind: string;
  /** What requests of v2 are best written as beside it. */
  readonly format: Format;
  /** True where it holds payloads without the requests that send them. */
  readonly isPayload: boolean;
  readonly questions: readonly Question[];
  readonly problems: readonly Problem[];
}
