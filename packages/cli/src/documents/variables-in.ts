import type { NamedBase } from "./mention.ts";

const assignment =
  /^[ \t]*(?:(?:export|set|ENV|ARG|-|local|readonly|declare(?: -\w+)*)[ \t]+)?["']?([A-Za-z_]\w*)["']?[ \t]*(?::=|\?=|=|:)[ \t]*["']?([^\s"'#]+)/gm;
const withDefault = /^\$\{\w+:?-([^{}]*)\}$/;

/**
 * What variables stand for that hold an address, as a script or settings say.
 *
 * @param bases - What other files set; what the text sets itself holds.
 */
export function variablesIn(
  text: string,
  bases: readonly NamedBase[] = [],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null);
  for (const { name, text: base } of bases) found[name] = base;
  for (const [, name = "", value = ""] of text.matchAll(assignment)) {
    const address = withDefault.exec(value)?.[1] ?? value;
    if (/^https?:\/\//i.test(address)) found[name] = address;
  }
  return found;
}
