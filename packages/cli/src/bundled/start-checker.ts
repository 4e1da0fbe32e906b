import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { TypeChecker } from "@habitshift/codemods";
import {
  ANSWERED,
  type CheckingAnswer,
  type CheckingLine,
  type CheckingMessage,
  hasEnded,
  KEEPING,
  NUMBERS,
} from "./checking-line.ts";
import type { Bundle } from "./find-bundle.ts";

/** Milliseconds that a thread may take to answer; then whoever asked checks alone. */
const PATIENCE = 120_000;
/** Milliseconds after which who waits looks whether the thread is still there: nothing tells it while it stands still. */
const GLANCE = 200;
/** Milliseconds that a program waits at its end for what the next one would have to find out again. */
const GRACE = 2_000;

/**
 * Checks types in a thread, which starts when there is something to get ready for.
 *
 * @param atLeisure - Is run while the thread answers, when whoever asks has nothing more to do.
 */
export function startChecker(bundle: Bundle, atLeisure: () => void = () => {}): TypeChecker {
  let line: CheckingLine | null = null;
  const send = (message: CheckingMessage): void => line?.port.postMessage(message);
  const start = (): void => {
    try {
      line ??= startThread(bundle);
    } catch {
      // No thread is allowed, as by `node --permission`, or there are too many: whoever asks checks alone.
    }
  };
  return {
    warm: (...near) => {
      start();
      send({ near });
    },
    prepare: (...files) => {
      start();
      send({ files });
    },
    ask: (rewrite, meanwhile = () => {}) => {
      if (line === null) return null;
      const { port, signal } = line;
      const seen = Atomics.load(signal, ANSWERED);
      send({ rewrite });
      meanwhile();
      atLeisure();
      if (!isAnswered(line, seen)) {
        // An answer that comes too late must not be taken for that to another question.
        line = null;
        return null;
      }
      const answer: CheckingAnswer = receiveMessageOnPort(port)?.message ?? null;
      return answer;
    },
  };
}

/** Megabytes for what is new: nearly all that the compiler parses stays, and is not moved about as often. */
const YOUNG = 64;

/** Stands still until there is an answer; false where none came. */
function isAnswered({ signal }: CheckingLine, seen: number): boolean {
  const since = performance.now();
  while (performance.now() - since < PATIENCE) {
    if (Atomics.wait(signal, ANSWERED, seen, GLANCE) !== "timed-out") return true;
    // As of too little memory. It may have answered before.
    if (hasEnded(signal)) return Atomics.load(signal, ANSWERED) !== seen;
  }
  return false;
}

function startThread(bundle: Bundle): CheckingLine {
  const signal = new Int32Array(new SharedArrayBuffer(NUMBERS * Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL("./checking-thread.js", import.meta.url), {
    workerData: { bundle, port: port2, signal },
    transferList: [port2],
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  // Nobody needs to be told of its end: an answer that does not come is found elsewhere.
  worker.on("error", () => {});
  worker.unref();
  port.unref();
  process.on("exit", () => void Atomics.wait(signal, KEEPING, 1, GRACE));
  return { port, signal };
}
