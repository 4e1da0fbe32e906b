import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { loadConfig } from "@habitshift/codemods/load-config";
import { explainFailure } from "./explain-failure.ts";
import type { Answer, Question } from "./question.ts";
import { createSession, type Session } from "./session.ts";

/** How questions come in, and how whoever asks is woken. */
export interface Line {
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/** Answers questions, one after the other, as long as the thread lives. */
export function serveQuestions(line: Line): void {
  const sessions = new Map<string, Promise<Session>>();
  let last = Promise.resolve();
  line.port.on("message", (question: Question) => {
    for (const each of withLater(question, line.port)) {
      last = last.then(async () => give(line, await answer(each, sessions)));
    }
  });
}

/** Whoever asks stands still until the signal: nothing of theirs runs meanwhile. */
function give({ port, signal }: Line, answer: Answer): void {
  port.postMessage(answer);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

async function openSession(root: string): Promise<Session> {
  return createSession(root, await loadConfig(root, []), () => performance.now());
}

async function answer(
  { id, root, file, text }: Question,
  sessions: Map<string, Promise<Session>>,
): Promise<Answer> {
  const start = performance.now();
  const since = () => performance.now() - start;
  try {
    const opened = sessions.get(root) ?? openSession(root);
    sessions.set(root, opened);
    const session = await opened;
    const places = session.placesIn(file, text);
    return { id, milliseconds: since(), places };
  } catch (error) {
    return { id, milliseconds: since(), problem: explainFailure(error) };
  }
}

/** Of questions that came in while one was answered, only the newest of a file is still of interest. */
function withLater(first: Question, port: MessagePort): readonly Question[] {
  const waiting = new Map([[`${first.root}\0${first.file}`, first]]);
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    const question: Question = next.message;
    const key = `${question.root}\0${question.file}`;
    waiting.delete(key);
    waiting.set(key, question);
  }
  return [...waiting.values()];
}
