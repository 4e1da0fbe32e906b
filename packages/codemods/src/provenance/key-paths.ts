import type { ts } from "ts-morph";
import type { Value, Values } from "./value.ts";

/** A name in a path that code keeps as text, such as `streak` in `_.get(answer, 'data[0].streak')`. */
interface KeyStep {
  readonly name: string;
  /** What the name was looked up in. */
  readonly receivers: ReadonlySet<Value>;
}

/**
 * What a library does with a path: read what it leads to, also by names and dots alone or by one name of a list of
 * them, or copy what stands under its first name.
 */
export type KeyUse = "read" | "dotted" | "listed" | "copied";

/** A literal that a library takes as a path of names. */
export interface KeyPath {
  readonly steps: readonly KeyStep[];
  readonly uses: ReadonlySet<KeyUse>;
}

/** The paths that programs give to libraries, by the literal that spells each. */
export interface KeyPaths {
  readonly all: ReadonlyMap<ts.StringLiteralLike, KeyPath>;
  /** Notes what the names of a path, one after the other, were looked up in. */
  record(
    literal: ts.StringLiteralLike,
    use: KeyUse,
    names: readonly string[],
    held: readonly Values[],
  ): void;
}

/** No path was given yet. */
export function createKeyPaths(): KeyPaths {
  const all = new Map<ts.StringLiteralLike, { steps: Step[]; uses: Set<KeyUse> }>();
  return {
    all,
    record: (literal, use, names, held) => {
      const known = all.get(literal) ?? {
        steps: names.map((name): Step => ({ name, receivers: new Set() })),
        uses: new Set(),
      };
      all.set(literal, known);
      known.uses.add(use);
      known.steps.forEach(({ receivers }, index) => {
        for (const value of held[index] ?? []) receivers.add(value);
      });
    },
  };
}

interface Step {
  readonly name: string;
  readonly receivers: Set<Value>;
}
