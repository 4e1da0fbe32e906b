import type { ReadOptions } from "../read-options.ts";
import type { ReadProblem, RecordedRequest, Recording } from "../recording.ts";
import { textOf } from "../source-text.ts";
import type { Span } from "../span.ts";
import { expandTemplates, type Lookup } from "../templates.ts";
import { isForCmd } from "./cmd-lines.ts";
import { curlRequests } from "./curl-request.ts";
import { readOptions } from "./curl-words.ts";
import { fencesOf } from "./fences.ts";
import { readCmd } from "./read-cmd.ts";
import { readShell } from "./read-shell.ts";
import type { ShellCommand, ShellWord } from "./shell-command.ts";

/** Words in front of a command, which is run all the same. */
const lead = new Set([
  ...["$", "%", ">", "❯", "PS>", "!", "{", "if", "then", "else", "elif", "while", "until", "do"],
  ...["sudo", "time", "command", "exec", "env", "nohup"],
]);

/**
 * Reads the curl commands of a shell script, or those in the fences of a Markdown text.
 *
 * @param within - The part of the text that is a script, where that is known.
 * @param templates - Values of `{{variables}}`.
 */
export function readCurl(
  text: string,
  options: ReadOptions = {},
  within?: Span,
  templates: Lookup = (name) => options.variables?.[name],
): Recording {
  const requests: RecordedRequest[] = [];
  const problems: ReadProblem[] = [];
  for (const span of within === undefined ? scriptsIn(text) : [within]) {
    const isCmd = isForCmd(text.slice(span.start, span.end), options.name);
    const script = (isCmd ? readCmd : readShell)(text, span, (name) => options.variables?.[name]);
    problems.push(...script.problems);
    for (const command of script.commands) {
      const words = command.words.map((word) => expanded(word, templates));
      takeCommand({ ...command, words, input: command.input }, options, requests, problems);
    }
  }
  requests.sort((one, other) => one.start - other.start);
  return { format: "curl", requests, problems };
}

function expanded(word: ShellWord, lookup: Lookup): ShellWord {
  return { ...word, text: expandTemplates(word.text, lookup) };
}

/** The parts of a text that are scripts. */
function scriptsIn(text: string): Span[] {
  const fences = fencesOf(text);
  return fences.length > 0 ? fences : [{ start: 0, end: text.length }];
}

function takeCommand(
  command: ShellCommand,
  options: ReadOptions,
  requests: RecordedRequest[],
  problems: ReadProblem[],
): void {
  const at = command.words.findIndex((word) => !isLead(word));
  const first = command.words[at];
  if (first === undefined || !/(?:^|[/\\])curl(?:\.exe)?$/i.test(textOf(first.text))) return;
  const whole: Span = { start: first.start, end: command.end };
  for (const part of partsOf(command.words.slice(at + 1))) {
    const given = readOptions(part);
    const found = curlRequests(given, whole, command.input, (path) => options.readFile?.(path));
    if (found.length === 0 && !given.some(({ name }) => ["help", "version", "V"].includes(name))) {
      problems.push({ ...whole, message: "this curl command has no URL" });
    }
    requests.push(...found);
  }
}

function isLead({ text }: ShellWord): boolean {
  const word = textOf(text);
  return lead.has(word) || /^[A-Za-z_]\w*=/.test(word);
}

/** The words of each request of a command, which `--next` stands between. */
function partsOf(words: readonly ShellWord[]): ShellWord[][] {
  const parts: ShellWord[][] = [[]];
  for (const word of words) {
    if (["--next", "-:"].includes(textOf(word.text))) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
