import { bearable } from "../bearable.ts";
import type { Glance } from "../glance.ts";
import type { Mention } from "../mention.ts";
import { digestOf } from "./digest-of.ts";
import type { ChangedFile } from "./file-state.ts";

/** What tells whether a file that changed lets others matter than before. */
export interface Grounds {
  /** The files that were looked into, as they can matter: what was seen of each, as a digest, and its size in bytes. */
  readonly known: readonly (readonly [path: string, seen: string, size: number])[];
  /** What was seen of others that changed since what was seen of them was kept, as a digest. */
  readonly others: readonly (readonly [path: string, seen: string])[];
  /** The files whose whole text mattered. */
  readonly asked: readonly string[];
}

/** How files are looked at. */
export interface Look {
  /** Null where the file cannot be read. */
  of(path: string): Glance | null;
  /** What was seen of a file when it had a signature; null where nobody kept that. */
  before(path: string, signature: string): Glance | null;
  /** Null where nobody is to look into files. */
  readonly mentionOf: ((path: string, glance: Glance) => Mention) | null;
}

/** What was seen of a file, and in it, but for how long it is. */
export function seenOf(glance: Glance, mention: Mention | null): string {
  const { bytes: _, size: __, ...seen } = glance;
  return digestOf(JSON.stringify([seen, mention]));
}

/** The grounds after some files changed, where the same files can matter as before; null where that is not sure. */
export function groundsAfter(
  changed: readonly ChangedFile[],
  { asked, ...before }: Grounds,
  look: Look,
): Grounds | null {
  const known = new Map(before.known.map(([path, ...file]) => [path, file] as const));
  const others = new Map(before.others);
  for (const { path, before: signature } of changed) {
    const file = known.get(path);
    const now = asked.includes(path) ? null : lookAt(path, file !== undefined, look);
    const then = file?.[0] ?? others.get(path) ?? seenBefore(path, signature, look);
    if (now === null || now.seen !== then) return null;
    if (file) known.set(path, [now.seen, now.size]);
    else others.set(path, now.seen);
  }
  const sizes = [...known.values()].map(([, size]) => size);
  if (bearable(sizes) < sizes.length) return null;
  const files = [...known].map(([path, [seen, size]]) => [path, seen, size] as const);
  return { asked, known: files, others: [...others] };
}

function lookAt(
  path: string,
  isKnown: boolean,
  { of, mentionOf }: Look,
): { readonly seen: string; readonly size: number } | null {
  if (isKnown && !mentionOf) return null;
  const glance = of(path);
  const mention = glance && isKnown && mentionOf ? mentionOf(path, glance) : null;
  return glance && { seen: seenOf(glance, mention), size: glance.size };
}

function seenBefore(path: string, signature: string, look: Look): string | null {
  const glance = look.before(path, signature);
  return glance && seenOf(glance, null);
}
