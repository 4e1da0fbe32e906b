import type { ConvertedRequests } from "../../model.ts";
import type { ConvertedPayload } from "./convert-payload.ts";
import { renderConverted, renderPayload, writePayload, writeRequests } from "./converted-view.ts";
import { copy } from "./copy.ts";
import { byId, element } from "./element.ts";
import type { Format } from "./question.ts";

/** What a text of v1 is on v2. */
type Converted = ConvertedRequests | ConvertedPayload;

/** Where the v2 requests are shown, in the format that the reader likes, or the v2 payload, and copied. */
export interface ConvertedPanel {
  /** Shows requests or a payload, or says why there are none. */
  show(converted: Converted | undefined, instead: string): void;
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
  let shown: Converted | undefined;
  let instead = "";
  let format: Format = "http";
  let isTaken = false;

  function render(): void {
    button.disabled = shown === undefined;
    // A payload is JSON, and nothing else.
    formats.hidden = shown !== undefined && "payload" in shown;
    if (shown === undefined) root.replaceChildren(element("p", { class: "empty" }, instead));
    else if ("payload" in shown) root.replaceChildren(...renderPayload(shown));
    else root.replaceChildren(...renderConverted(shown, format));
  }

  function setFormat(next: Format): void {
    format = next;
    for (const input of formats.querySelectorAll("input")) input.checked = input.value === next;
  }

  async function copyShown(): Promise<void> {
    if (shown === undefined) return;
    const text = "payload" in shown ? writePayload(shown) : writeRequests(shown.requests, format);
    const done = await copy(text);
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
