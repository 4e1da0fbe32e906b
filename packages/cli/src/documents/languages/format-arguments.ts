import { type Code, isName, operandEnd, textAt } from "./code.ts";
import { plainName } from "./definitions.ts";

/** Gives the expression that is put in for a placeholder of a string, by its name, number, or turn. */
type Given = (key: string) => string | null;

const formats = /^(?:format!?|sprintf|printf|println!|formatted|fsprintf|stringformat|fmt)$/i;

/** What is put into a string, where it is formatted: `"…".format(a)`, `"…" % a`, `Sprintf("…", a)`. */
export function formatArguments(code: Code, index: number, last: number): Given {
  const list = argumentsOf(code, index, last);
  let turn = 0;
  return (key) => {
    const numbered = /^\d+$/.test(key);
    if (key !== "" && !numbered)
      return list.named.get(plainName(key)) ?? key.replace(/[:!].*$/, "");
    const at = numbered ? Number(key) : turn++;
    return list.plain[at] ?? null;
  };
}

interface Arguments {
  readonly plain: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

const none: Arguments = { plain: [], named: new Map() };

function argumentsOf(code: Code, index: number, last: number): Arguments {
  const { tokens, partners, enclosing } = code;
  if (last > index && textAt(tokens, last) === ")" && formats.test(textAt(tokens, index + 2)))
    return split(code, index + 4, last);
  if (textAt(tokens, index + 1) === "%") {
    const isList = textAt(tokens, index + 2) === "(";
    const end = operandEnd(code, index + 2);
    return isList ? split(code, index + 3, end) : split(code, index + 2, end + 1);
  }
  const open = enclosing[index] ?? -1;
  const close = partners.get(open);
  if (close === undefined || index !== open + 1 || !isName(tokens, open - 1)) return none;
  if (!formats.test(textAt(tokens, open - 1))) return none;
  return split(code, index + 2, close);
}

/** The arguments between two tokens, the second of which is not among them. */
function split({ tokens, enclosing }: Code, from: number, to: number): Arguments {
  const plain: string[] = [];
  const named = new Map<string, string>();
  const depth = enclosing[from] ?? -1;
  let text = "";
  let name: string | null = null;
  const flush = () => {
    if (text !== "" && name !== null) named.set(plainName(name), text);
    else if (text !== "") plain.push(text);
    text = "";
    name = null;
  };
  for (let at = from; at < to; at++) {
    const own = textAt(tokens, at);
    const isOuter = enclosing[at] === depth;
    if (isOuter && own === ",") flush();
    else if (isOuter && (own === "=" || own === ":") && text !== "") {
      name = text;
      text = "";
    } else text += own === "" ? '""' : own;
  }
  flush();
  return { plain, named };
}
