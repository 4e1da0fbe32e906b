import { readRecording } from "@habitshift/validator/recordings";
import type { Known, Mention, Scan } from "./mention.ts";
import { mentionsIn } from "./scan-recording.ts";
import { scanWords } from "./scan-words.ts";
import { variablesIn } from "./variables-in.ts";

/**
 * Finds v1 addresses in settings and scripts: those that curl is given as requests, with all that breaks of
 * them, others by the address alone.
 *
 * @param comment - What begins a comment in a line.
 */
export function scanSettings(text: string, comment: RegExp, known: Known): Scan {
  const words = scanWords(text, comment, known);
  if (!/\bcurl\b/.test(text)) return words;
  const recording = readRecording(text, {
    name: "x.sh",
    variables: variablesIn(text, known.bases),
  });
  const recorded = (recording === undefined ? [] : mentionsIn(recording, known)).filter(
    ({ start }) => !words.comments?.some((own) => own.start <= start && start < own.end),
  );
  return { ...words, mentions: [...words.mentions.filter(apartFrom(recorded)), ...recorded] };
}

/** Whether a mention is of no request that was read whole. */
function apartFrom(recorded: readonly Mention[]): (mention: Mention) => boolean {
  return ({ start, end }) => !recorded.some((own) => own.start < end && start < own.end);
}
