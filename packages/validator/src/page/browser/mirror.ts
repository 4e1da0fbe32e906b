import { cutLine } from "./cut-line.ts";
import { element } from "./element.ts";
import { lastUpTo, lineStarts } from "./lines.ts";
import type { Mark } from "./mark.ts";

/** Up to this length lines wrap, and all of them are drawn; of a longer text only those in view are. */
export const wrappedLength = 60_000;

/** Lines that are drawn above and below those in view. */
const margin = 20;

/** What is drawn below the text of a field: its line numbers and its marks, each line where the field has it. */
export interface Mirror {
  draw(text: string, marks: readonly Mark[], current: string | undefined): void;
  /** Follows the field: how far it is scrolled, and how wide its text may be. */
  follow(field: HTMLTextAreaElement): void;
  /** How far from the top of the text a mark is drawn; undefined where it is not. */
  topOf(mark: Mark): number;
}

export function createMirror(root: HTMLElement): Mirror {
  const lines = element("div", { class: "lines" });
  root.append(lines);
  let text = "";
  let starts: readonly number[] = [0];
  let marks: readonly Mark[] = [];
  let markStarts: readonly number[] = [];
  let current: string | undefined;
  let drawn = "";

  const lineHeight = () => Number.parseFloat(getComputedStyle(root).lineHeight);
  const isWindow = () => text.length > wrappedLength;

  function renderLine(index: number): HTMLElement {
    const start = starts[index] ?? 0;
    const end = (starts[index + 1] ?? text.length + 1) - 1;
    const begun = marks.slice(0, lastUpTo(markStarts, end) + 1);
    const pieces = cutLine(text.slice(start, end), start, begun);
    const found = pieces.flatMap(({ mark }) => mark ?? []);
    const worst = found.find(({ severity }) => severity === "error") ?? found[0];
    const line = element("div", { class: "line", "data-tone": worst?.severity });
    line.dataset.number = String(index + 1);
    line.append(...pieces.map((piece) => renderPiece(piece.text, piece.mark)), "\u200b");
    return line;
  }

  function renderPiece(piece: string, mark: Mark | undefined): Node {
    if (mark === undefined) return document.createTextNode(piece);
    const isCurrent = mark.id === current ? "true" : undefined;
    return element(
      "mark",
      { "data-mark": mark.id, "data-tone": mark.severity, "data-current": isCurrent },
      piece,
    );
  }

  function render(from: number, to: number): void {
    const span = `${from}-${to}`;
    if (span === drawn) return;
    drawn = span;
    lines.style.paddingBlockStart = `${from === 0 ? 0 : from * lineHeight()}px`;
    const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
    lines.replaceChildren(...indexes.map(renderLine));
  }

  function renderInView(top: number, height: number): void {
    if (!isWindow()) {
      render(0, starts.length);
      return;
    }
    const first = Math.floor(top / lineHeight());
    const last = Math.ceil((top + height) / lineHeight());
    // In steps, so that not every scrolled pixel draws anew.
    const from = Math.max(Math.floor(first / margin) - 1, 0) * margin;
    render(from, Math.min((Math.ceil(last / margin) + 1) * margin, starts.length));
  }

  return {
    draw(nextText, nextMarks, nextCurrent) {
      if (nextText !== text) starts = lineStarts(nextText);
      text = nextText;
      marks = nextMarks;
      markStarts = nextMarks.map(({ start }) => start);
      current = nextCurrent;
      drawn = "";
      root.dataset.wrap = String(!isWindow());
      root.style.setProperty("--digits", String(Math.max(2, String(starts.length).length)));
    },
    follow(field) {
      root.style.inlineSize = `${field.clientWidth}px`;
      renderInView(field.scrollTop, field.clientHeight);
      lines.style.transform = `translate(${-field.scrollLeft}px, ${-field.scrollTop}px)`;
    },
    topOf(mark) {
      const found = lines.querySelector(`[data-mark="${mark.id}"]`);
      if (found instanceof HTMLElement) return found.offsetTop;
      return lastUpTo(starts, mark.start) * lineHeight();
    },
  };
}
