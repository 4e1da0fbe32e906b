import type { Answer } from "./judge.ts";
import { lineStarts, placeOf } from "./lines.ts";
import type { Mark } from "./mark.ts";
import type { Reading, Stretch } from "./question.ts";

/** Something that is wrong, as it is listed and as it is marked. */
export interface Finding extends Mark {
  /** What it is, where it is not simply something that breaks. */
  readonly kind: string | undefined;
  readonly change: string | undefined;
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** Which part of the request it is, such as `body /title`. */
  readonly part: string;
  readonly message: string;
  readonly fix: string | undefined;
  /** The question that it is about; undefined where it could not be read as one. */
  readonly question: number | undefined;
}

/** Collects what is wrong in a text, as answers come. */
export interface Findings {
  add(answer: Answer, question: number): void;
  /** Line by line, and on a line in the order of a request. */
  all(): readonly Finding[];
}

export function createFindings(text: string, { problems, questions }: Reading): Findings {
  const starts = lineStarts(text);

  function place(where: Stretch): Stretch & { readonly line: number } {
    const shown = withinLine(text, where);
    return { ...shown, line: placeOf(starts, shown.start).line };
  }

  let sorted: readonly Finding[] | undefined;
  const found = problems.map(
    ({ message, where }, index): Finding => ({
      ...place(where),
      id: `problem-${index}`,
      severity: "error",
      kind: "Cannot be read",
      change: undefined,
      part: "",
      message,
      fix: undefined,
      question: undefined,
    }),
  );

  return {
    add(answer, question) {
      if ("error" in answer) return;
      sorted = undefined;
      for (const [index, breakage] of answer.verdict.breakages.entries()) {
        const { change, severity, message, fix } = breakage;
        found.push({
          ...place(questions[question]?.find(breakage) ?? { start: 0, end: 0 }),
          id: `finding-${question}-${index}`,
          severity,
          kind: severity === "error" ? undefined : "Warning",
          change,
          part: [breakage.in, breakage.pointer].filter((each) => each !== "").join(" "),
          message,
          fix,
          question,
        });
      }
    },
    all() {
      sorted ??= found.toSorted(byPlace);
      return sorted;
    },
  };
}

/** The words that `part` begins with, in their order. */
const parts = ["", "method", "path", "query", "header", "body"];

function byPlace(one: Finding, other: Finding): number {
  return one.line - other.line || rank(one) - rank(other) || one.start - other.start;
}

function rank({ part }: Finding): number {
  return parts.indexOf(part.split(" ", 1)[0] ?? "");
}

/** What is marked of a stretch: its first line that is more than brackets, and what is in front of that. */
function withinLine(text: string, { start, end }: Stretch): Stretch {
  const from = Math.min(start, Math.max(text.length - 1, 0));
  const last = Math.max(Math.min(end, text.length), Math.min(from + 1, text.length));
  const telling = text.slice(from, last).search(/[^\s[\]{}]/);
  const newline = text.indexOf("\n", from + Math.max(telling, 0));
  return { start: from, end: newline === -1 ? last : Math.min(newline, last) };
}
