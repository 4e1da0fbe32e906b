import { element } from "./element.ts";

/** Text in which what stands between backticks is code. */
export function prose(text: string): readonly (Node | string)[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? renderCode(part) : part))
    .filter((part) => part !== "");
}

/** So much code is not cut at the end of a line. */
const unbroken = 24;

function renderCode(text: string): HTMLElement {
  return element("code", { class: text.length > unbroken ? undefined : "unbroken" }, text);
}
