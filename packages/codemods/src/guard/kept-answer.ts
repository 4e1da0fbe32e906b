import { createHash } from "node:crypto";
import { ts } from "ts-morph";
import { createWitness, isUnchanged, type Sight, type Witness } from "./witness.ts";

/** Where answers are kept between runs, by a name that says all that was asked. */
export interface Answers {
  /** Undefined where there is none of that name. */
  read(name: string): string | undefined;
  keep(name: string, answer: string): void;
}

/** An answer, and what it was found beside. */
interface Kept {
  readonly sights: readonly Sight[];
  readonly answer: readonly (readonly [string, string])[];
}

/**
 * The answer to a question that was asked before, as long as what it was found beside is unchanged; else a new one.
 *
 * @param question - Says all that was asked; it may be long, and is made only where answers are kept.
 */
export function keptAnswer(
  answers: Answers | null,
  question: () => string,
  find: (witness: Witness) => ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const witness = createWitness();
  if (!answers) return find(witness);
  const hash = createHash("sha256").update(question()).digest("hex");
  const name = `types-${ts.version}-${hash}.json`;
  const kept = parseKept(answers.read(name));
  if (kept && isUnchanged(kept.sights)) return new Map(kept.answer);
  const answer = find(witness);
  const record: Kept = { sights: witness.sights(), answer: [...answer] };
  answers.keep(name, JSON.stringify(record));
  return answer;
}

/** Null where it is not whole: whoever kept it may have been stopped. */
function parseKept(text: string | undefined): Kept | null {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
