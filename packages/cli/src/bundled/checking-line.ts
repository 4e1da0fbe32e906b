import type { MessagePort } from "node:worker_threads";
import type { TypeChecker } from "@habitshift/codemods";

/** What the checking thread is told: a file whose like it will be asked about, the files themselves, or a rewrite to judge. */
export type CheckingMessage =
  | { readonly near: Parameters<TypeChecker["warm"]> }
  | { readonly files: Parameters<TypeChecker["prepare"]> }
  | { readonly rewrite: Parameters<TypeChecker["ask"]>[0] };

/** What it answers; null where it failed. */
export type CheckingAnswer = ReturnType<TypeChecker["ask"]>;

/** How it is reached; whoever asks stands still until it raises a number. */
export interface CheckingLine {
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/** The numbers of a signal: how many answers were given, whether code is being kept for the next run, and whether it runs at all. */
export const ANSWERED = 0;
export const KEEPING = 1;
export const STARTED = 2;
export const NUMBERS = 3;

/** Answers, and wakes whoever waits. */
export function giveAnswer({ port, signal }: CheckingLine, answer: CheckingAnswer): void {
  port.postMessage(answer);
  Atomics.add(signal, ANSWERED, 1);
  Atomics.notify(signal, ANSWERED);
}
