import { parse, syntaxErrors } from "../../program/program.ts";
import type { Reading } from "../reading.ts";
import { createFlowCode } from "./flow-code.ts";
import { parseFlow, saysFlow } from "./flow-node.ts";
import { type Kept, writeFlow } from "./write-flow.ts";

/** Type arguments of calls, which a parser of JavaScript takes for comparisons. */
const ARGUMENTS = /[\w$]<[^;=()]*>\s*\(/;

/** Whether a file is read as Flow though it parses without: it would be read wrongly. */
export function isReadAsFlow(text: string): boolean {
  return ARGUMENTS.test(text) && saysFlow(text);
}

/** What Flow is read as: with the types as far as they can be spelled, else without. */
const KEPT: readonly Kept[] = ["types", "types without maybe", "nothing"];

/**
 * Reads a file of Flow: all stands where it stood, and types are spelled as TypeScript does. Null where even
 * without types it is no JavaScript.
 *
 * @throws DialectError - where Flow's parser refuses it.
 */
export function readFlow(path: string, text: string): Reading | null {
  const program = parseFlow(text);
  for (const kept of KEPT) {
    const code = createFlowCode(text);
    writeFlow(program, code, kept);
    const written = code.finish();
    if (syntaxErrors(parse(path, written.code, "js")).length > 0) continue;
    const unread = kept === "nothing" ? "its types" : null;
    return { ...written, language: "js", unread, beginning: null };
  }
  return null;
}
