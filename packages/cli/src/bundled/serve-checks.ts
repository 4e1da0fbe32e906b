import { createReadyChecker } from "@habitshift/codemods/ready-checker";
import { type CheckingLine, type CheckingMessage, giveAnswer } from "./checking-line.ts";

/**
 * Checks types for another thread, one question after the other.
 *
 * @param onAnswered - Called after each answer, when nobody waits any more.
 */
export function serveChecks(line: CheckingLine, onAnswered: () => void): void {
  const checker = createReadyChecker();
  line.port.on("message", (message: CheckingMessage) => {
    // Where it cannot get ready, whoever asks is told later.
    if ("near" in message) attempt(() => checker.warm(...message.near));
    else if ("files" in message) attempt(() => checker.prepare(...message.files));
    else {
      giveAnswer(
        line,
        attempt(() => checker.ask(message.rewrite)),
      );
      onAnswered();
    }
  });
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
