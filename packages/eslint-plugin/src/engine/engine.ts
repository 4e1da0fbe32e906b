import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Answer, Question } from "./question.ts";

/** The engine in a thread of its own, as rules cannot wait for a promise, and an editor not for long. */
export interface Engine {
  /**
   * Asks, and stands still for the answer.
   *
   * @param patience - Milliseconds after which it goes on without; the answer is kept for `late`.
   * @returns Null where there was none in time.
   */
  ask(question: Omit<Question, "id">, patience: number): Answer | null;
  /** Answers to earlier questions that came in meanwhile, each with its question. */
  late(): readonly (readonly [Question, Answer])[];
  close(): void;
}

/** Longer than any program takes: the thread must have died. */
const longest = 15 * 60_000;

export function startEngine(): Engine {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL("./worker.js", import.meta.url), {
    workerData: { port: port2, signal },
    transferList: [port2],
    // Flags of whoever lints, such as loaders of theirs, are not for the engine.
    execArgv: [],
  });
  // Whoever lints decides when the process ends.
  worker.unref();
  port.unref();
  const open = new Map<number, Question>();
  let arrived: (readonly [Question, Answer])[] = [];
  let count = 0;
  const receive = (): void => {
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
      const answer: Answer = next.message;
      const question = open.get(answer.id);
      if (question) arrived.push([question, answer]);
      // Those that were asked of the same file before will not be answered any more.
      for (const [id, { root, file }] of open) {
        if (id <= answer.id && root === question?.root && file === question.file) open.delete(id);
      }
    }
  };
  const take = (id: number): Answer | null => {
    const found = arrived.find(([question]) => question.id === id);
    arrived = arrived.filter((each) => each !== found);
    return found?.[1] ?? null;
  };
  return {
    ask(asked, patience) {
      count += 1;
      const question = { ...asked, id: count };
      open.set(count, question);
      port.postMessage(question);
      const end = performance.now() + Math.min(patience, longest);
      for (;;) {
        const seen = Atomics.load(signal, 0);
        receive();
        const answer = take(question.id);
        if (answer) return answer;
        const left = end - performance.now();
        if (left > 0) Atomics.wait(signal, 0, seen, left);
        else if (patience > longest) throw new Error("habitshift gave no answer");
        else return null;
      }
    },
    late() {
      receive();
      const found = arrived;
      arrived = [];
      return found;
    },
    close: () => void worker.terminate(),
  };
}
