import { chainAt } from "./chain.ts";
import { type Code, isName, literalAt, operandStart, textAt } from "./code.ts";

/** Where a name gets a text: by the string that it is put together from, or by other names. */
export interface Definition {
  readonly name: string;
  /** The token that the name stands at. */
  readonly at: number;
  /** A string of the text; null where it is a copy of other names. */
  readonly string: number | null;
  readonly copies: readonly string[];
}

const assigns = new Set(["=", ":=", ":", "=>"]);
const addressName = /(?:base|host|ur[il]|site|endpoint|prefix)/i;
const otherwise = new Set(["or", "||", "??", "?:"]);
/** What stands behind a colon and is no name of a text, though an argument may have the same label. */
const typeName = /^(?:str|[Ss]tring|U(?:rl|RL|ri|RI))$/;
/** No more steps lead out of calls to the name that takes what they give. */
const furthest = 6;

/** A name without what languages decorate it with: `_base_url`, `BASE_URL`, `@baseUrl` are one. */
export function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
}

/** The definitions of a text, in their order. */
export function definitionsIn(code: Code): readonly Definition[] {
  const { tokens } = code;
  const found: Definition[] = [];
  const add = (names: readonly number[], gives: Pick<Definition, "string" | "copies">) => {
    for (const at of names) found.push({ name: nameAt(code, at), at, ...gives });
  };
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "string") {
      const [first] = chainAt(code, index);
      add(namesFor(code, first?.first ?? index, furthest), { string: index, copies: [] });
    } else if (assigns.has(token.text)) {
      const copies = copiesAt(code, index);
      if (copies.length > 0) add(namesBefore(code, index), { string: null, copies });
    }
  }
  return found.filter(({ name }) => name !== "").sort((a, b) => a.at - b.at);
}

function nameAt({ tokens }: Code, index: number): string {
  return plainName(literalAt(tokens, index) ?? textAt(tokens, index));
}

/** The names that take the text which begins at an index, through the calls that it is given to. */
function namesFor(code: Code, first: number, steps: number): readonly number[] {
  const { tokens, enclosing } = code;
  if (steps === 0 || first < 1) return [];
  const before = textAt(tokens, first - 1);
  if (assigns.has(before)) return namesBefore(code, first - 1);
  if (before === "return") return functionAbove(code, first - 1);
  if (otherwise.has(before)) return namesFor(code, operandStart(code, first - 2), steps - 1);
  if (/^(?:new|await|try|&)$/.test(before)) return namesFor(code, first - 1, steps - 1);
  const isBare = isName(tokens, first - 1) && !tokens[first]?.isFirst;
  if (isBare && addressName.test(before)) return [first - 1];
  return before === "(" || before === "," ? namesOfCall(code, enclosing[first] ?? -1, steps) : [];
}

/** The names that take what the call gives whose bracket stands at an index. */
function namesOfCall(code: Code, open: number, steps: number): readonly number[] {
  const { tokens } = code;
  if (textAt(tokens, open) !== "(" || !isName(tokens, open - 1)) return [];
  if (textAt(tokens, open - 1) === "define")
    return literalAt(tokens, open + 1) === null ? [] : [open + 1];
  return namesFor(code, operandStart(code, open - 1), steps - 1);
}

/** The name in front of an assignment, and the one in front of its type. */
function namesBefore(code: Code, index: number): readonly number[] {
  const { tokens, partners } = code;
  if (tokens[index + 1]?.isFirst && textAt(tokens, index) === ":") return [];
  if (tokens[index - 1]?.kind === "string")
    return literalAt(tokens, index - 1) === null ? [] : [index - 1];
  if (textAt(tokens, index - 1) === ")") {
    const name = (partners.get(index - 1) ?? 0) - 1;
    return textAt(tokens, index) !== ":" && isName(tokens, name) ? [name] : [];
  }
  const declared = nameOfTyped(code, index);
  if (declared.length > 0) return declared;
  const own = isName(tokens, index - 1) ? [index - 1] : [];
  const isTyped = own.length > 0 && !tokens[index - 1]?.isFirst && isName(tokens, index - 2);
  const typed = isTyped ? [index - 2] : [];
  return [...own, ...typed];
}

/** The name in front of a colon and a type: `base: &str =`. */
function nameOfTyped({ tokens, enclosing }: Code, index: number): readonly number[] {
  for (let at = index - 1; at > index - 9 && at > 0 && !tokens[at]?.isFirst; at--) {
    if (textAt(tokens, at) === ":" && enclosing[at] === enclosing[index])
      return isName(tokens, at - 1) ? [at - 1] : [];
  }
  return [];
}

/** The name of the function that a `return` stands in. */
function functionAbove({ tokens }: Code, index: number): readonly number[] {
  for (let at = index; at > index - 40 && at > 0; at--) {
    if (/^(?:def|func|fun|fn|function)$/.test(textAt(tokens, at - 1)) && isName(tokens, at))
      return [at];
  }
  return [];
}

/** The names that stand behind an assignment, to the end of its line or argument, where no string does. */
function copiesAt({ tokens, enclosing }: Code, index: number): readonly string[] {
  const copies: string[] = [];
  const isTyping = textAt(tokens, index) === ":";
  for (let at = index + 1; at < index + 16; at++) {
    const token = tokens[at];
    if (token === undefined || token.isFirst) break;
    if (token.kind === "string") return [];
    if (enclosing[at] === enclosing[index] && /^[,;)}\]]$/.test(token.text)) break;
    if (token.kind === "name" && !(isTyping && typeName.test(token.text)))
      copies.push(plainName(token.text));
  }
  return copies;
}
