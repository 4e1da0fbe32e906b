import detectIndent from "detect-indent";

/** How a JSON text is written, so that another one can be written like it. */
export interface TextForm {
  readonly bom: boolean;
  /** What a level is indented by; empty where all is on one line. */
  readonly indent: string;
  readonly newline: "\n" | "\r\n";
  readonly endsWithNewline: boolean;
}

/** Reads the form of a text. */
export function readForm(text: string): TextForm {
  const body = text.trimEnd();
  return {
    bom: text.startsWith("\uFEFF"),
    indent: body.includes("\n") ? detectIndent(text).indent || "  " : "",
    newline: /\r\n/.test(text) ? "\r\n" : "\n",
    endsWithNewline: text.length > body.length && /\n\s*$/.test(text),
  };
}

/** Writes a JSON text, as `JSON.stringify` gives it, in a form. */
export function inForm(json: string, { bom, newline, endsWithNewline }: TextForm): string {
  const lines = newline === "\n" ? json : json.replaceAll("\n", newline);
  return `${bom ? "\uFEFF" : ""}${lines}${endsWithNewline ? newline : ""}`;
}
