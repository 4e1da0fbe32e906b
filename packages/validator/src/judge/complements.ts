import { refuse } from "./check.ts";
import { nodeAt } from "./check-old.ts";
import type { SchemaNode } from "./expectation.ts";
import type { Findings } from "./findings.ts";
import type { JsonObject } from "./json-type.ts";
import { ownMember } from "./json-type.ts";
import type { OldMember } from "./old-member.ts";
import { below, type Place } from "./place.ts";

/** What is asked of an object whose members are known. */
type CheckWhole = (value: JsonObject, place: Place | undefined, findings: Findings) => void;

/**
 * What members of v1 need beside them, as they move into one object of v2 together: a `unit` needs a
 * `target`, for a goal needs its value.
 */
export function complementsOf(
  node: SchemaNode,
  old: ReadonlyMap<string, OldMember>,
): readonly CheckWhole[] {
  return [...old].flatMap(([name, { to }]) => {
    if (to === undefined || to.length < 2) return [];
    const container = to.slice(0, -1);
    const required = (nodeAt(node, container)?.required ?? []) as string[];
    return required.flatMap((leaf) => {
      const wanted = [...container, leaf].join(".");
      const source = [...old].find(([, other]) => other.to?.join(".") === wanted)?.[0];
      return source === undefined || source === name
        ? []
        : [checkBeside(name, source, String(to[0]), wanted)];
    });
  });
}

function checkBeside(name: string, source: string, head: string, wanted: string): CheckWhole {
  return (value, place, findings) => {
    if (ownMember(value, name) === undefined) return;
    if (ownMember(value, source) !== undefined || ownMember(value, head) !== undefined) return;
    const written = wanted.replaceAll(/\.(\d+)/g, "[$1]");
    const expected = `is missing beside \`${name}\`: \`${head}\` needs it in v2`;
    refuse(below(place, source), expected, `send \`${written}\` too`, findings);
  };
}
