import { type Failure, JudgingError } from "./failure.ts";
import { createFindings, type Finding } from "./finding.ts";
import { type Answer, judge } from "./judge.ts";
import { createLatest } from "./latest.ts";
import { lineStarts, placeOf } from "./lines.ts";
import type { Outcome } from "./outcome.ts";
import type { Reading } from "./question.ts";
import { readText } from "./read-text.ts";

/** What is known of a text. */
export interface State {
  readonly text: string;
  readonly reading: Reading;
  readonly answers: readonly (Answer | undefined)[];
  readonly findings: readonly Finding[];
  readonly outcome: Outcome;
}

export interface Session {
  /** Judges a text as soon as no other one comes; `isTyped`: one may come soon. */
  ask(text: string, schema: string, isTyped: boolean): void;
  /** Sends a token from now on. It stays in memory. */
  setToken(token: string): void;
}

/** Reading a long text takes a while that should not fall between two keys. */
const delays = { asked: 0, typed: 250, long: 700 };
const longText = 200_000;

export function createSession(
  onState: (state: State) => void,
  onBusy: (isBusy: boolean) => void,
): Session {
  const latest = createLatest();
  let token = "";

  async function judgeText(text: string, schema: string, signal: AbortSignal): Promise<void> {
    const reading = readText(text, schema);
    const answers: (Answer | undefined)[] = reading.questions.map(() => undefined);
    const findings = createFindings(text, reading);
    let isDone = false;
    const tell = (outcome: Outcome) => {
      if (signal.aborted) return;
      onState({ text, reading, answers: [...answers], findings: findings.all(), outcome });
    };
    const tellAnswers = () => tell({ kind: "judged", answers: [...answers] });
    const tellSome = atMostOnceAFrame(() => {
      if (!isDone) tellAnswers();
    });
    const onAnswer = (answer: Answer, index: number) => {
      answers[index] = answer;
      findings.add(answer, index);
      tellSome();
    };
    const unasked = outcomeUnasked(text, reading);
    try {
      if (unasked !== undefined) return tell(unasked);
      const asked = reading.questions.map((question) => question.asked);
      await judge(asked, { signal, token, onAnswer });
      tellAnswers();
    } catch (cause) {
      tell({ kind: "failed", failure: failureOf(cause) });
    } finally {
      isDone = true;
    }
  }

  return {
    ask(text, schema, isTyped) {
      const typed = text.length > longText ? delays.long : delays.typed;
      onBusy(true);
      latest.run(
        async (signal) => {
          await judgeText(text, schema, signal);
          if (!signal.aborted) onBusy(false);
        },
        isTyped ? typed : delays.asked,
      );
    },
    setToken(next) {
      token = next;
    },
  };
}

/** What can be said without asking. */
function outcomeUnasked(text: string, { questions, problems }: Reading): Outcome | undefined {
  if (questions.length > 0) return undefined;
  const [problem] = problems;
  if (problem === undefined) return { kind: "empty" };
  const { line, column } = placeOf(lineStarts(text), problem.where.start);
  const place = `line ${line}, column ${column}`;
  return { kind: "unreadable", message: problem.message, place };
}

function failureOf(cause: unknown): Failure {
  if (cause instanceof JudgingError) return cause.failure;
  const message = cause instanceof Error ? cause.message : String(cause);
  return { kind: "refused", title: "The answer makes no sense", message, details: [] };
}

function atMostOnceAFrame(task: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      task();
    });
  };
}
