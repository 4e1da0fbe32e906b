import type { Answers } from "@habitshift/codemods";
import { keep, readKept } from "./kept-files.ts";

/** Answers that are kept for the next run, and written down where this one has time. */
export interface LateAnswers {
  readonly answers: Answers;
  /** Writes down all that is to be kept so far. */
  write(): void;
}

/** @param version - Whose answers they are. */
export function openAnswers(version: string): LateAnswers {
  const waiting = new Map<string, () => string>();
  const fileOf = (name: string): string => `${version}-${name}`;
  const write = (name: string): void => {
    const answer = waiting.get(name);
    if (!answer) return;
    waiting.delete(name);
    keep("answers", fileOf(name), answer());
  };
  return {
    answers: {
      read: (name) => {
        write(name);
        return readKept("answers", fileOf(name))?.toString("utf8");
      },
      keep: (name, answer) => void waiting.set(name, answer),
    },
    write: () => {
      for (const name of [...waiting.keys()]) write(name);
    },
  };
}
