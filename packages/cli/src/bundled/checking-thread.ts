import { workerData } from "node:worker_threads";
import {
  type CheckingLine,
  type CheckingMessage,
  giveAnswer,
  holdOpen,
  KEEPING,
} from "./checking-line.ts";
import type { Bundle } from "./find-bundle.ts";
import { keepCode } from "./kept-code.ts";
import { loadPart } from "./load-part.ts";

// The first module of the thread. Whoever asks stands still, and would never see it end: they are told where it fails.
const { bundle, ...line }: CheckingLine & { readonly bundle: Bundle } = workerData;
try {
  holdOpen(line);
  const { serveChecks } = loadPart(bundle, "checker") as typeof import("./serve-checks.ts");
  serveChecks(line, () => {
    // The program may end at any time from now on, unless it is told to wait.
    Atomics.store(line.signal, KEEPING, 1);
    keepCode();
    Atomics.store(line.signal, KEEPING, 0);
    Atomics.notify(line.signal, KEEPING);
  });
} catch {
  line.port.on("message", (message: CheckingMessage) => {
    if ("rewrite" in message) giveAnswer(line, null);
  });
}
