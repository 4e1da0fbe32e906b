import { isCancel, selectKey } from "@clack/prompts";
import { onOneLine } from "../report/words.ts";
import type { Answer, Question } from "./ask-edits.ts";

/** The key of each answer; the library takes the first letter of a value for it. */
const answers = {
  y: "yes",
  n: "no",
  c: "change",
  f: "file",
  g: "group",
  e: "explain",
  q: "quit",
} as const satisfies Record<string, Answer>;

/** Asks on the terminal for one key. */
export async function askKey({ finding, companions }: Question): Promise<Answer> {
  const isAlone = companions.length === 1;
  const options: { value: keyof typeof answers; label: string }[] = [
    { value: "y", label: "yes" },
    { value: "n", label: isAlone ? "no" : "no, nor its group" },
    { value: "c", label: `all of ${finding.change}` },
    { value: "f", label: `all in ${onOneLine(finding.file)}` },
    ...(isAlone ? [] : [{ value: "g" as const, label: "show its whole group" }]),
    { value: "e", label: "explain" },
    { value: "q", label: "quit: apply what was taken, leave the rest" },
  ];
  // Some terminals do not say how wide they are, and would get a letter a line.
  if (!process.stderr.columns) process.stderr.columns = 80;
  for (;;) {
    const signal = endOfInput();
    const key = await selectKey({ message: "Take it?", options, output: process.stderr, signal });
    if (isCancel(key)) return "cancel";
    // Enter alone chooses nothing: it may be the end of an answer that needed none.
    if (Object.hasOwn(answers, String(key))) return answers[key];
  }
}

/** Speaks once nothing more can be typed, as after Ctrl-D, at which the library would wait for ever. */
function endOfInput(): AbortSignal {
  const { stdin } = process;
  const end = new AbortController();
  const onKey = (_text: string | undefined, key: { ctrl?: boolean; name?: string }) => {
    if (key.ctrl && key.name === "d") onEnd();
  };
  const onEnd = () => {
    end.abort();
    stdin.off("keypress", onKey).off("end", onEnd).off("close", onEnd);
  };
  stdin.on("keypress", onKey).on("end", onEnd).on("close", onEnd);
  return end.signal;
}
