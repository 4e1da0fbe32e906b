import { parse, syntaxErrors } from "../../program/program.ts";
import { DialectError, type Reading } from "../reading.ts";
import { createFlowCode } from "./flow-code.ts";
import { parseFlow, saysFlow } from "./flow-node.ts";
import { type Kept, writeFlow } from "./write-flow.ts";

/** Type arguments of calls, which a parser of JavaScript takes for comparisons. */
const ARGUMENTS = /[\w$]<[^;=()]*>\s*\(/;

/** Types in comments, for files that are run as they are: `(id /*: string *\/)`, `/*:: type Id = string *\/`. */
const COMMENTED = /\/\*(::?|flow-include\b)([\s\S]*?)\*\//;

/** Whether a file is read as Flow though it parses without: it would be read wrongly, or without its types. */
export function isReadAsFlow(text: string): boolean {
  return (ARGUMENTS.test(text) || COMMENTED.test(text)) && saysFlow(text);
}

/** The text with the types in its comments out of them, where they stood. */
function uncommented(text: string): string {
  return text.replace(new RegExp(COMMENTED, "g"), (_, sign: string, types: string) => {
    const mark = sign === ":" ? ":" : " ".repeat(sign.length);
    return `  ${mark}${types}  `;
  });
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
  const open = uncommented(text);
  if (open === text) return readOpen(path, text);
  try {
    return readOpen(path, open);
  } catch (error) {
    if (!(error instanceof DialectError)) throw error;
    return readOpen(path, text);
  }
}

function readOpen(path: string, text: string): Reading | null {
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
