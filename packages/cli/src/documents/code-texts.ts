import { addressOf, type BaseKind, baseKindOf, resources } from "./address.ts";
import type { BuiltText } from "./languages/built-text.ts";
import { type Code, literalAt, textAt } from "./languages/code.ts";
import { definitionsIn, plainName } from "./languages/definitions.ts";
import { isRemark } from "./languages/is-remark.ts";
import type { NamedBase } from "./mention.ts";

/** Longer texts are no addresses. */
const longest = 2000;

/** A text of code, at the string of it that tells the most. */
export interface CodeText extends BuiltText {
  readonly index: number;
}

/** A text of code that is the base of addresses. */
export interface CodeBase {
  readonly index: number;
  readonly kind: BaseKind;
  readonly text: string;
  /** Where another file says so, by a variable that stands here. */
  readonly isFar?: true;
}

/** The texts that may be addresses, each once, whatever it is put together from. */
export function textsOf(code: Code, read: (index: number) => BuiltText): readonly CodeText[] {
  const { tokens } = code;
  const seen = new Set<number>();
  const found: CodeText[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "string" || seen.has(index) || isRemark(code, index)) continue;
    const built = read(index);
    const strings = built.operands
      .map(({ first }) => first)
      .filter((first) => tokens[first]?.kind === "string");
    for (const each of strings) seen.add(each);
    if (built.flat === "" || built.flat.length > longest) continue;
    found.push({ ...built, index: strings.find((each) => namesResource(code, each)) ?? index });
  }
  return found;
}

function namesResource({ tokens }: Code, index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== "string") return false;
  const words = token.parts.flatMap((part) => ("text" in part ? part.text.split(/[/?#]/) : []));
  return words.some((word) => resources.has(word));
}

/** The texts that are bases, of v1 or of others. */
export function basesOf(texts: readonly CodeText[]): readonly CodeBase[] {
  return texts.flatMap(({ index, flat }): CodeBase[] => {
    const kind = addressOf(flat) === null ? baseKindOf(flat) : null;
    return kind === null ? [] : [{ index, kind, text: flat }];
  });
}

/** Where code names variables that other files set to a base of v1. */
export function farBasesOf(code: Code, bases: readonly NamedBase[]): readonly CodeBase[] {
  if (bases.length === 0) return [];
  const names = new Set(bases.map(({ name }) => name));
  const definitions = definitionsIn(code);
  const isTaken = (string: number | null) =>
    string !== null && names.has(literalAt(code.tokens, string) ?? "");
  const taken = new Set(definitions.flatMap(({ at, string }) => (isTaken(string) ? [at] : [])));
  // What the code sets itself is what it says, unless it only takes what is set elsewhere under the same name.
  const own = new Set(definitions.flatMap(({ at, name }) => (taken.has(at) ? [] : [name])));
  const texts = new Map(
    bases.flatMap(({ name, text }) => (own.has(plainName(name)) ? [] : [[name, text] as const])),
  );
  return code.tokens.flatMap((_, index): CodeBase[] => {
    const text = wordsAt(code, index).flatMap((word) => texts.get(word) ?? [])[0];
    return text === undefined ? [] : [{ index, kind: "v1", text, isFar: true }];
  });
}

/** The variables that hold the bases of code, as it writes them. */
export function namedIn(code: Code, bases: readonly CodeBase[]): readonly NamedBase[] {
  const texts = new Map(
    bases.flatMap(({ index, kind, text }) => (kind === "v1" ? [[index, text] as const] : [])),
  );
  if (texts.size === 0) return [];
  return definitionsIn(code).flatMap(({ at, string }): NamedBase[] => {
    const text = string === null ? undefined : texts.get(string);
    const name = literalAt(code.tokens, at) ?? textAt(code.tokens, at);
    return text === undefined ? [] : [{ name, text }];
  });
}

/** The names that a token is, or that are put into it. */
function wordsAt({ tokens }: Code, index: number): readonly string[] {
  const token = tokens[index];
  if (token?.kind !== "string") return token === undefined ? [] : [token.text];
  const literal = literalAt(tokens, index);
  if (literal !== null) return [literal];
  return token.parts.flatMap((part) => ("hole" in part ? (part.hole.match(/\w+/g) ?? []) : []));
}
