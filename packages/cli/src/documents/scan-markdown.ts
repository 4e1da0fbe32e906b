import { prefixes } from "@habitshift/schemas";
import {
  type Fence,
  fencesIn,
  isShellLabel,
  readRecording,
  type Span,
} from "@habitshift/validator/recordings";
import { languageOfFence } from "./languages/languages.ts";
import { type Known, type Mention, nothing, type Scan } from "./mention.ts";
import { scanCode } from "./scan-code.ts";
import { mentionsIn } from "./scan-recording.ts";
import { scanWords } from "./scan-words.ts";

const comment = /<!--[\s\S]*?-->/g;
const span = /(`+)([^`\n]+)\1/g;
const link =
  /(?<=\]\()https?:\/\/[^\s)]+|<https?:\/\/[^\s>]+>|(?<![\w`(<"'/])https?:\/\/[^\s)>\]`"']+/g;
/** What a project says of its own past stays as it was. */
const history =
  /(?:^|\/)(?:change-?log|history|releases?|release-notes|news|upgrad\w*|migrat\w*)[^/]*$/i;
const requests = new Set(["http", "rest"]);

/** Finds v1 calls in a Markdown text: in fences by their language, in inline code and in links; prose is none. */
export function scanMarkdown(text: string, name: string, known: Known): Scan {
  if (history.test(name)) return nothing;
  const fences = fencesIn(text);
  const code = without(
    text,
    fences.map(({ whole }) => whole),
  );
  const prose = without(code, [...code.matchAll(comment)].map(placeOf));
  const spans = [...prose.matchAll(span)];
  const links = [...without(prose, spans.map(placeOf)).matchAll(link)];
  const words = (body: string, at: number) =>
    comparesVersions(text, at) ? [] : moved(scanWords(body, null, known).mentions, at);
  const mentions = [
    ...fences.flatMap((fence) =>
      fence.isQuoted ? [] : moved(scanFence(fence, text, known), fence.start),
    ),
    ...spans.flatMap(({ index, 1: mark = "", 2: body = "" }) => words(body, index + mark.length)),
    ...links.flatMap(({ index, 0: whole }) => {
      const shift = whole.startsWith("<") ? 1 : 0;
      return words(whole.slice(shift).replace(/[>.,;:!?]+$/, ""), index + shift);
    }),
  ];
  return { ...nothing, mentions };
}

function placeOf({ index, 0: whole }: RegExpExecArray): Span {
  return { start: index, end: index + whole.length };
}

/** The text with blanks in the place of what was found in it. */
function without(text: string, found: readonly Span[]): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of found) {
    rest += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/g, " ");
    from = end;
  }
  return rest + text.slice(from);
}

function scanFence({ label, start, end }: Fence, text: string, known: Known): readonly Mention[] {
  const body = text.slice(start, end);
  const language = languageOfFence(label);
  if (language !== undefined) return scanCode(body, language, known).mentions;
  const format = requests.has(label) ? "x.http" : isShellLabel(label) ? "x.sh" : null;
  const recording = format === null ? undefined : readRecording(body, { name: format });
  const recorded = recording === undefined ? [] : mentionsIn(recording, known);
  if (recorded.length > 0) return recorded;
  return scanWords(body, /#(?!\{)/y, known).mentions;
}

/** Whether a sentence or a row tells of v2 as well: then it tells of the change. */
function comparesVersions(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf("\n", at), text.lastIndexOf(". ", at)) + 1;
  const ends = [text.indexOf("\n", at), text.indexOf(". ", at)].filter((end) => end >= 0);
  const sentence = text.slice(start, Math.min(text.length, ...ends));
  return prefixes.v2.some((prefix) => sentence.includes(`${prefix}/`));
}

function moved(mentions: readonly Mention[], by: number): readonly Mention[] {
  return mentions.map((mention) => ({
    ...mention,
    start: mention.start + by,
    end: mention.end + by,
    witnesses: mention.witnesses.map((each) => ({ ...each, start: each.start + by })),
  }));
}
