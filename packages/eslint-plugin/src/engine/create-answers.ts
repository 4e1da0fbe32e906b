import type { Answers } from "@habitshift/codemods";

/** An editor runs for days, and each keystroke may ask something new. */
const most = 50;

/** Keeps answers of the engine in memory: those that were asked for last. */
export function createAnswers(): Answers {
  const kept = new Map<string, string>();
  const keep = (name: string, answer: string): void => {
    kept.delete(name);
    kept.set(name, answer);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    read: (name) => {
      const answer = kept.get(name);
      if (answer !== undefined) keep(name, answer);
      return answer;
    },
    keep: (name, answer) => keep(name, answer()),
  };
}
