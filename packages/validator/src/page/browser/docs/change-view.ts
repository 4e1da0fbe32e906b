import { element } from "../element.ts";
import { prose } from "../prose.ts";
import { type Part, textAt } from "./document.ts";

/** A breaking change: what breaks, what to do, and how it looks before and after. */
export function renderChange(change: Part): HTMLElement {
  const id = textAt(change, "id");
  return element(
    "section",
    { id: `change-${id}`, class: "change" },
    element("h3", {}, ...prose(textAt(change, "title"))),
    element("p", { class: "id" }, element("code", {}, id)),
    element("p", {}, ...prose(textAt(change, "summary"))),
    element("p", {}, element("b", {}, "Fix"), " ", ...prose(textAt(change, "fix"))),
    element(
      "div",
      { class: "sides" },
      renderSide("v1", textAt(change, "before")),
      renderSide("v2", textAt(change, "after")),
    ),
  );
}

function renderSide(name: string, code: string): HTMLElement | undefined {
  if (code === "") return undefined;
  return element(
    "figure",
    {},
    element("figcaption", {}, name),
    element("pre", { tabindex: "0" }, element("code", {}, code)),
  );
}
