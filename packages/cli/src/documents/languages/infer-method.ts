import type { HttpMethod } from "@habitshift/schemas";
import { beforeTypes } from "./before-types.ts";
import type { Operand } from "./chain.ts";
import { type Code, isName, literalAt, operandStart, textAt } from "./code.ts";
import { plainName } from "./definitions.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const satisfies readonly HttpMethod[];
const asks = new Set([".", "->", "::"]);
/** How far behind an address a request may be finished. */
const window = 60;

/** The methods that the code around an address speaks of, the surest first. */
export function* methodsAt(code: Code, operands: readonly Operand[]): Generator<HttpMethod> {
  const first = operands[0]?.first ?? 0;
  const last = operands.at(-1)?.last ?? first;
  yield* ofCalls(code, first);
  yield* ofTail(code, last);
  yield* ofVariable(code, first, last);
}

/** What the calls say that an address is given to, from the inside. */
function* ofCalls(code: Code, index: number): Generator<HttpMethod> {
  const { tokens, enclosing, partners } = code;
  let open = enclosing[index] ?? -1;
  for (let depth = 0; depth < 4 && open >= 0; depth++) {
    const bracket = textAt(tokens, open);
    if (bracket === "{" && depth > 0) return;
    if (bracket === "(") {
      yield* ofArguments(code, open, partners.get(open) ?? tokens.length);
      yield* ofName(callee(code, open));
    }
    open = enclosing[open] ?? -1;
  }
  yield* ofBareCall(code, index);
}

/** Calls without brackets: `get "/habits"`, `request :post, "/habits"`. */
function* ofBareCall(code: Code, index: number): Generator<HttpMethod> {
  const { tokens } = code;
  const before = textAt(tokens, index - 1);
  if (isName(tokens, index - 1) && !tokens[index]?.isFirst) yield* ofName(before);
  if (before === "," && textAt(tokens, index - 2) !== ")") yield* ofWord(wordAt(code, index - 2));
}

function callee(code: Code, open: number): string {
  const { tokens } = code;
  const at = beforeTypes(code, open - 1);
  const name = isName(tokens, at) ? textAt(tokens, at) : "";
  // `Net::HTTP::Post.new`, `HttpRequest.Builder()`
  const isMaking = /^(?:new|init|from|parse|create)$/i.test(name);
  return isMaking ? `${expressionBefore(code, at)} ${name}` : name;
}

function expressionBefore(code: Code, at: number): string {
  let text = "";
  for (let each = operandStart(code, at); each < at; each++)
    text += ` ${textAt(code.tokens, each)}`;
  return text;
}

/** A method that is an argument by itself: `"POST"`, `:post`, `http.MethodPost`. */
function* ofArguments(code: Code, open: number, close: number): Generator<HttpMethod> {
  const { enclosing } = code;
  for (let at = open + 1; at < close && at < open + window; at++) {
    if (enclosing[at] !== open) continue;
    const word = wordAt(code, at);
    const next = textAt(code.tokens, at + 1);
    if (next === "," || next === ")" || at === close - 1) yield* ofWord(word);
  }
}

function wordAt({ tokens }: Code, index: number): string {
  return literalAt(tokens, index) ?? textAt(tokens, index);
}

function* ofWord(word: string): Generator<HttpMethod> {
  const bare = word.replace(/^(?:http)?method(?=[A-Z])/i, "").toUpperCase();
  const found = methods.find((each) => each === bare);
  if (found) yield found;
}

/** The method among the words of a name: `PostAsJsonAsync`, `http_get`, `postForObject`. */
function* ofName(name: string): Generator<HttpMethod> {
  if (/ur[il]|path|env|prop|config/i.test(name)) return;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toUpperCase()
    .split(/[^A-Z]+/);
  const found = methods.find((each) => words.includes(each));
  if (found) yield found;
  else if (words.includes("DEL")) yield "DELETE";
}

/** What is said behind an address of how to ask: `.method("POST")`, `.post(body)`, `request.httpMethod = "POST"`. */
function* ofTail(code: Code, last: number): Generator<HttpMethod> {
  const { tokens } = code;
  for (let at = last + 1; at < last + window && at < tokens.length; at++) {
    if (isOfAnother(code, at)) return;
    const text = textAt(tokens, at);
    if (isName(tokens, at) && /method|customrequest/i.test(text)) {
      for (let near = at; near < at + 6; near++) yield* ofWord(wordAt(code, near));
    } else if (asks.has(textAt(tokens, at - 1)) && textAt(tokens, at + 1) === "(")
      yield* ofWord(text);
  }
}

/** Whether another function begins at a token, or another address stands there, which has its own method. */
function isOfAnother({ tokens }: Code, at: number): boolean {
  const literal = literalAt(tokens, at);
  if (literal !== null) return literal.includes("/") && !literal.includes("application/");
  return /^(?:def|func|fun|fn|function|class|pub|public|private|async)$/.test(textAt(tokens, at));
}

/** What a variable is given to that holds an address: `url = "…"` and `requests.post(url)`. */
function* ofVariable(code: Code, first: number, last: number): Generator<HttpMethod> {
  const { tokens, enclosing } = code;
  const name = assigned(code, first);
  if (name === null) return;
  for (let at = last + 1; at < last + 3 * window && at < tokens.length; at++) {
    if (!isName(tokens, at) || plainName(textAt(tokens, at)) !== name) continue;
    if (["=", ":="].includes(textAt(tokens, at + 1))) return;
    if (textAt(tokens, enclosing[at] ?? -1) !== "(") continue;
    yield* ofCalls(code, at);
    yield* ofTail(code, at);
    return;
  }
}

/** The variable that an address is assigned to, perhaps as the argument of one that makes an address of it. */
function assigned(code: Code, first: number): string | null {
  let at = first;
  for (let depth = 0; depth < 3 && at >= 0; depth++) {
    const assignment = assignmentBefore(code, at);
    if (assignment !== null) return assigneeOf(code, assignment);
    at = code.enclosing[at] ?? -1;
  }
  return null;
}

function assignmentBefore({ tokens, enclosing }: Code, at: number): number | null {
  for (let each = at - 1; each > at - 8 && each >= 0; each--) {
    if (enclosing[each] !== enclosing[at]) return null;
    if (["=", ":="].includes(textAt(tokens, each))) return each;
  }
  return null;
}

function assigneeOf({ tokens }: Code, assignment: number): string | null {
  for (let name = assignment - 1; name > assignment - 6 && name >= 0; name--) {
    if (textAt(tokens, name) === ":") return plainName(textAt(tokens, name - 1));
    if (tokens[name]?.isFirst) break;
  }
  return plainName(textAt(tokens, assignment - 1)) || null;
}
