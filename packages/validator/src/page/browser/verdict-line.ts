import { byId, element } from "./element.ts";
import { type Outcome, sayOutcome } from "./outcome.ts";
import { prose } from "./prose.ts";

/** The verdict in a line, and what to do where there is none. */
export interface VerdictLine {
  show(outcome: Outcome): void;
}

interface Listeners {
  readonly onToken: (token: string) => void;
  readonly onRetry: () => void;
  /** Where a text cannot be read is to be shown. */
  readonly onShowProblem: () => void;
}

export function createVerdictLine({ onToken, onRetry, onShowProblem }: Listeners): VerdictLine {
  const root = byId("verdict", HTMLElement);
  const text = byId("verdict-text", HTMLElement);
  const form = byId("token-form", HTMLFormElement);
  const token = byId("token", HTMLInputElement);
  const retry = byId("retry", HTMLButtonElement);
  const details = byId("failure-details", HTMLElement);
  const showProblem = byId("show-problem", HTMLButtonElement);
  let said = "";

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onToken(token.value);
  });
  retry.addEventListener("click", onRetry);
  showProblem.addEventListener("click", onShowProblem);

  return {
    show(outcome) {
      const { tone, title, detail } = sayOutcome(outcome);
      root.dataset.tone = tone;
      // Said again only when it is another one.
      if (said !== title + detail) {
        said = title + detail;
        text.replaceChildren(
          element("strong", {}, title),
          " ",
          element("span", { class: "detail" }, ...prose(detail)),
        );
      }
      const failure = outcome.kind === "failed" ? outcome.failure : undefined;
      showProblem.hidden = outcome.kind !== "unreadable";
      form.hidden = failure?.kind !== "token";
      retry.hidden = failure === undefined || failure.kind === "token";
      details.replaceChildren(
        ...(failure?.details ?? []).map((each) => element("li", {}, ...prose(each))),
      );
      details.hidden = details.childElementCount === 0;
    },
  };
}
