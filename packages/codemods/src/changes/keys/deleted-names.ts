import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import { containerOf, type MovedMapping, movedMapping, namesWithin } from "../../facts/shapes.ts";
import { isTypedPath } from "../../program/is-typed-path.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import type { KeyLookUp } from "./key-look-ups.ts";
import { gainedBy } from "./telling-member.ts";

/**
 * `delete copy[key]` for each name of a list, as `omit` does: what v2 has in place of the members goes, where all
 * that it holds is named. Null where only a part of it is, or more is not known.
 */
export function deletedNames(lookUp: KeyLookUp): readonly Proposal[] | null {
  const { node, role, receiver, names, isPure, isOpen, isWhole } = lookUp;
  const { argumentExpression: key } = node;
  const isPlain = ts.isIdentifier(key) && !isTypedPath(pathOf(node));
  if (!ts.isDeleteExpression(node.parent) || !isPlain || !isPure || receiver.mixed || isOpen)
    return null;
  if (names.some((name) => gainedBy(role, name) !== null)) return null;
  const named = names.flatMap((name) => movedMapping(role, name) ?? []);
  const isAll = (mapping: MovedMapping): boolean => {
    const container = containerOf(mapping);
    return container === null || namesWithin(role, container).every((each) => names.includes(each));
  };
  // What v2 has no more needs no deletion.
  const there = named.filter(({ op }) => op === "move");
  if (!there.every(isAll)) return null;
  const olds = new Map<string, string>();
  for (const { from, ...mapping } of there)
    if (mapping.op === "move") olds.set(from, String(mapping.to[0]));
  const table = [...olds].map(([from, to]) => `${from}: ${quoted(to)}`).join(", ");
  const edit = replace(pathOf(node), rangeOf(key), `{ ${table} }[${key.text}] ?? ${key.text}`);
  return there.map((mapping) => ({
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    edits: [edit],
    confidence: isWhole ? receiver.confidence : "review",
    reason: isWhole ? receiver.reason : "the name is only known at run time",
    ties: receiver.carriers,
  }));
}
