/** HTML that was made by `html`, and is safe to put into a page. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What can stand in a template; nothing stands for what is left out. */
type Value = Markup | string | number | null | undefined | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A template of HTML. Text in it stays text, in attributes too, which must be in quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  let text = "";
  for (const [at, part] of parts.entries()) text += part + written(values[at]);
  return new Markup(text);
}

function written(value: Value): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return visible(String(value)).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * Text with its invisible signs shown by number: signs of control, halves of characters, and those that turn the
 * direction of writing, by which code can be made to look like other code.
 */
function visible(text: string): string {
  return text.replaceAll(
    /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu,
    (sign) => `⟨${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`,
  );
}
