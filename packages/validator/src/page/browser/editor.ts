import { type Mark, moveMarks } from "./mark.ts";
import { createMirror, wrappedLength } from "./mirror.ts";

/** A field for text, with marks on it. */
export interface Editor {
  text(): string;
  /** Puts another text in the place of the whole one, as if it had been typed. */
  setText(text: string): void;
  /** Marks, sorted by their start; the current one is shown as such. */
  setMarks(marks: readonly Mark[]): void;
  setCurrent(id: string | undefined): void;
  /** Brings a mark into view; `isFocused`: and selects what it stands on, to mend it. */
  reveal(id: string, options: { readonly isFocused: boolean }): void;
  focus(): void;
}

interface Listeners {
  readonly onText: (text: string) => void;
  /**
   * The caret came to stand somewhere, perhaps in a mark; `isSought`: it was put there, so that what is
   * said of the mark is wanted.
   */
  readonly onCaret: (caret: number, mark: Mark | undefined, isSought: boolean) => void;
}

export function createEditor(
  field: HTMLTextAreaElement,
  mirrorRoot: HTMLElement,
  { onText, onCaret }: Listeners,
): Editor {
  const mirror = createMirror(mirrorRoot);
  let text = field.value;
  let marks: readonly Mark[] = [];
  let current: string | undefined;

  function redraw(): void {
    setWrap(text);
    mirror.draw(text, marks, current);
    mirror.follow(field);
  }

  function setWrap({ length }: string): void {
    const wrap = length > wrappedLength ? "off" : "soft";
    if (field.wrap !== wrap) field.wrap = wrap;
  }

  function takeText(): void {
    const next = field.value;
    marks = moveMarks(marks, text, next);
    text = next;
    redraw();
    onText(next);
  }

  function reveal(mark: Mark, isFocused: boolean): void {
    current = mark.id;
    redraw();
    const top = mirror.topOf(mark);
    const isInView = top >= field.scrollTop && top < field.scrollTop + field.clientHeight - 24;
    if (isFocused) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(mark.start, mark.end);
      mirrorRoot.parentElement?.scrollIntoView({ block: "nearest" });
    }
    if (!isInView) field.scrollTop = Math.max(top - field.clientHeight / 3, 0);
    mirror.follow(field);
  }

  function revealNext(step: 1 | -1): void {
    const caret = field.selectionStart;
    const inOrder = step === 1 ? marks : marks.toReversed();
    const next = inOrder.find(({ start }) => (start - caret) * step > 0) ?? inOrder[0];
    if (next === undefined) return;
    reveal(next, true);
    onCaret(next.start, next, true);
  }

  field.addEventListener("input", takeText);
  field.addEventListener("scroll", () => mirror.follow(field), { passive: true });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "F8") return;
    event.preventDefault();
    revealNext(event.shiftKey ? -1 : 1);
  });
  for (const kind of ["click", "keyup"] as const) {
    field.addEventListener(kind, (event) => {
      if (event instanceof KeyboardEvent && event.key === "F8") return;
      const caret = field.selectionStart;
      onCaret(caret, shortestAt(marks, caret), kind === "click");
    });
  }
  new ResizeObserver(() => mirror.follow(field)).observe(field);
  redraw();

  return {
    text: () => text,
    setText(next) {
      // First, so that a long text is not laid out twice.
      setWrap(next);
      field.value = next;
      field.setSelectionRange(0, 0);
      field.scrollTop = 0;
      takeText();
    },
    setMarks(next) {
      marks = next;
      redraw();
    },
    setCurrent(id) {
      if (id === current) return;
      current = id;
      redraw();
    },
    reveal(id, { isFocused }) {
      const mark = marks.find((each) => each.id === id);
      if (mark !== undefined) reveal(mark, isFocused);
    },
    focus: () => field.focus(),
  };
}

function shortestAt(marks: readonly Mark[], caret: number): Mark | undefined {
  return marks
    .filter(({ start, end }) => start <= caret && caret <= end)
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))[0];
}
