import type { Style } from "../report/style.ts";
import type { CheckFormat } from "./check-format.ts";
import type { Checked } from "./checked.ts";
import type { RewritesOf } from "./formats/sarif-fixes.ts";

/** What a format may need beside the check. */
export interface RenderContext {
  /** For who reads it on a terminal. */
  readonly style: Style;
  /** The edits that a group of findings makes alone. */
  readonly rewritesOf: RewritesOf;
}

/** Writes a check as text. */
export type Renderer = (checked: Checked, context: RenderContext) => string;

/** How a check is written in a format; each loads only what it needs. */
export async function loadRenderer(format: CheckFormat): Promise<Renderer> {
  switch (format) {
    case "text": {
      const { renderText } = await import("./formats/render-text.ts");
      return (checked, { style }) => renderText(checked, style);
    }
    case "json":
      return (await import("./formats/render-json.ts")).renderJson;
    case "sarif": {
      const { renderSarif } = await import("./formats/render-sarif.ts");
      return (checked, { rewritesOf }) => renderSarif(checked, rewritesOf);
    }
    case "github":
      return (await import("./formats/render-github.ts")).renderGithub;
    case "junit":
      return (await import("./formats/render-junit.ts")).renderJunit;
    case "markdown": {
      const { renderMarkdown } = await import("./formats/render-markdown.ts");
      return (checked) => renderMarkdown(checked);
    }
    case "html":
      return (await import("./formats/render-html.ts")).renderHtml;
  }
}
