import { addressOf, baseKindOf, originOf } from "./address.ts";
import type { Base, Known, Mention, Scan } from "./mention.ts";
import { hasKey, mentionOf } from "./mention-of.ts";
import { variablesIn } from "./variables-in.ts";

/** A run without spaces that may be an address: after a quote, a bracket, an assignment, or a space. */
const word =
  /(?:https?:\/\/|\$\{\{[^{}]*\}\}|\$\{\w+\}|\$\(?\w+\)?|\{\{[^{}]*\}\}|%\w+%|\/)[^\s"'`<>|,;\\)\]]*/g;
const verb = /(?:-X|--request)[ =]?["']?([A-Z]+)|\b(GET|POST|PUT|PATCH|DELETE)\b/g;
const variable = /\$\{?(\w+)\}?|\$\((\w+)\)|\{\{\s*(\w+)\s*\}\}|%(\w+)%/g;

interface Line {
  /** Without its comment. */
  readonly code: string;
  readonly start: number;
}

/**
 * Finds v1 addresses among the words of lines: of settings, scripts and prose that is code.
 *
 * @param comment - What begins a comment in a line, sticky; null where there are none.
 */
export function scanWords(
  text: string,
  comment: RegExp | null,
  { services, bases: far }: Known,
): Scan {
  const mentions: Mention[] = [];
  const bases: Base[] = [];
  const { lines, comments } = linesOf(text, comment);
  const variables = variablesIn(text, far);
  const isKeyed = hasKey(text);
  for (const { code, start } of lines) {
    for (const { index, 0: found } of code.matchAll(word)) {
      const own = trimmed(found);
      const place = { start: start + index, end: start + index + own.length };
      const address = addressOf(expanded(own, variables));
      if (address !== null) {
        const isNamed = isKeyed || services.some((each) => isNamedBy(each, own, address.origin));
        mentions.push(mentionOf({ address, place, methods: verbsIn(code), isNamed }));
      } else if (baseKindOf(own) === "v1" && own.includes("/"))
        bases.push({ ...place, text: own, name: nameBefore(code.slice(0, index)) });
    }
  }
  const hasPrefix = bases.some(({ text: own }) => own.startsWith("/"));
  return { mentions, bases, serves: [], hasPrefix, comments, named: [], fault: null };
}

function linesOf(
  text: string,
  comment: RegExp | null,
): { readonly lines: readonly Line[]; readonly comments: NonNullable<Scan["comments"]> } {
  const lines: Line[] = [];
  const comments: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = comment === null ? line.length : commentStart(line, comment);
    if (end < line.length) comments.push({ start: start + end, end: start + line.length });
    lines.push({ code: line.slice(0, end), start });
    start += line.length + 1;
  }
  return { lines, comments };
}

/** A word without the marks of the sentence or the list that it stands in. */
function trimmed(text: string): string {
  const end = /[.:!?)}]+$/.exec(text)?.[0] ?? "";
  const isTemplate = end.startsWith("}") && text.includes("{");
  return text.slice(0, text.length - end.length + (isTemplate ? 1 : 0));
}

/** A word with what its variable stands for, where the same text says it. */
function expanded(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(variable, (whole, a, b, c, d) => variables[a ?? b ?? c ?? d] ?? whole);
}

function isNamedBy(service: string, text: string, origin: string | null): boolean {
  if (!service.includes("://")) return text.includes(service);
  return origin !== null && originOf(service) === originOf(origin);
}

function verbsIn(line: string): readonly string[] {
  return [...line.matchAll(verb)].map((found) => found[1] ?? found[2] ?? "");
}

/** Where the comment of a line begins; what stands in quotes or in an address begins none. */
function commentStart(line: string, comment: RegExp): number {
  let quote = "";
  for (let at = 0; at < line.length; at++) {
    const unit = line.charAt(at);
    const before = line.charAt(at - 1);
    if (quote !== "") quote = unit === quote ? "" : quote;
    else if (/["']/.test(unit) && !/\w/.test(before)) quote = unit;
    else if (/^\s?$/.test(before) && matchesAt(comment, line, at)) return at;
  }
  return line.length;
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** `NAME=`, `name: `, `export NAME="` */
function nameBefore(text: string): string | null {
  return /([\w.-]+)["']?\s*(?:[:=]|=>|:=)\s*["']?(?:\$\{\w+:?-)?$/.exec(text)?.[1] ?? null;
}
