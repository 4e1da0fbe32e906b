import { changes } from "@habitshift/schemas";
import type { Checked } from "../../checked.ts";
import { severities } from "../by-weight.ts";
import { html, type Markup } from "./markup.ts";

type Choice = readonly [value: string, words: string];

/** What the findings can be chosen by; only what makes a difference among them. */
export function filtersView({ findings }: Checked): Markup {
  const used = new Set(findings.map(({ change }) => change));
  const selects = [
    select(
      "change",
      "Change",
      changes.filter(({ id }) => used.has(id)).map(({ id }) => [id, id]),
    ),
    select(
      "severity",
      "Severity",
      present(
        severities,
        findings.map(({ severity }) => severity),
      ),
    ),
    select(
      "confidence",
      "Confidence",
      present(
        ["safe", "review", "manual"],
        findings.map(({ confidence }) => confidence),
      ),
    ),
    findings.every(({ baseline }) => baseline === null)
      ? null
      : select("baseline", "Baseline", [
          ["new", "new"],
          ["known", "known"],
        ]),
    findings.every(({ traffic }) => traffic === null)
      ? null
      : select("traffic", "Traffic", [
          ["seen", "seen"],
          ["never", "never seen"],
          ["unknown", "cannot be told"],
        ]),
  ];
  return html`<form class="filters" id="filters" role="search" aria-label="Findings">
<p class="search"><label for="q">Search</label><input type="search" id="q" name="q" autocomplete="off" spellcheck="false" placeholder="file, code, message" aria-keyshortcuts="/"></p>
<div class="selects">${selects.filter((each) => each !== null)}</div>
<p class="chosen" id="chosen-file" hidden><span class="unseen">File</span> <code id="file-name"></code> <button type="button" id="any-file" aria-label="Any file">✕</button></p>
<p class="shown"><span role="status" id="shown"></span> <button type="reset" id="reset" hidden>Show all</button></p>
</form>`;
}

function present(values: readonly string[], found: readonly string[]): Choice[] {
  return values.filter((value) => found.includes(value)).map((value) => [value, value]);
}

function select(name: string, label: string, choices: readonly Choice[]): Markup {
  const options = choices.map(([value, words]) => html`<option value="${value}">${words}</option>`);
  return html`<div class="select"><label for="by-${name}">${label}</label> <select id="by-${name}" name="${name}"><option value="">any</option>${options}</select></div>`;
}
