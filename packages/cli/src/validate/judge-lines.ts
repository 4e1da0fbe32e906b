import { createLineSplitter } from "@habitshift/converter";
import { readRecording } from "@habitshift/validator/recordings";
import { type JudgingRules, judgeRecording } from "./judge-recording.ts";
import type { Outcome } from "./outcome.ts";

/** A longer line is not kept in memory; in bytes. */
const longest = 16 * 1024 * 1024;

/**
 * Judges NDJSON as it comes, in memory that does not grow.
 *
 * @returns What came of the lines of each chunk; to be taken before the next.
 */
export async function* judgeLines(
  source: AsyncIterable<Uint8Array>,
  rules: JudgingRules,
): AsyncGenerator<Iterable<Outcome>> {
  let lines: (string | { readonly fault: string })[] = [];
  let line = 0;
  const splitter = createLineSplitter(longest, {
    take(text) {
      for (const own of text.replace(/\n$/, "").split("\n")) lines.push(own);
    },
    fail(fault) {
      lines.push({ fault });
    },
  });
  const judgeWhole = function* (): Generator<Outcome> {
    for (const own of lines) {
      line += 1;
      if (typeof own === "string") yield* judgeLine(own, line, rules);
      else yield { kind: "fault", line, column: 1, message: own.fault };
    }
    lines = [];
  };
  for await (const chunk of source) {
    splitter.push(chunk);
    yield judgeWhole();
  }
  splitter.end();
  yield judgeWhole();
}

function* judgeLine(text: string, line: number, rules: JudgingRules): Generator<Outcome> {
  const recording = readRecording(text, { name: ".ndjson" });
  if (recording !== undefined) yield* judgeRecording(text, recording, rules, line);
}
