import type { Piece } from "../source-text.ts";
import type { Span } from "../span.ts";
import { readHereDocument } from "./here-document.ts";
import type { Lookup, ShellCommand, ShellScript, ShellWord } from "./shell-command.ts";
import { readRun } from "./shell-text.ts";

interface Draft {
  words: ShellWord[];
  input: ShellCommand["input"];
}

interface PendingDocument {
  readonly word: string;
  readonly isQuoted: boolean;
  readonly draft: Draft;
}

const blank = /(?:[ \t\uFEFF]|[\\`]\r?\n)+/y;
const comment = /#[^\r\n]*/y;
const newline = /\r\n|\n|\r/y;
const separator = /;;?|&&?|\|\|?|[(){}](?=\s|$)|[()]/y;
const redirect = /(?:\d*|&)(?:<<<|<<-?|>>|<|>)&?/y;

/** Commands that stand deeper in each other than any script has them are not read. */
const deepest = 20;

/** Reads the commands of a POSIX shell script in a part of a text, those in `$(…)` too. */
export function readShell(
  text: string,
  { start, end }: Span,
  lookup: Lookup,
  depth = deepest,
): ShellScript {
  const source = text.slice(0, end);
  const commands: ShellCommand[] = [];
  const problems: (Span & { message: string })[] = [];
  const variables = new Map<string, string>();
  const find: Lookup = (name) => variables.get(name) ?? lookup(name);
  let draft: Draft = { words: [], input: null };
  let documents: PendingDocument[] = [];
  let at = start;

  const matchAt = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };

  const finish = () => {
    const [first] = draft.words;
    const last = draft.words.at(-1);
    if (first !== undefined && last !== undefined) {
      assign(draft.words, variables);
      const own = draft;
      // A here-document comes behind the line that it is fed to.
      commands.push({
        words: own.words,
        start: first.start,
        end: last.end,
        get input() {
          return own.input;
        },
      });
    }
    draft = { words: [], input: null };
  };

  const readDocuments = () => {
    for (const { word, isQuoted, draft: own } of documents) {
      const document = readHereDocument(source, at, word, isQuoted ? null : find);
      own.input = document.text;
      at = document.end;
    }
    documents = [];
  };

  /** Reads one word; undefined where none stands here. */
  const readWord = (): ShellWord | undefined => {
    const from = at;
    const pieces: Piece[] = [];
    for (;;) {
      const run = readRun(source, at, find);
      if (run === undefined || run.end === at) break;
      pieces.push(...run.pieces);
      if (run.nested !== undefined) addNested(run.nested);
      if (!run.isClosed) {
        problems.push({ start: at, end: at + 1, message: "a quote that opens here is not closed" });
        at = source.length;
        break;
      }
      at = run.end;
    }
    return at === from ? undefined : { text: pieces, start: from, end: at };
  };

  const addNested = (span: Span) => {
    if (depth === 0) return;
    const nested = readShell(source, span, find, depth - 1);
    commands.push(...nested.commands);
    problems.push(...nested.problems);
  };

  const readRedirect = (operator: string) => {
    at += operator.length;
    at += matchAt(blank)?.length ?? 0;
    const isQuoted = /['"\\]/.test(source.charAt(at));
    const word = readWord();
    if (word === undefined) return;
    if (operator.endsWith("<<<")) draft.input = word.text;
    else if (/<<-?$/.test(operator)) {
      documents.push({ word: word.text.map((own) => own.text).join(""), isQuoted, draft });
    }
  };

  while (at < source.length) {
    const skipped = matchAt(blank) ?? (isWordStart(source, at) ? matchAt(comment) : undefined);
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    const line = matchAt(newline);
    if (line !== undefined) {
      at += line.length;
      finish();
      readDocuments();
      continue;
    }
    const operator = matchAt(redirect);
    if (operator !== undefined) {
      readRedirect(operator);
      continue;
    }
    const end = matchAt(separator);
    if (end !== undefined) {
      at += end.length;
      finish();
      continue;
    }
    const word = readWord();
    if (word === undefined) at += 1;
    else draft.words.push(word);
  }
  finish();
  return { commands, problems };
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[\s;&|()]/.test(text.charAt(at - 1));
}

const assignment = /^([A-Za-z_]\w*)=(.*)$/s;

/** Keeps the variables that a command sets for what comes behind it. */
function assign(words: readonly ShellWord[], variables: Map<string, string>): void {
  const [first = ""] = words.map(plain);
  const own = ["export", "readonly", "local", "declare"].includes(first) ? words.slice(1) : words;
  if (!own.every((word) => assignment.test(plain(word)))) return;
  for (const word of own) {
    const [, name = "", value = ""] = assignment.exec(plain(word)) ?? [];
    if (word.text.some(({ isUnknown }) => isUnknown)) variables.delete(name);
    else variables.set(name, value);
  }
}

function plain({ text }: ShellWord): string {
  return text.map((piece) => piece.text).join("");
}
