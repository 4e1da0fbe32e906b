import { element } from "./element.ts";
import type { Finding } from "./finding.ts";
import { sentence } from "./outcome.ts";
import { prose } from "./prose.ts";

/** The list of what is wrong. Each entry leads to its mark. */
export interface FindingList {
  show(findings: readonly Finding[]): void;
  /** Shows an entry as the one that is talked of; `isSought`: it is brought into view. */
  setCurrent(id: string | undefined, isSought: boolean): void;
}

export function createFindingList(list: HTMLElement, onChoose: (id: string) => void): FindingList {
  list.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.target.closest("a") !== null) return;
    const item = event.target.closest("li");
    const isSelecting = getSelection()?.isCollapsed === false;
    const id = item?.dataset.mark;
    if (id !== undefined && !isSelecting) onChoose(id);
  });

  return {
    show(findings) {
      list.replaceChildren(...findings.map(renderFinding));
    },
    setCurrent(id, isSought) {
      for (const item of list.querySelectorAll("li")) {
        const isCurrent = item.dataset.mark === id;
        item.toggleAttribute("data-current", isCurrent);
        if (isCurrent && isSought) item.scrollIntoView({ block: "nearest" });
      }
    },
  };
}

function renderFinding(finding: Finding): HTMLElement {
  const { id, severity, line, kind, change, part, message, fix } = finding;
  const label = kind === undefined ? undefined : element("span", { class: "severity" }, kind);
  return element(
    "li",
    { "data-mark": id, "data-tone": severity },
    element(
      "button",
      { type: "button", class: "place", title: `Show line ${line}` },
      element("span", { class: "unseen" }, "Line "),
      String(line),
    ),
    element(
      "div",
      { class: "what" },
      element("p", { class: "message" }, label, ...prose(sentence(message))),
      fix === undefined
        ? undefined
        : element("p", { class: "fix" }, element("b", {}, "Fix"), " ", ...prose(sentence(fix))),
    ),
    element(
      "div",
      { class: "meta" },
      change === undefined ? undefined : renderChange(change),
      part === "" ? undefined : element("span", { class: "part" }, part),
    ),
  );
}

/** What no change explains has no description. */
function renderChange(change: string): HTMLElement {
  const name = element("code", {}, change);
  return change === "v2-invalid"
    ? element("span", { class: "change" }, name)
    : element("a", { class: "change", href: `docs#change-${change}` }, name);
}
