import type { CodeWriter } from "./code-writer.ts";

/** A piece of the code that a template is read as: text that does not stand in the file, or a piece of the file. */
export type Snippet = string | Copied | Unsaid;

/** Code for what the file leaves unsaid: what it becomes is written at a place of the file, behind a lead. */
interface Unsaid {
  readonly code: string;
  readonly start: number;
  readonly lead: string;
  /** The quotation mark of the literal that the template is. */
  readonly quote?: string | null;
}

/** A piece of the file as it stands there. */
interface Copied {
  readonly start: number;
  readonly end: number;
  /** The quotation mark of the attribute around it. */
  readonly quote: string | null;
}

/** Writes snippets one behind the other. */
export function writeSnippets(writer: CodeWriter, snippets: readonly Snippet[]): void {
  for (const snippet of snippets) {
    if (typeof snippet === "string") writer.write(snippet);
    else if ("code" in snippet)
      writer.unsaid(snippet.code, snippet.start, snippet.lead, snippet.quote);
    else writer.copy(snippet.start, snippet.end, snippet.quote);
  }
}

/** The code that snippets make. */
export function textOfSnippets(text: string, snippets: readonly Snippet[]): string {
  return snippets
    .map((snippet) => {
      if (typeof snippet === "string") return snippet;
      return "code" in snippet ? snippet.code : text.slice(snippet.start, snippet.end);
    })
    .join("");
}
