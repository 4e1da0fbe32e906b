/** Signs that mean something in Markdown, HTML, or in a table of it, and what begins a link. */
const signs = /[!"#$%&'*+<=>@[\\\]^_`{|}~]|:(?=\/\/)|(?<=www)\./gi;

/**
 * Text that stays text in the Markdown of GitHub and GitLab: no markup, no HTML, no link, no line of its own, and
 * nobody is mentioned by it.
 */
export function markdownText(text: string): string {
  return (
    encoded(text)
      .trim()
      // Who is called @name is told, and #1 is linked, even where the sign is written so.
      .replaceAll(/&#(?:64|35);/g, (sign) => `${sign}<!-- -->`)
      .replace(/^(?:[-:]|\d+[.)](?=\s|$))/, "\u200B$&")
  );
}

/** Code within a line. Backticks would need others around them, which a table does not always take. */
export function markdownCode(text: string): string {
  const code = encoded(text);
  return `<code>${code === "" || code === " " ? "&#32;" : code}</code>`;
}

function encoded(text: string): string {
  return shown(text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(signs, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A block of code, between fences that are longer than any in it. */
export function markdownBlock(text: string, language: string): string {
  const content = shown(text).replaceAll(/\r\n?/g, "\n");
  const longest = Math.max(0, ...(content.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${content}\n${fence}`;
}

/** Without what can be neither shown nor sent. */
function shown(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Surrogate}/gu, "\uFFFD");
}
