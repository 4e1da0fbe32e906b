import { writtenCode } from "../dialects/in-source.ts";
import type { Module } from "./program.ts";

/** The code that stands in a file, in whose style more is written. */
export function writtenIn({ reading, text }: Module): string {
  return reading ? writtenCode(reading) : text;
}
