/** Signs that mean something in Markdown, HTML, or in a table of it. */
const signs = /[!"#$%&'*+<=>@[\\\]^_`{|}~]/g;

/**
 * Text that stays text in the Markdown of GitHub and GitLab: no markup, no HTML, no line of its own, and nobody
 * is mentioned by it.
 */
export function markdownText(text: string): string {
  return (
    shown(text)
      .replaceAll(/\s+/g, " ")
      .trim()
      .replaceAll(signs, (sign) => `&#${sign.charCodeAt(0)};`)
      // Who is called @name is told, and #1 is linked, even where the sign is written so.
      .replaceAll(/&#(?:64|35);/g, (sign) => `${sign}<!-- -->`)
      .replaceAll(/:\/\/|www\./gi, (link) => `${link.slice(0, 1)}<!-- -->${link.slice(1)}`)
      .replace(/^(?:[-:]|\d+[.)](?=\s|$))/, "\u200B$&")
  );
}

/** Code within a line. Backticks would need others around them, which a table does not always take. */
export function markdownCode(text: string): string {
  const encoded = shown(text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<code>${encoded === "" || encoded === " " ? "&#32;" : encoded}</code>`;
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
