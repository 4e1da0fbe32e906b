import { once } from "node:events";
import { Worker } from "node:worker_threads";

let checker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Checks the types of a project, as `tsc --noEmit` does.
 *
 * @param folder - Where its `tsconfig.json` is.
 * @returns What the compiler would print; empty where all is well.
 */
export function checkTypes(folder: string): Promise<string> {
  // One after the other, so that an answer is that to the last question.
  const answer = last.then(() => ask(folder));
  last = answer.catch(() => {});
  return answer;
}

async function ask(folder: string): Promise<string> {
  checker ??= new Worker(new URL("./type-check-worker.mjs", import.meta.url));
  checker.postMessage(folder);
  const [printed] = await once(checker, "message");
  return printed;
}
