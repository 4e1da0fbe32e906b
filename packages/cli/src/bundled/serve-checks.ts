import { createReadyChecker, warmUp } from "@habitshift/codemods/ready-checker";
import type { CheckingAnswer, TellChecks } from "./checking-line.ts";

/**
 * Checks types for another thread or process, one question after the other.
 *
 * @param answer - Is given what the compiler says to a question, or null where it failed.
 */
export function serveChecks(answer: (answer: CheckingAnswer) => void): TellChecks {
  const checker = createReadyChecker();
  return (message) => {
    // Where it cannot get ready, whoever asks is told later.
    if ("near" in message) attempt(() => checker.warm(...message.near));
    else if ("files" in message) attempt(() => checker.prepare(...message.files));
    else answer(attempt(() => checker.ask(message.rewrite)));
  };
}

/** Has everything ready that any question needs. */
export function getReady(): void {
  warmUp();
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
