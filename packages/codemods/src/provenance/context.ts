import type { ts } from "ts-morph";
import type { Binding } from "../program/binding.ts";
import type { Module } from "../program/program.ts";
import type { Cell } from "./cell.ts";
import type { TypeRef } from "./types/type-ref.ts";

/** One activation of a function, class body or file, told apart by where it was called from. */
export interface Context {
  readonly id: number;
  /** The function, class or file whose body it runs. */
  readonly node: ts.Node;
  readonly module: Module;
  /** The context in which the function was created. */
  readonly parent: Context | null;
  /** The calls that led here, the last one first. */
  readonly chain: readonly ts.Node[];
  /** `this`; null in arrow functions, which have their creator's. */
  readonly self: Cell | null;
  readonly parameters: readonly Cell[];
  /** Arguments beyond the parameters, and those of a spread. */
  readonly rest: Cell;
  readonly returns: Cell;
  /** What it throws, and nothing in it catches. */
  readonly throws: Cell;
  readonly variables: Map<Binding, Cell>;
  /** What the function's own type parameters stand for here. */
  readonly types: Map<string, TypeRef>;
  readonly entrance: Entrance;
}

/** How a run is led to. */
interface Entrance {
  /** The call that did so first; null for a file, and for what only code that we do not see calls. */
  readonly from: { readonly node: ts.Node; readonly context: Context } | null;
  /** Whether another call does so as well. */
  isShared: boolean;
  /** Whether the call may lead elsewhere instead. */
  isOneOf: boolean;
}
