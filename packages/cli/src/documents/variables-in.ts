const assignment =
  /^[ \t]*(?:(?:export|set|ENV|ARG|-|local|readonly|declare(?: -\w+)*)[ \t]+)?["']?([A-Za-z_]\w*)["']?[ \t]*(?::=|\?=|=|:)[ \t]*["']?([^\s"'#]+)/gm;
const withDefault = /^\$\{\w+:?-([^{}]*)\}$/;

/** What variables stand for that hold an address, as a script or settings say. */
export function variablesIn(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null);
  for (const [, name = "", value = ""] of text.matchAll(assignment)) {
    const address = withDefault.exec(value)?.[1] ?? value;
    if (/^https?:\/\//i.test(address)) found[name] = address;
  }
  return found;
}
