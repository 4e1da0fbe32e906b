import { ts } from "ts-morph";
import { replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { movedMapping, type Role } from "../../facts/shapes.ts";
import { followKeys, isForLookUps, literalOf } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isRename } from "./written-look-up.ts";

/** The names that come to a key which is declared `keyof Habit`: only those of v2 fit it. */
export function typedNames(
  facts: Facts,
  key: ts.Expression,
  role: Role,
  ties: Proposal["ties"],
): readonly Proposal[] {
  const literals = new Set([...facts.seen(key)].map(literalOf).filter((each) => each !== null));
  const uses = followKeys(facts, literals);
  return [...literals].flatMap((literal): readonly Proposal[] => {
    const mapping = ts.isStringLiteral(literal) ? movedMapping(role, literal.text) : null;
    if (!mapping) return [];
    const base = { change: mapping.change, node: literal, ties };
    const message = describeField(mapping, role);
    const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
    if (!isRename(mapping))
      return [{ ...base, message, edits: null, confidence: "manual", reason: DEEPER }];
    const edits = [replace(pathOf(literal), range, String(mapping.to[0]))];
    return isForLookUps(facts, literal, role, uses)
      ? [{ ...base, message, edits, confidence: "safe", reason: null }]
      : [{ ...base, message, edits, confidence: "review", reason: MORE }];
  });
}

/** Why a name that is computed cannot be that of v2. */
export const DEEPER = "the name is only known at run time, and v2 has the value deeper";
const MORE = "the string may be used for more than the look-up";
