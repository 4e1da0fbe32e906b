import { type Filter, filterNames, matches, noFilter, readFilter, writeFilter } from "../filter.ts";
import { fileView } from "../finding-view.ts";
import type { PageFinding } from "../report-data.ts";

/** Entries that are shown at once; more come when they are asked for, and all of them on paper. */
const step = 100;

const findings: readonly PageFinding[] = JSON.parse(find("#data", HTMLElement).textContent ?? "[]");
if (findings.length > 0) start();

function start(): void {
  const form = find("#filters", HTMLFormElement);
  const entries = find("#entries", HTMLElement);
  const more = find("#more", HTMLButtonElement);
  let filter = readFilter(location.hash.slice(1));
  let shown: readonly PageFinding[] = [];
  let count = 0;

  function show(): void {
    shown = findings.filter((finding) => matches(finding, filter));
    count = Math.min(step, shown.length);
    entries.replaceChildren();
    append(0, count);
    find("#shown", HTMLElement).textContent = describe(shown.length);
    find("#reset", HTMLElement).hidden = writeFilter(filter) === "";
    find("#chosen-file", HTMLElement).hidden = filter.file === "";
    find("#file-name", HTMLElement).textContent = filter.file;
    for (const button of document.querySelectorAll<HTMLElement>("[data-file], .bar-row")) {
      const { file, change } = button.dataset;
      const isChosen = file === undefined ? change === filter.change : file === filter.file;
      button.setAttribute("aria-pressed", String(isChosen));
    }
  }

  /** Puts some of what is shown behind the others, under their files. */
  function append(from: number, to: number): void {
    const parts: string[] = [];
    let at = from;
    while (at < to) {
      const file = shown[at]?.file ?? "";
      const end = shown.findIndex((finding, index) => index > at && finding.file !== file);
      const next = Math.min(to, end === -1 ? to : end);
      parts.push(fileView(file, shown.slice(at, next), `file-${at}`).text);
      at = next;
    }
    entries.insertAdjacentHTML("beforeend", parts.join(""));
    const left = shown.length - to;
    more.hidden = left === 0;
    more.textContent = `Show ${Math.min(step, left)} more of ${left.toLocaleString("en-US")}`;
  }

  function set(next: Filter): void {
    filter = next;
    for (const name of filterNames) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = filter[name];
    }
    show();
    const written = writeFilter(filter);
    history.replaceState(null, "", written === "" ? "#findings" : `#${written}`);
  }

  form.addEventListener("input", () => {
    const given = new FormData(form);
    const chosen = filterNames.map((name) => [name, String(given.get(name) ?? "")]);
    set({ ...noFilter, ...Object.fromEntries(chosen), file: filter.file });
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    set(noFilter);
    find("#q", HTMLElement).focus();
  });
  find("#any-file", HTMLElement).addEventListener("click", () => {
    set({ ...filter, file: "" });
    find("#q", HTMLElement).focus();
  });
  more.addEventListener("click", () => {
    const from = count;
    count = Math.min(shown.length, count + step);
    append(from, count);
    const first = entries.querySelectorAll<HTMLElement>(".finding summary, .finding .diff");
    if (more.hidden) first.item(first.length - 1)?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-file], .bar-row") : null;
    if (!(button instanceof HTMLElement)) return;
    const isPressed = button.getAttribute("aria-pressed") === "true";
    const { file, change = "" } = button.dataset;
    if (file !== undefined) set({ ...filter, file: isPressed ? "" : file });
    else set({ ...filter, change: isPressed ? "" : change });
    if (!isPressed) find("#findings", HTMLElement).scrollIntoView({ block: "start" });
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    find("#q", HTMLElement).focus();
  });
  addEventListener("hashchange", () => {
    if (location.hash.includes("=")) set(readFilter(location.hash.slice(1)));
  });
  addEventListener("beforeprint", () => {
    append(count, shown.length);
    count = shown.length;
    for (const details of entries.querySelectorAll("details")) details.open = true;
  });

  if (writeFilter(filter) === "") show();
  else set(filter);
}

function describe(count: number): string {
  const all = findings.length.toLocaleString("en-US");
  if (count === findings.length) return count === 1 ? "1 finding" : `${all} findings`;
  return `${count.toLocaleString("en-US")} of ${all} findings`;
}

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${selector}`);
}
