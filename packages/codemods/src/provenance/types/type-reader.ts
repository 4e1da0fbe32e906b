import type { Program } from "../../program/program.ts";
import type { Structure } from "./structure.ts";
import type { TypeRef, TypeSource } from "./type-ref.ts";

/** What reading one level of a type needs of the reader of all types. */
export interface TypeReader {
  readonly program: Program;
  /** The type that a node writes, with what type parameters stand for. */
  refer(node: TypeSource, parameters?: ReadonlyMap<string, TypeRef>): TypeRef;
  /** What a type is made of; unknown where it was met too many levels deep. */
  expand(ref: TypeRef, depth?: number): Structure;
}
