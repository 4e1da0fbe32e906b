import { flatten, HOLE } from "../../client/addresses/match-url.ts";
import { expressionOf } from "../../client/regular-expression.ts";
import type { TextValue } from "./text-value.ts";

/** How a text is compared with another. */
export type TextTest = "is" | "includes" | "startsWith" | "endsWith";

/** Whether a URL passes a test; null where a hole of it leaves that open. */
export function testText(text: TextValue, sought: TextValue, how: TextTest): boolean | null {
  const [flat, part] = withoutSharedBase(text, sought);
  if (how === "is" && flat === part) return true;
  if (part.includes(HOLE)) return null;
  const { holds, mayHold } = TESTS[how];
  if (holds(flat, part)) return true;
  if (how === "startsWith" && isOnHost(text, flat) && part.startsWith("/")) return false;
  return mayHold(flat, part) ? null : false;
}

/** Whether a URL begins with what the environment says, which is a host and no path. */
function isOnHost({ parts: [first] }: TextValue, flat: string): boolean {
  const isVariable = first !== undefined && "hole" in first && first.variable !== null;
  return isVariable && flat.startsWith(HOLE);
}

type Judge = (flat: string, part: string) => boolean;

/** How each test turns out by what is known, and whether what stands in place of holes may change that. */
const TESTS: Readonly<Record<TextTest, { readonly holds: Judge; readonly mayHold: Judge }>> = {
  is: {
    holds: (flat, part) => flat === part,
    mayHold: (flat, part) => mayEndWith(flat, part, true),
  },
  includes: { holds: (flat, part) => flat.includes(part), mayHold: mayInclude },
  startsWith: {
    holds: (flat, part) => flat.startsWith(part),
    mayHold: (flat, part) => flat.slice(0, part.length).includes(HOLE),
  },
  endsWith: {
    holds: (flat, part) => flat.endsWith(part),
    mayHold: (flat, part) => mayEndWith(flat, part, false),
  },
};

/** Two URLs on the same base, such as a variable of the environment, are told apart by what stands behind it. */
function withoutSharedBase(text: TextValue, sought: TextValue): readonly [string, string] {
  const [left] = text.parts;
  const [right] = sought.parts;
  const isShared =
    left && right && "hole" in left && "hole" in right && left.variable !== null
      ? left.variable === right.variable
      : false;
  const from = isShared ? 1 : 0;
  return [flatten(text).slice(from), flatten(sought).slice(from)];
}

function mayInclude(flat: string, part: string): boolean {
  return [...flat].some((_, index) => mayEndWith(flat.slice(0, index + 1), part, false));
}

/** Whether something in place of the holes makes the text end with a part, or be it. */
function mayEndWith(flat: string, part: string, whole: boolean): boolean {
  const last = flat.length - 1;
  if (part === "") return !whole || flat.replaceAll(HOLE, "") === "";
  if (last < 0) return false;
  if (flat[last] !== HOLE)
    return flat[last] === part.at(-1) && mayEndWith(flat.slice(0, last), part.slice(0, -1), whole);
  if (last === 0) return isOfHost(part);
  if (mayEndWith(flat.slice(0, last), part, whole)) return true;
  return !/[/?#]$/.test(part) && mayEndWith(flat, part.slice(0, -1), whole);
}

/** A base is a host: no path stands in its place, nor a bare word by which tests tell services apart. */
function isOfHost(part: string): boolean {
  return /^[^/]*[.:][^/]*(\/\/[^/]*)?\/?$/.test(part);
}

/**
 * Whether a text matches a pattern, as it is written; null where a hole of the text leaves that open, or
 * where the pattern is not tried here.
 */
export function matchText(text: TextValue, literal: string): boolean | null {
  const flat = flatten(text);
  const end = literal.lastIndexOf("/");
  const source = literal.slice(1, end);
  // A sticky one fits only where the last one ended.
  if (literal.slice(end).includes("y")) return null;
  if (!flat.includes(HOLE)) return expressionOf(literal)?.test(flat) ?? null;
  const [, escaped, plain] = source.includes("|")
    ? []
    : (/^\^(?:\\(\W)|(\w))(?![?*{])/.exec(source) ?? []);
  const first = escaped ?? plain;
  const isOther = first !== undefined && !flat.startsWith(HOLE) && flat !== "";
  return isOther && flat[0]?.toLowerCase() !== first.toLowerCase() ? false : null;
}

/** What may stand where only a run would tell. */
export const SAMPLES = ["h1", "1", "a"];

/** Whether a path matches a pattern whatever stands in its holes; null where that makes a difference. */
export function matchPath(path: TextValue, literal: string): boolean | null {
  const pattern = expressionOf(literal);
  const flat = flatten(path);
  if (!pattern || flat.startsWith(HOLE)) return null;
  const [verdict = null, ...others] = new Set(
    SAMPLES.map((sample) => pattern.test(flat.replaceAll(HOLE, sample))),
  );
  return others.length === 0 ? verdict : null;
}
