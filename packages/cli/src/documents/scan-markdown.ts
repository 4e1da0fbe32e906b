import { prefixes } from "@habitshift/schemas";
import { readRecording } from "@habitshift/validator/recordings";
import { languageOfFence } from "./languages/languages.ts";
import { type Known, type Mention, nothing, type Scan } from "./mention.ts";
import { scanCode } from "./scan-code.ts";
import { mentionsIn } from "./scan-recording.ts";
import { scanWords } from "./scan-words.ts";

const fence =
  /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w+#-]*)[^\n]*\n([\s\S]*?)(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm;
const comment = /<!--[\s\S]*?-->/g;
const span = /(`+)([^`\n]+)\1/g;
const link =
  /(?<=\]\()https?:\/\/[^\s)]+|<https?:\/\/[^\s>]+>|(?<![\w`(<"'/])https?:\/\/[^\s)>\]`"']+/g;
/** What a project says of its own past stays as it was. */
const history =
  /(?:^|\/)(?:change-?log|history|releases?|release-notes|news|upgrad\w*|migrat\w*)[^/]*$/i;
const requests = new Set(["http", "rest"]);
const scripts = new Set([
  "",
  "sh",
  "shell",
  "bash",
  "zsh",
  "console",
  "curl",
  "text",
  "shellsession",
]);

/** Finds v1 calls in a Markdown text: in fences by their language, in inline code and in links; prose is none. */
export function scanMarkdown(text: string, name: string, known: Known): Scan {
  if (history.test(name)) return nothing;
  const fences = [...text.matchAll(fence)];
  const code = without(text, fences);
  const prose = without(code, [...code.matchAll(comment)]);
  const spans = [...prose.matchAll(span)];
  const links = [...without(prose, spans).matchAll(link)];
  const words = (body: string, at: number) =>
    comparesVersions(text, at) ? [] : moved(scanWords(body, null, known).mentions, at);
  const mentions = [
    ...fences.flatMap(({ index, 0: whole, 1: indent = "", 3: label = "", 4: body = "" }) =>
      indent.includes(">")
        ? []
        : moved(scanFence(label.toLowerCase(), body, known), index + whole.indexOf("\n") + 1),
    ),
    ...spans.flatMap(({ index, 1: mark = "", 2: body = "" }) => words(body, index + mark.length)),
    ...links.flatMap(({ index, 0: whole }) => {
      const shift = whole.startsWith("<") ? 1 : 0;
      return words(whole.slice(shift).replace(/[>.,;:!?]+$/, ""), index + shift);
    }),
  ];
  return { ...nothing, mentions };
}

/** The text with blanks in the place of what was found in it. */
function without(text: string, found: readonly RegExpExecArray[]): string {
  let rest = "";
  let from = 0;
  for (const { index, 0: whole } of found) {
    rest += text.slice(from, index) + whole.replaceAll(/[^\n]/g, " ");
    from = index + whole.length;
  }
  return rest + text.slice(from);
}

function scanFence(label: string, body: string, known: Known): readonly Mention[] {
  const language = languageOfFence(label);
  if (language !== undefined) return scanCode(body, language, known).mentions;
  const format = requests.has(label) ? "x.http" : scripts.has(label) ? "x.sh" : null;
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
