import { type Code, textAt } from "./code.ts";

/** Whether a string is documentation: a statement by itself, or behind a word that says so. */
export function isRemark({ tokens, language, enclosing }: Code, index: number): boolean {
  const { documenting = [], docstrings } = language;
  if (documenting.includes(textAt(tokens, index - 1).replace(/^@/, ""))) return true;
  if (!docstrings || enclosing[index] !== -1) return false;
  const token = tokens[index];
  const next = tokens[index + 1];
  const isJoined = textAt(tokens, index - 1) === "\\" || textAt(tokens, index - 1) === "=";
  return token?.isFirst === true && (next === undefined || next.isFirst) && !isJoined;
}
