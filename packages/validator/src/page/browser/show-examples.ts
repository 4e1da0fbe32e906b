import { byId, element } from "./element.ts";
import { examples } from "./examples.ts";

/** Offers the examples. */
export function showExamples(onText: (text: string) => void): void {
  const buttons = examples.map(({ name, text }) => {
    const button = element("button", { type: "button" }, name);
    button.addEventListener("click", () => onText(text));
    return element("li", {}, button);
  });
  byId("examples", HTMLElement).replaceChildren(...buttons);
}
