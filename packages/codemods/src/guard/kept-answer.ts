import { createHash } from "node:crypto";
import { ts } from "ts-morph";
import { parseKept } from "../kept/parse-kept.ts";
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
 * @param witness - Is told what the answer was found beside.
 */
export function keptAnswer(
  answers: Answers | null,
  question: () => string,
  witness: Witness,
  find: (witness: Witness) => ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (!answers) return find(witness);
  const hash = createHash("sha256").update(question()).digest("hex");
  const name = `types-${ts.version}-${hash}.json`;
  const kept = parseKept<Kept>(answers.read(name));
  if (kept && isUnchanged(kept.sights)) {
    witness.recall(kept.sights);
    return new Map(kept.answer);
  }
  const own = createWitness();
  const answer = find(own);
  const sights = own.sights();
  const record: Kept = { sights, answer: [...answer] };
  answers.keep(name, JSON.stringify(record));
  witness.recall(sights);
  return answer;
}
