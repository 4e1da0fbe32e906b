import { fstatSync, openSync } from "node:fs";
import { devNull } from "node:os";
import type { MessagePort } from "node:worker_threads";
import type { TypeChecker } from "@habitshift/codemods";

/** What the checking thread is told: a file whose like it will be asked about, the files themselves, or a rewrite to judge. */
export type CheckingMessage =
  | { readonly near: Parameters<TypeChecker["warm"]> }
  | { readonly files: Parameters<TypeChecker["prepare"]> }
  | { readonly rewrite: Parameters<TypeChecker["ask"]>[0] };

/** What it answers; null where it failed. */
export type CheckingAnswer = ReturnType<TypeChecker["ask"]>;

/** Tells what checks types something; to a question it answers by another way. */
export type TellChecks = (message: CheckingMessage) => void;

/** How it is reached; whoever asks stands still until it raises a number. */
export interface CheckingLine {
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/** The numbers of a signal: how many answers were given, whether code is being kept for the next run, and {@link holdOpen}'s. */
export const ANSWERED = 0;
export const KEEPING = 1;
const OPEN = 2;
export const NUMBERS = 3;

/** Answers, and wakes whoever waits. */
export function giveAnswer({ port, signal }: CheckingLine, answer: CheckingAnswer): void {
  port.postMessage(answer);
  Atomics.add(signal, ANSWERED, 1);
  Atomics.notify(signal, ANSWERED);
}

/** Opens what is closed when the thread ends, however it does: all else that tells of its end comes by the loop of who asks, which stands still. */
export function holdOpen({ signal }: CheckingLine): void {
  Atomics.store(signal, OPEN, openSync(devNull, "r"));
}

/** Whether the thread has ended after {@link holdOpen}. */
export function hasEnded(signal: Int32Array): boolean {
  const descriptor = Atomics.load(signal, OPEN);
  if (descriptor === 0) return false;
  try {
    fstatSync(descriptor);
    return false;
  } catch {
    return true;
  }
}
