import { element } from "./element.ts";
import type { Answer } from "./judge.ts";
import { count, type Tone, toneOf } from "./outcome.ts";
import type { Question } from "./question.ts";

/** Rows that are made at once; the others come when they are asked for. */
const portion = 100;

const signs: Readonly<Record<Tone, string>> = {
  none: "…",
  ok: "ok",
  warns: "warns",
  breaks: "breaks",
  error: "cannot be judged",
};

interface Parts {
  readonly root: HTMLElement;
  readonly legend: HTMLElement;
  readonly rows: HTMLElement;
  readonly more: HTMLButtonElement;
  readonly onlyBreaking: HTMLInputElement;
}

/** The requests of a text that has several, one of which is chosen. */
export interface RequestList {
  show(
    questions: readonly Question[],
    answers: readonly (Answer | undefined)[],
    chosen: number,
  ): void;
}

export function createRequestList(parts: Parts, onChoose: (index: number) => void): RequestList {
  const { root, legend, rows, more, onlyBreaking } = parts;
  let questions: readonly Question[] = [];
  let answers: readonly (Answer | undefined)[] = [];
  let chosen = 0;
  let shown = portion;
  let rendered: readonly number[] = [];

  function indexes(): readonly number[] {
    const all = [...questions.keys()];
    return onlyBreaking.checked
      ? all.filter((index) => toneOf(answers[index]) === "breaks" || index === chosen)
      : all;
  }

  function render(): void {
    root.hidden = questions.length < 2;
    if (root.hidden) return;
    legend.textContent = count(questions.length, "request", "requests");
    const listed = indexes();
    const inView = listed.slice(0, Math.max(shown, listed.indexOf(chosen) + 1));
    if (String(inView) !== String(rendered)) {
      rendered = inView;
      rows.replaceChildren(...inView.map(renderRow));
    }
    inView.forEach(update);
    const left = listed.length - inView.length;
    more.hidden = left === 0;
    more.textContent = `Show ${Math.min(left, portion)} more of ${left}`;
  }

  function renderRow(index: number): HTMLElement {
    return element(
      "label",
      { class: "row" },
      element("input", { type: "radio", name: "request", value: String(index) }),
      element("span", { class: "sign", "aria-hidden": "true" }),
      element("span", { class: "label" }, questions[index]?.label),
      element("span", { class: "tone" }),
    );
  }

  /** What changes while the focus may be on the row. */
  function update(index: number, position: number): void {
    const row = rows.children[position];
    const input = row?.querySelector("input");
    const tone = toneOf(answers[index]);
    row?.setAttribute("data-tone", tone);
    row?.lastElementChild?.replaceChildren(signs[tone]);
    if (input !== null && input !== undefined) input.checked = index === chosen;
  }

  rows.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) onChoose(Number(event.target.value));
  });
  more.addEventListener("click", () => {
    shown += portion;
    render();
  });
  onlyBreaking.addEventListener("change", render);

  return {
    show(nextQuestions, nextAnswers, nextChosen) {
      if (nextQuestions !== questions) {
        shown = portion;
        rendered = [];
      }
      questions = nextQuestions;
      answers = nextAnswers;
      chosen = nextChosen;
      render();
    },
  };
}
