import type { Verdict } from "../../model.ts";
import { convertPayload } from "./convert-payload.ts";
import { createConvertedPanel } from "./converted-panel.ts";
import { createEditor } from "./editor.ts";
import { byId, element } from "./element.ts";
import { examples } from "./examples.ts";
import type { Finding } from "./finding.ts";
import { createFindingList } from "./finding-list.ts";
import type { Answer } from "./judge.ts";
import type { Question } from "./question.ts";
import { createRequestList } from "./request-list.ts";
import { schemaNames } from "./schema-names.ts";
import { createSession, type State } from "./session.ts";
import { showExamples } from "./show-examples.ts";
import { takeFiles } from "./take-files.ts";
import { createVerdictLine } from "./verdict-line.ts";

const schema = byId("schema", HTMLSelectElement);
const kind = byId("kind", HTMLOutputElement);
const listed = byId("list", HTMLElement);
const listLabel = byId("list-label", HTMLElement);
const truncated = byId("truncated", HTMLElement);

let state: State | undefined;
let chosen = 0;
let isChosen = false;

const session = createSession(show, (isBusy) => {
  document.body.toggleAttribute("data-busy", isBusy);
});
const editor = createEditor(byId("input", HTMLTextAreaElement), byId("mirror", HTMLElement), {
  onText: (text) => session.ask(text, schema.value, true),
  onCaret(caret, mark, isSought) {
    const question = findingOf(mark?.id)?.question ?? questionAt(caret);
    if (question !== undefined) choose(question);
    setCurrent(mark?.id, isSought);
  },
});
const verdictLine = createVerdictLine({
  onToken(token) {
    session.setToken(token);
    askAgain();
  },
  onRetry: askAgain,
  onShowProblem: () => editor.reveal(findingsShown()[0]?.id ?? "", { isFocused: true }),
});
const requestList = createRequestList(
  {
    root: byId("requests", HTMLElement),
    legend: byId("requests-legend", HTMLElement),
    rows: byId("request-rows", HTMLElement),
    more: byId("more-requests", HTMLButtonElement),
    onlyBreaking: byId("only-breaking", HTMLInputElement),
  },
  (index) => {
    choose(index);
    editor.reveal(findingsShown()[0]?.id ?? "", { isFocused: false });
  },
);
const findingList = createFindingList(byId("findings", HTMLElement), (id) => {
  setCurrent(id, false);
  editor.reveal(id, { isFocused: true });
});
const convertedPanel = createConvertedPanel();

function askAgain(): void {
  session.ask(editor.text(), schema.value, false);
}

function findingOf(id: string | undefined): Finding | undefined {
  return state?.findings.find((finding) => finding.id === id);
}

function questionAt(caret: number): number | undefined {
  const index = state?.reading.questions.findIndex(
    ({ where }) => where.start <= caret && caret <= where.end,
  );
  return index === -1 ? undefined : index;
}

/** What is listed: what is wrong with the chosen request, and what could not be read. */
function findingsShown(): readonly Finding[] {
  return (state?.findings ?? []).filter(
    ({ question }) => question === undefined || question === chosen,
  );
}

function setCurrent(id: string | undefined, isSought: boolean): void {
  editor.setCurrent(id);
  findingList.setCurrent(id, isSought);
}

function choose(index: number): void {
  if (index === chosen && isChosen) return;
  isChosen = true;
  chosen = index;
  showChosen();
}

function show(next: State): void {
  const { reading, answers, outcome } = next;
  if (reading.questions.length !== state?.reading.questions.length) isChosen = false;
  state = next;
  if (!isChosen) chosen = Math.max(answers.findIndex(isBreaking), 0);
  kind.textContent = reading.kind;
  byId("schema-field", HTMLElement).hidden = !reading.isPayload;
  verdictLine.show(outcome);
  editor.setMarks(next.findings.toSorted((one, other) => one.start - other.start));
  convertedPanel.suggest(reading.format);
  showChosen();
}

function showChosen(): void {
  if (state === undefined) return;
  const { reading, answers } = state;
  const answer = answers[chosen];
  const verdict = answer !== undefined && "verdict" in answer ? answer.verdict : undefined;
  const shown = findingsShown();
  requestList.show(reading.questions, answers, chosen);
  findingList.show(shown);
  const isToChange = shown.some(({ severity }) => severity === "error");
  listLabel.textContent = isToChange ? "What to change" : "What to look at";
  // What is alone wrong with a text that cannot be read is said by the verdict.
  listed.hidden = shown.length === 0 || state.outcome.kind === "unreadable";
  truncated.hidden = verdict?.truncated !== true;
  convertedPanel.show(
    verdict?.converted ?? payloadOf(reading.questions[chosen], verdict),
    insteadOfConverted(answer, reading.isPayload),
  );
}

/** A payload that breaks, as v2 has it. */
function payloadOf(question: Question | undefined, verdict: Verdict | undefined) {
  const { payload } = question ?? {};
  if (payload === undefined || verdict?.verdict !== "breaks") return undefined;
  return convertPayload(payload.value, payload.schema);
}

function isBreaking(answer: Answer | undefined): boolean {
  return answer !== undefined && "verdict" in answer && answer.verdict.verdict === "breaks";
}

function insteadOfConverted(answer: Answer | undefined, isPayload: boolean): string {
  if (answer === undefined || "error" in answer) return "The request as v2 wants it comes here.";
  if (answer.verdict.verdict !== "breaks") return "It is fine on v2 as it is.";
  if (isPayload) return "It cannot be converted as it is. What to change says why.";
  return "No v2 request can be made of this one alone. What to change says why.";
}

function showText(text: string): void {
  isChosen = false;
  editor.setText(text);
  askAgain();
}

schema.append(
  ...schemaNames.map((name) => element("option", { value: name }, name === "" ? "any kind" : name)),
);
schema.addEventListener("change", askAgain);
byId("clear", HTMLButtonElement).addEventListener("click", () => {
  showText("");
  editor.focus();
});
showExamples(showText);
takeFiles(showText);
showText(examples[0]?.text ?? "");
