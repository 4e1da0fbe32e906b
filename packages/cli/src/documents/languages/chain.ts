import { type Code, isName, operandEnd, operandStart, textAt } from "./code.ts";

/** An operand of a text that is put together; ends are inclusive. */
export interface Operand {
  readonly first: number;
  readonly last: number;
}

/** Words that stand in front of a text and are no part of it. */
const words =
  /^(?:return|new|await|try|else|do|then|in|and|or|not|puts|print|raise|yield|if|case|when|const|let|var|val|final|static|await|throw|echo)$/;

/** The operands of the text that a string is part of, in their order: `BASE + "/path" + id`. */
export function chainAt(code: Code, index: number): readonly Operand[] {
  const operands: Operand[] = [{ first: index, last: operandEnd(code, index) }];
  for (let left = operandLeft(code, index); left !== null; left = operandLeft(code, left.first))
    operands.unshift(left);
  let last = operands.at(-1)?.last ?? index;
  for (let right = operandRight(code, last); right !== null; right = operandRight(code, last)) {
    operands.push(right);
    last = right.last;
  }
  return operands;
}

/** The operand in front of one that begins at an index. */
function operandLeft(code: Code, first: number): Operand | null {
  if (isJoin(code, first - 1) && isOperandEnd(code, first - 2))
    return { first: operandStart(code, first - 2), last: first - 2 };
  return isAdjacent(code, first - 1, first) ? { first: first - 1, last: first - 1 } : null;
}

/** The operand behind one that ends at an index. */
function operandRight(code: Code, last: number): Operand | null {
  const isJoined = isJoin(code, last + 1) && code.tokens[last + 2] !== undefined;
  if (!isJoined && !isAdjacent(code, last, last + 1)) return null;
  const first = isJoined ? last + 2 : last + 1;
  return { first, last: operandEnd(code, first) };
}

function isJoin({ tokens, language }: Code, index: number): boolean {
  return language.joins.includes(textAt(tokens, index));
}

function isAdjacent({ tokens, language, enclosing }: Code, left: number, right: number): boolean {
  return (
    language.adjacent &&
    tokens[left]?.kind === "string" &&
    tokens[right]?.kind === "string" &&
    enclosing[left] === enclosing[right]
  );
}

function isOperandEnd({ tokens }: Code, index: number): boolean {
  const text = textAt(tokens, index);
  if (tokens[index]?.kind === "string") return true;
  return (isName(tokens, index) && !words.test(text)) || text === ")" || text === "]";
}
