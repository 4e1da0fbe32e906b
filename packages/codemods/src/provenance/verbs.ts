import type { ts } from "ts-morph";
import type { Module } from "../program/program.ts";
import type { Frame } from "./frame.ts";
import type { Invocation } from "./invocation.ts";
import type { Value, Values } from "./value.ts";

/** What one part of the interpreter asks of another. */
export interface Verbs {
  evaluate(node: ts.Expression, frame: Frame): Values;
  execute(node: ts.Statement, frame: Frame): boolean;
  /** Gives a pattern's variables their values, with what a type annotation adds. */
  bind(name: ts.BindingName, values: Values, frame: Frame, type: ts.TypeNode | undefined): void;
  member(value: Value, name: string, frame: Frame, node: ts.Node): Values;
  writeMember(value: Value, name: string | null, values: Values, frame: Frame): void;
  elements(value: Value, frame: Frame): Values;
  invoke(callees: Values, invocation: Invocation): Values;
  construct(callees: Values, invocation: Invocation): Values;
  awaited(values: Values): Values;
  /** The value of a name that another module exports. */
  exported(module: Module, name: string): Values;
}
