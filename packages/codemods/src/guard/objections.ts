import type { ts } from "ts-morph";
import { type Compilation, programOf, typeMessages } from "./type-messages.ts";
import type { Witness } from "./witness.ts";

/** What a rewrite makes of files that the compiler looks at together, as data; paths are relative to the root. */
export interface TypedRewrite {
  readonly root: string;
  readonly options: ts.CompilerOptions;
  readonly members: readonly string[];
  readonly created: readonly string[];
  /** The members whose messages are asked for. */
  readonly checked: readonly string[];
  /** The new text of each file that is edited or created. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A program of files as they are, and what it was made of. */
export interface Before extends Compilation {
  /** Relative to the root. */
  readonly files: readonly string[];
  readonly program: ts.Program;
}

/**
 * The first new message of each file that is checked.
 *
 * @param before - A program of the same root and options, or null.
 */
export function objectionsTo(
  { checked, created, members, options, root, texts }: TypedRewrite,
  witness: Witness,
  before: Before | null = null,
): ReadonlyMap<string, string> {
  const compilation = { root, options, witness, sources: before?.sources ?? new Map() };
  // What was parsed before looked as it did then.
  if (before !== null) witness.recall(before.witness.sights());
  const after = typeMessages(
    programOf(compilation, [...members, ...created], texts),
    root,
    checked,
  );
  if (after.size === 0) return new Map();
  const isSame = before !== null && String(before.files) === String(members);
  const old = () => programOf(compilation, members);
  // What was wrong before matters only where something is wrong now; the order of checks may word it differently.
  const faulty = checked.filter((file) => after.has(file));
  const known = typeMessages(isSame ? before.program : old(), root, faulty);
  return freshFaults(after, known).size === 0
    ? new Map()
    : freshFaults(after, typeMessages(old(), root, checked));
}

/** The first message of each file that was not there before. */
function freshFaults(
  after: ReadonlyMap<string, readonly string[]>,
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [file, messages] of after) {
    const known = before.get(file) ?? [];
    const isBlind = known.some((message) => UNRESOLVED.test(message));
    const isLoose = known.some((message) => EXTENSION.test(message));
    const fresh = messages.find(
      (message) =>
        count(messages, message) > count(known, message) &&
        !(isBlind && IMPLICIT.test(message)) &&
        !(isLoose && EXTENSION.test(message)),
    );
    if (fresh !== undefined) found.set(file, fresh);
  }
  return found;
}

/** Where a library is not installed, everything it gives is `any`; that says nothing of the rewrite. */
const UNRESOLVED = /^Cannot find (module|type definition)/;
const IMPLICIT = /implicitly has an? '.*any.*' type/;

/** Where imports are written as the compiler would not have them, a new one is written like its neighbours. */
const EXTENSION = /^(Relative import paths need explicit|An import path can only end with)/;

function count(messages: readonly string[], message: string): number {
  return messages.filter((other) => other === message).length;
}
