import type { Style } from "../report/style.ts";
import type { CheckFormat } from "./check-format.ts";
import type { Checked } from "./checked.ts";

/** Writes a check as text. `style` is for who reads it on a terminal. */
export type Renderer = (checked: Checked, style: Style) => string;

/** How a check is written in a format; each loads only what it needs. */
export async function loadRenderer(format: CheckFormat): Promise<Renderer> {
  switch (format) {
    case "text":
      return (await import("./formats/render-text.ts")).renderText;
    case "json":
      return (await import("./formats/render-json.ts")).renderJson;
  }
}
