import { addressOf, type BaseKind, baseKindOf, resources } from "./address.ts";
import type { BuiltText } from "./languages/built-text.ts";
import type { Code } from "./languages/code.ts";
import { isRemark } from "./languages/is-remark.ts";

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
