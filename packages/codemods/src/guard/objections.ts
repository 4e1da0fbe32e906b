import type { ts } from "ts-morph";
import { type ParsedSources, typeMessages } from "./type-messages.ts";
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

/**
 * The first new message of each file that is checked.
 *
 * @param sources - What was parsed of the same root with the same options.
 */
export function objectionsTo(
  { checked, created, members, options, root, texts }: TypedRewrite,
  witness: Witness,
  sources: ParsedSources = new Map(),
): ReadonlyMap<string, string> {
  const compilation = { root, options, witness, sources };
  const after = typeMessages(compilation, [...members, ...created], texts, checked);
  const old = (files: readonly string[]) => typeMessages(compilation, members, new Map(), files);
  // What was wrong before matters only where something is wrong now; the order of checks may word it differently.
  const faulty = checked.filter((file) => after.has(file));
  const isFine = after.size === 0 || freshFaults(after, old(faulty)).size === 0;
  return isFine ? new Map() : freshFaults(after, old(checked));
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
    const fresh = messages.find(
      (message) =>
        count(messages, message) > count(known, message) && !(isBlind && IMPLICIT.test(message)),
    );
    if (fresh !== undefined) found.set(file, fresh);
  }
  return found;
}

/** Where a library is not installed, everything it gives is `any`; that says nothing of the rewrite. */
const UNRESOLVED = /^Cannot find (module|type definition)/;
const IMPLICIT = /implicitly has an? '.*any.*' type/;

function count(messages: readonly string[], message: string): number {
  return messages.filter((other) => other === message).length;
}
