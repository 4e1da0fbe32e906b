import { resolve } from "node:path";
import { digestOf } from "../kept/digest-of.ts";
import { parseKept } from "../kept/parse-kept.ts";
import { changedSince, createWitness, type Sight, type Witness } from "./witness.ts";

/** Where answers of one program and one compiler are kept between runs, by a name that says what was asked. */
export interface Answers {
  /** Undefined where there is none of that name. */
  read(name: string): string | undefined;
  /** `answer` makes what is kept once there is time, and sees then what it sees now. */
  keep(name: string, answer: () => string): void;
}

/** What is asked of files, so that another run can tell which part of the answer still holds; paths are relative to the root. */
export interface Question {
  /** What the answer for each file depends on. */
  readonly frame: string;
  /** What stands in the files that are asked about, and in those that matter to them. */
  readonly contents: ReadonlyMap<string, string>;
  /** The files whose answer can be another one where these are. */
  reachedFrom(files: readonly string[]): ReadonlySet<string>;
}

/** An answer, and what it was found beside. */
interface Kept {
  readonly frame: string;
  /** By file, as digests. */
  readonly contents: readonly (readonly [string, string])[];
  readonly sights: readonly Sight[];
  readonly checked: readonly string[];
  readonly answer: readonly (readonly [string, string])[];
}

/** Finds what is to be said of some files. */
type Find = (checked: readonly string[], witness: Witness) => ReadonlyMap<string, string>;

/** What a compiler said of the files of a project, by the configuration that it checks them with. */
export interface KeptAnswers {
  /**
   * What is said of some files: what was said before of those that nothing that changed can reach, and of the others
   * what is found now.
   *
   * @param checked - The files that are asked about, relative to the root.
   * @param ask - Called only where answers are kept: a question may be long.
   * @param witness - Is told what the answer was found beside.
   */
  of(
    config: string,
    checked: readonly string[],
    ask: () => Question,
    witness: Witness,
    find: Find,
  ): ReadonlyMap<string, string>;
  /** Keeps for the next run what this one found. */
  keep(): void;
}

/**
 * @param answers - Null where nothing is kept.
 * @param root - Of the project; absolute.
 */
export function openKeptAnswers(answers: Answers | null, root: string): KeptAnswers {
  if (!answers) return { of: (_, checked, __, witness, find) => find(checked, witness), keep() {} };
  const known = parseKept<Record<string, Kept>>(answers.read(nameFor(root))) ?? {};
  let isNew = false;
  return {
    of: (config, checked, ask, witness, find) => {
      const kept = known[config] ?? null;
      const { record, isFound } = answerTo(ask(), root, kept, checked, find);
      known[config] = record;
      isNew ||= isFound;
      witness.recall(record.sights);
      return new Map(record.answer);
    },
    keep: () => {
      if (isNew) answers.keep(nameFor(root), () => JSON.stringify(known));
    },
  };
}

/** Whether anything was said of a project before, of which most may still hold. */
export function hasKeptAnswers(answers: Answers, root: string): boolean {
  return answers.read(nameFor(root)) !== undefined;
}

function nameFor(root: string): string {
  return `types-${digestOf(root)}.json`;
}

function answerTo(
  question: Question,
  root: string,
  kept: Kept | null,
  checked: readonly string[],
  find: Find,
): { readonly record: Kept; readonly isFound: boolean } {
  const contents = [...question.contents].map(([file, text]) => [file, digestOf(text)] as const);
  const standing = kept && stillStanding(kept, question, root, contents);
  const known = new Set(standing?.checked);
  const open = checked.filter((file) => !known.has(file));
  const own = createWitness();
  const found = open.length === 0 ? new Map<string, string>() : find(open, own);
  const record: Kept = {
    frame: question.frame,
    contents,
    // What was looked at anew may look otherwise by now.
    sights: [...new Map([...(standing?.sights ?? []), ...own.sights()])],
    checked,
    answer: [...(standing?.answer ?? []).filter(([file]) => checked.includes(file)), ...found],
  };
  return { record, isFound: open.length > 0 };
}

/** What would be said again, and what it was found beside; null where that is nothing. */
function stillStanding(
  kept: Kept,
  { frame, reachedFrom }: Question,
  root: string,
  contents: Kept["contents"],
): Pick<Kept, "answer" | "checked" | "sights"> | null {
  if (kept.frame !== frame) return null;
  const paths = new Map(contents.map(([file]) => [resolve(root, file), file]));
  const changed = new Set(changedSince(kept.sights));
  // What is no file of the question may matter to any.
  if (![...changed].every((path) => paths.has(path))) return null;
  const before = new Map(kept.contents);
  const edited = contents.flatMap(([file, digest]) => (before.get(file) === digest ? [] : [file]));
  const fresh = [...edited, ...[...changed].flatMap((path) => paths.get(path) ?? [])];
  const reached = fresh.length === 0 ? new Set<string>() : reachedFrom(fresh);
  return {
    checked: kept.checked.filter((file) => !reached.has(file)),
    answer: kept.answer.filter(([file]) => !reached.has(file)),
    sights: kept.sights.filter(([path]) => !changed.has(path)),
  };
}
