import type { Verdict } from "../../model.ts";
import { JudgingError, memberOf, readFailure, unreachable } from "./failure.ts";
import { splitLines } from "./split-lines.ts";

/** What the service says of one question. */
export type Answer =
  | { readonly verdict: Verdict }
  /** It could not be judged. */
  | { readonly error: string };

interface Judging {
  readonly signal: AbortSignal;
  /** What the service wants as `Authorization: Bearer`; empty where it wants none. */
  readonly token: string;
  readonly onAnswer: (answer: Answer, index: number) => void;
}

/**
 * Asks the service for verdicts, in one request: a single one as JSON, so that an error has all its
 * details; several ones line by line, so that answers come while it is still at work.
 *
 * @throws JudgingError Where no verdict came, or not all of them.
 */
export async function judge(asked: readonly unknown[], judging: Judging): Promise<void> {
  const { signal, token } = judging;
  const [only] = asked;
  const response = await send(asked.length === 1 ? [only] : asked, token, signal);
  if (!response.ok) throw new JudgingError(await readFailure(response));
  if (asked.length === 1) {
    const answer: unknown = await response.json();
    judging.onAnswer(readAnswer(memberOf(answer, "data")), 0);
    return;
  }
  const isWhole = await readLines(response, judging.onAnswer);
  if (!isWhole) throw new JudgingError(unreachable);
}

async function send(
  asked: readonly unknown[],
  token: string,
  signal: AbortSignal,
): Promise<Response> {
  const isSingle = asked.length === 1;
  const headers = new Headers({
    accept: isSingle ? "application/json" : "application/x-ndjson",
    "content-type": isSingle ? "application/json" : "application/x-ndjson",
  });
  if (token !== "") headers.set("authorization", `Bearer ${token}`);
  const body = asked.map((each) => `${JSON.stringify(each)}\n`).join("");
  const init = { method: "POST", headers, body, signal, credentials: "omit" } as const;
  try {
    return await fetch("validate", init);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new JudgingError(unreachable, { cause });
  }
}

/** Answers that are taken in one go. */
const portion = 100;

/** Reads answers until the summary that closes them; without it they are not whole. */
async function readLines(response: Response, onAnswer: Judging["onAnswer"]): Promise<boolean> {
  if (response.body === null) return false;
  let index = 0;
  for await (const line of splitLines(response.body)) {
    if (line.trim() === "") continue;
    const answer: unknown = JSON.parse(line);
    if (memberOf(answer, "summary") !== undefined) return true;
    onAnswer(readAnswer(answer), index);
    index += 1;
    // Keys are taken in between.
    if (index % portion === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return false;
}

function readAnswer(answer: unknown): Answer {
  if (isVerdict(answer)) return { verdict: answer };
  const message = memberOf(memberOf(answer, "error"), "message");
  return { error: typeof message === "string" ? message : "the service gave no verdict on it" };
}

function isVerdict(answer: unknown): answer is Verdict {
  return (
    typeof memberOf(answer, "verdict") === "string" && Array.isArray(memberOf(answer, "breakages"))
  );
}
