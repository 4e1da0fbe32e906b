import { workerData } from "node:worker_threads";
import {
  type CheckingAnswer,
  type CheckingLine,
  type CheckingMessage,
  giveAnswer,
  holdOpen,
  KEEPING,
  type TellChecks,
} from "./checking-line.ts";
import { startProcess } from "./checking-process.ts";
import type { Bundle } from "./find-bundle.ts";
import { isUsedAgain, keepCode } from "./kept-code.ts";
import { findSnapshot, keepSnapshot } from "./kept-snapshot.ts";
import { loadPart } from "./load-part.ts";

// The first module of the thread. Whoever asks stands still, and would never see it end: they are told where it fails.
const { bundle, ...line }: CheckingLine & { readonly bundle: Bundle } = workerData;
holdOpen(line);
const snapshot = findSnapshot(bundle);
line.port.on("message", snapshot === null ? serveHere() : serveFrom(snapshot));

function serveHere(): TellChecks {
  try {
    const { serveChecks } = loadPart(bundle, "checker") as typeof import("./serve-checks.ts");
    return serveChecks((answer) => {
      giveAnswer(line, answer);
      keepForLater();
    });
  } catch {
    return (message) => {
      if ("rewrite" in message) giveAnswer(line, null);
    };
  }
}

/** Asks a process that starts from a snapshot; where it ends too early, the thread takes its place. */
function serveFrom(file: string): TellChecks {
  let asked: CheckingMessage | null = null;
  const answer = (given: CheckingAnswer): void => {
    asked = null;
    giveAnswer(line, given);
  };
  let tell = startProcess(file, answer, () => {
    tell = serveHere();
    if (asked) tell(asked);
  });
  return (message) => {
    if ("rewrite" in message) asked = message;
    tell(message);
  };
}

/** The program may end at any time after an answer, unless it is told to wait. */
function keepForLater(): void {
  Atomics.store(line.signal, KEEPING, 1);
  if (isUsedAgain()) keepSnapshot(bundle);
  keepCode();
  Atomics.store(line.signal, KEEPING, 0);
  Atomics.notify(line.signal, KEEPING);
}
