import { workerData } from "node:worker_threads";
import { explainFailure } from "./explain-failure.ts";
import type { Question } from "./question.ts";
import type { Line } from "./serve-questions.ts";

// The first module of the thread. What it needs is loaded here, so that whoever asks is told where that fails:
// they stand still, and would never see the thread end.
const line: Line = workerData;
try {
  const { serveQuestions } = await import("./serve-questions.ts");
  serveQuestions(line);
} catch (error) {
  const problem = explainFailure(error);
  line.port.on("message", ({ id }: Question) => {
    line.port.postMessage({ id, milliseconds: 0, problem });
    Atomics.add(line.signal, 0, 1);
    Atomics.notify(line.signal, 0);
  });
}
