const escaped = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;
const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", 0: "\0" };

/** What a string with backslashes says, by the escapes that languages have in common. */
export function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replaceAll(escaped, (whole, braced, four, two, unit: string | undefined) => {
    if (unit !== undefined) return controls[unit] ?? unit;
    const point = Number.parseInt(braced ?? four ?? two, 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
