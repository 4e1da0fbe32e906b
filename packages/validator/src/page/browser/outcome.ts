import type { Failure } from "./failure.ts";
import type { Answer } from "./judge.ts";

/** What came of a text. */
export type Outcome =
  | { readonly kind: "empty" }
  | { readonly kind: "unreadable"; readonly message: string; readonly place: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** An answer for each question, in order; undefined where it has not come yet. */
  | { readonly kind: "judged"; readonly answers: readonly (Answer | undefined)[] };

export type Tone = "none" | "ok" | "warns" | "breaks" | "error";

/** An outcome in a few words. */
export interface Headline {
  readonly tone: Tone;
  readonly title: string;
  readonly detail: string;
}

export function sayOutcome(outcome: Outcome): Headline {
  switch (outcome.kind) {
    case "empty":
      return {
        tone: "none",
        title: "Nothing to judge yet",
        detail: "Paste a request, or take an example.",
      };
    case "unreadable":
      return {
        tone: "error",
        title: `Cannot be read: ${outcome.place}`,
        detail: `${sentence(outcome.message)}.`,
      };
    case "failed":
      return { tone: "error", title: outcome.failure.title, detail: outcome.failure.message };
    case "judged":
      return outcome.answers.length === 1 ? sayOne(outcome.answers[0]) : sayMany(outcome.answers);
  }
}

function sayOne(answer: Answer | undefined): Headline {
  if (answer === undefined) return { tone: "none", title: "Judging…", detail: "" };
  if ("error" in answer) return { tone: "error", title: "Cannot be judged", detail: answer.error };
  const { verdict, breakages, truncated } = answer.verdict;
  const errors = breakages.filter(({ severity }) => severity === "error").length;
  const warnings = breakages.length - errors;
  const more = truncated === true ? "at least " : "";
  const counts = [
    ...(errors > 0 ? [count(errors, "thing to change", "things to change")] : []),
    ...(warnings > 0 ? [count(warnings, "warning", "warnings")] : []),
  ];
  const detail = counts.length === 0 ? "Nothing to change." : `${more}${counts.join(", ")}`;
  const title = verdict === "breaks" ? "Breaks on v2" : "Works on v2";
  return { tone: verdict, title, detail };
}

function sayMany(answers: readonly (Answer | undefined)[]): Headline {
  const tones = answers.map(toneOf);
  const of = (tone: Tone) => tones.filter((each) => each === tone).length;
  const all = answers.length;
  const rest = [
    ...(of("warns") > 0 ? [`${of("warns")} with warnings`] : []),
    ...(of("error") > 0 ? [`${of("error")} cannot be judged`] : []),
    ...(of("none") > 0 ? [`${of("none")} still to come`] : []),
  ];
  const detail = rest.join(", ");
  if (of("breaks") > 0) {
    const some = of("breaks") === all ? "All" : `${of("breaks")} of`;
    return { tone: "breaks", title: `${some} ${all} requests break on v2`, detail };
  }
  if (of("none") > 0) return { tone: "none", title: "Judging…", detail };
  if (of("error") > 0) {
    return { tone: "error", title: `${all - of("error")} of ${all} requests work on v2`, detail };
  }
  return {
    tone: of("warns") > 0 ? "warns" : "ok",
    title: `All ${all} requests work on v2`,
    detail,
  };
}

export function toneOf(answer: Answer | undefined): Tone {
  if (answer === undefined) return "none";
  return "error" in answer ? "error" : answer.verdict.verdict;
}

/** A message as a sentence begins; names of versions stay as they are. */
export function sentence(text: string): string {
  return /^[a-z](?!\d)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A number of things, in words. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
