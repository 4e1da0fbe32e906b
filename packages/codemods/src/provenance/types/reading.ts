import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

/** A type to read, with its reader and the number of levels that led to it. */
export interface Reading {
  readonly reader: TypeReader;
  readonly ref: TypeRef;
  readonly depth: number;
}
