import type { ConvertedRequests } from "../../model.ts";
import { renderConverted, writeRequests } from "./converted-view.ts";
import { copy } from "./copy.ts";
import { byId, element } from "./element.ts";
import type { Format } from "./question.ts";

/** Where the v2 requests are shown, in the format that the reader likes, and copied. */
export interface ConvertedPanel {
  /** Shows requests, or says why there are none. */
  show(converted: ConvertedRequests | undefined, instead: string): void;
  /** Writes them in this format until the reader takes another one. */
  suggest(format: Format): void;
}

/** For so long the button says what it did. */
const copiedMilliseconds = 2000;

export function createConvertedPanel(): ConvertedPanel {
  const root = byId("converted", HTMLElement);
  const formats = byId("formats", HTMLFieldSetElement);
  const button = byId("copy", HTMLButtonElement);
  const status = byId("copied", HTMLElement);
  let shown: ConvertedRequests | undefined;
  let instead = "";
  let format: Format = "http";
  let isTaken = false;

  function render(): void {
    button.disabled = shown === undefined;
    root.replaceChildren(
      ...(shown === undefined
        ? [element("p", { class: "empty" }, instead)]
        : renderConverted(shown, format)),
    );
  }

  function setFormat(next: Format): void {
    format = next;
    for (const input of formats.querySelectorAll("input")) input.checked = input.value === next;
  }

  async function copyShown(): Promise<void> {
    if (shown === undefined) return;
    const done = await copy(writeRequests(shown.requests, format));
    button.textContent = done ? "Copied" : "Not copied";
    status.textContent = done ? "Copied" : "It could not be copied";
    setTimeout(() => {
      button.textContent = "Copy";
      status.textContent = "";
    }, copiedMilliseconds);
  }

  formats.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    isTaken = true;
    setFormat(readFormat(event.target.value));
    render();
  });
  button.addEventListener("click", () => {
    copyShown().catch(reportError);
  });

  return {
    show(converted, nextInstead) {
      shown = converted;
      instead = nextInstead;
      render();
    },
    suggest(next) {
      if (!isTaken) setFormat(next);
    },
  };
}

function readFormat(value: string): Format {
  return value === "curl" || value === "json" ? value : "http";
}
