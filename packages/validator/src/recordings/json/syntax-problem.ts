import type { ReadProblem } from "../recording.ts";

/** What may stand next in a text of JSON. */
type State = "value" | "first value" | "name" | "first name" | "colon" | "comma";
type Token = "string" | "word" | "{" | "[" | "}" | "]" | ":" | ",";

const words: Readonly<Record<State, string>> = {
  value: "a value",
  "first value": "a value or `]`",
  name: "a name in double quotes",
  "first name": "a name in double quotes or `}`",
  colon: "`:`",
  comma: "`,` or the end of the object or list",
};

const values = { string: "comma", word: "comma", "{": "first name", "[": "first value" } as const;
const ends = { "}": "comma", "]": "comma" } as const;
/** What may stand behind a token; a comma leads to what the container has. */
const next: Readonly<Record<State, Partial<Record<Token, State>>>> = {
  value: values,
  "first value": { ...values, "]": "comma" },
  name: { string: "colon" },
  "first name": { string: "colon", "}": "comma" },
  colon: { ":": "value" },
  comma: { ...ends, ",": "value" },
};
const closers: Partial<Record<Token, Token>> = { "{": "}", "[": "]" };

const space = /[ \t\r\n\uFEFF]*/y;
const string = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*"/uy;
const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const sign = /[{}[\]:,]/y;

/** Where and why a part of a text is not JSON; undefined where it is. */
export function findSyntaxProblem(
  text: string,
  from = 0,
  to = text.length,
): ReadProblem | undefined {
  const open: Token[] = [];
  let state: State = "value";
  let at = from;
  do {
    at += lengthAt(space, text, at) ?? 0;
    const found = at < to ? tokenAt(text, at) : undefined;
    const follows: State | undefined =
      found === undefined ? undefined : stateBehind(found.token, state, open);
    if (found === undefined || follows === undefined) return problemAt(at, to, state);
    state = follows;
    at += found.length;
  } while (open.length > 0);
  at += lengthAt(space, text, at) ?? 0;
  if (at >= to) return undefined;
  return { start: at, end: at + 1, message: "not JSON: nothing may follow the value" };
}

function problemAt(at: number, to: number, state: State): ReadProblem {
  const isCut = at >= to;
  const message = isCut ? "not JSON: it ends here, where" : "not JSON: here";
  return { start: Math.min(at, to), end: at + 1, message: `${message} ${words[state]} must stand` };
}

function tokenAt(text: string, at: number): { token: Token; length: number } | undefined {
  const ofString = lengthAt(string, text, at);
  if (ofString !== undefined) return { token: "string", length: ofString };
  const ofWord = lengthAt(word, text, at);
  if (ofWord !== undefined) return { token: "word", length: ofWord };
  if (lengthAt(sign, text, at) === undefined) return undefined;
  return { token: text.charAt(at) as Token, length: 1 };
}

function lengthAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length;
}

/** The state behind a token, where it can stand; keeps what is open. */
function stateBehind(token: Token, state: State, open: Token[]): State | undefined {
  const follows = next[state][token];
  if (follows === undefined) return undefined;
  const closer = closers[token];
  if (closer !== undefined) open.push(closer);
  else if (token === "}" || token === "]") return open.pop() === token ? follows : undefined;
  else if (token === "," && open.at(-1) === "}") return "name";
  return follows;
}
