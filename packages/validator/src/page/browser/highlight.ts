/** A piece of code, and what it is. */
export interface Token {
  readonly text: string;
  readonly kind: "name" | "string" | "number" | "word" | "plain";
}

const pattern =
  /(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g;

/** The tokens of JSON, or of text that has some. */
export function tokensOfJson(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index), kind: "plain" });
    tokens.push({ text: match[0], kind: kindOf(match.groups ?? {}) });
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end), kind: "plain" });
  return tokens;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): Token["kind"] {
  if (groups.name !== undefined) return "name";
  if (groups.string !== undefined) return "string";
  return groups.number === undefined ? "word" : "number";
}

/** The tokens of an HTTP message: its first line and headers, then its body. */
export function tokensOfHttp(text: string): readonly Token[] {
  const end = text.indexOf("\n\n");
  const head = end === -1 ? text : text.slice(0, end);
  const [first = "", ...headers] = head.split("\n");
  const space = first.indexOf(" ");
  const headTokens: readonly Token[] = [
    { text: first.slice(0, space), kind: "word" },
    { text: first.slice(space), kind: "plain" },
    ...headers.flatMap(tokensOfHeader),
  ];
  return end === -1 ? headTokens : [...headTokens, ...tokensOfJson(text.slice(end))];
}

function tokensOfHeader(line: string): readonly Token[] {
  const colon = line.indexOf(":");
  return [
    { text: `\n${line.slice(0, colon)}`, kind: "name" },
    { text: line.slice(colon), kind: "plain" },
  ];
}
