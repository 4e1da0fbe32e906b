import { HOLE } from "@habitshift/codemods/match-url";
import { chainAt, type Operand } from "./chain.ts";
import { type Code, literalAt, stringAt, textAt } from "./code.ts";
import { type Definition, definitionsIn, plainName } from "./definitions.ts";
import { formatArguments } from "./format-arguments.ts";
import type { StringPart } from "./token.ts";

/** A text that code puts together. */
export interface BuiltText {
  /** What it says, with a mark for each piece that only a run would tell. */
  readonly flat: string;
  /** What its own strings say of that. */
  readonly own: string;
  readonly operands: readonly Operand[];
  /** The definitions that gave pieces of it, as tokens. */
  readonly through: readonly number[];
  /** What it begins with, where that is not known, as it is written. */
  readonly lead: string | null;
}

/** Reads the texts of code. */
export interface TextReader {
  /** The text that a string is part of. */
  textOf(index: number): BuiltText;
}

const placeholder = /%(?:\((\w+)\))?[-+0-9.]*[sdviqxu@]|%\{(\w+)\}|\{([^{}\s"']*)\}/g;
/** Longer expressions are no names. */
const longestExpression = 200;
/** Longer texts are no addresses. */
const longestText = 4000;

/**
 * A reader of the texts of code, which knows what names stand for.
 *
 * @param far - What variables hold that are set elsewhere; code gets them by their names, as by `os.getenv("NAME")`.
 */
export function createTextReader(
  code: Code,
  far: ReadonlyMap<string, string> = new Map(),
): TextReader {
  const byName = new Map<string, Definition[]>();
  for (const definition of definitionsIn(code)) {
    const known = byName.get(definition.name);
    if (known) known.push(definition);
    else byName.set(definition.name, [definition]);
  }
  const built = new Map<number, BuiltText>();
  // Names that give each other in a ring are not followed for ever.
  const open = new Set<number>();
  const textOf = (index: number): BuiltText => {
    const known = built.get(index);
    if (known) return known;
    open.add(index);
    const text = build(code, index, definedText);
    open.delete(index);
    built.set(index, text);
    return text;
  };
  /** What is set elsewhere goes before a default that stands beside it. */
  const farAt = (name: string, at: number): Defined | null => {
    for (const { at: own, string } of byName.get(name) ?? []) {
      const flat = string === null ? undefined : far.get(literalAt(code.tokens, string) ?? "");
      if (own === at && string !== null && flat !== undefined) return { flat, through: [string] };
    }
    return null;
  };
  const textAtName = (name: string, at: number, tried: ReadonlySet<string>): Defined | null => {
    const definition = nearest(byName.get(name) ?? [], at);
    if (definition === null) return null;
    const { string, copies } = definition;
    const given = farAt(name, definition.at);
    if (given !== null) return given;
    if (string !== null) {
      if (open.has(string)) return null;
      const { flat, through } = textOf(string);
      return { flat, through: [string, ...through] };
    }
    const all = new Set([...tried, name]);
    return first(copies, (copy) => (all.has(copy) ? null : textAtName(copy, definition.at, all)));
  };
  const definedText: Look = (expression, at) =>
    first(namesIn(expression), (name) => textAtName(name, at, new Set()));
  return { textOf };
}

/** The names of an expression, the last first: what is asked of the others. */
function namesIn(expression: string): readonly string[] {
  if (expression.length > longestExpression) return [];
  return [...expression.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => plainName(name)).reverse();
}

function first<T>(names: readonly string[], find: (name: string) => T | null): T | null {
  for (const name of names) {
    const found = find(name);
    if (found !== null) return found;
  }
  return null;
}

interface Defined {
  readonly flat: string;
  readonly through: readonly number[];
}

/** What an expression at a token stands for; null where nothing in the code says it. */
type Look = (expression: string, at: number) => Defined | null;

/** A text as it is put together, piece by piece. */
interface Draft {
  flat: string;
  own: string;
  lead: string | null;
  readonly through: number[];
}

function build(code: Code, index: number, look: Look): BuiltText {
  const operands = chainAt(code, index);
  const draft: Draft = { flat: "", own: "", lead: null, through: [] };
  for (const { first, last } of operands) {
    if (draft.flat.length > longestText) break;
    const string = stringAt(code.tokens, first);
    const expression = expressionText(code, first, last);
    if (string === null) addExpression(draft, look(expression, first), expression);
    else {
      const given = formatArguments(code, first, last);
      for (const part of string.parts) addPart(draft, part, first, given, look);
    }
  }
  return { ...draft, operands };
}

function addExpression(draft: Draft, found: Defined | null, expression: string): void {
  if (found === null && draft.flat === "") draft.lead = expression;
  draft.flat += found?.flat ?? HOLE;
  if (found !== null) draft.through.push(...found.through);
}

function addPart(
  draft: Draft,
  part: StringPart,
  at: number,
  given: (key: string) => string | null,
  look: Look,
): void {
  if ("hole" in part) {
    addExpression(draft, look(part.hole, at), part.hole);
    draft.own += HOLE;
    return;
  }
  let from = 0;
  const add = (text: string) => {
    draft.flat += text;
    draft.own += text;
  };
  for (const found of part.text.matchAll(placeholder)) {
    add(part.text.slice(from, found.index));
    const expression = given(found[1] ?? found[2] ?? found[3] ?? "");
    addExpression(draft, expression === null ? null : look(expression, at), expression ?? "");
    draft.own += HOLE;
    from = found.index + found[0].length;
  }
  add(part.text.slice(from));
}

/** The last definition in front of a place, else the first one behind it; one by a text rather than by a copy. */
function nearest(definitions: readonly Definition[], at: number): Definition | null {
  const texts = definitions.filter(({ string }) => string !== null);
  const list = texts.length > 0 ? texts : definitions;
  return list.findLast((each) => each.at < at) ?? list[0] ?? null;
}

function expressionText({ tokens }: Code, first: number, last: number): string {
  let text = "";
  for (let at = first; at <= last; at++)
    text += literalAt(tokens, at) === null ? textAt(tokens, at) : '""';
  return text;
}
