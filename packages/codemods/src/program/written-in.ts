import type { ts } from "ts-morph";
import { rangeInSource, writtenCode } from "../dialects/in-source.ts";
import { rangeOf } from "../edit/edit.ts";
import type { Module } from "./program.ts";

/** The code that stands in a file, in whose style more is written. */
export function writtenIn({ reading, text }: Module): string {
  return reading ? writtenCode(reading) : text;
}

/** The statements that stand in a file. */
export function statementsOf({ source, reading }: Module): readonly ts.Statement[] {
  if (!reading) return source.statements;
  return source.statements.filter((statement) => rangeInSource(reading, rangeOf(statement)));
}
