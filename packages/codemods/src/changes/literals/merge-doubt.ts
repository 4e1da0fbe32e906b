import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { memberName } from "../../program/member-name.ts";
import { isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { mergedArguments } from "./merged-arguments.ts";
import { isFilling } from "./merging-calls.ts";
import type { TakingList } from "./taking-lists.ts";

/** Why a person looks at a merge; null where there is nothing to decide. */
export function mergeDoubt(
  facts: Facts,
  call: ts.CallExpression,
  { container, fields, sources }: TakingList,
): string | null {
  if (isTypeScript(call)) return "what the merge gives is not checked by its type any more";
  const names = fields.map(({ from }) => from);
  if (mayHaveNone(facts, call, names))
    return `none of the objects surely sets a part of \`${container}\``;
  const isApart = mergedArguments(facts, call)
    .flatMap((values) => [...values])
    .some(
      (value) =>
        isSite(value, "object") &&
        sources.some((name) => isWrittenIn(value, name)) &&
        (!names.some((name) => isWrittenIn(value, name)) || isBehind(call, value)),
    );
  return isApart ? `\`${container}\` has what another of the objects sets` : null;
}

/** Whether none of what is merged surely sets any of what v2 has together, as where other things are merged there, too. */
export function mayHaveNone(
  facts: Facts,
  call: ts.CallExpression,
  names: readonly string[],
): boolean {
  return !mergedArguments(facts, call).some(
    (values) => values.size > 0 && [...values].every((value) => surelySets(value, names)),
  );
}

/** Whether an object only fills in what the one that is written first lacks, which has what is assumed of it. */
function isBehind(call: ts.CallExpression, { node }: SiteValue): boolean {
  const [first] = call.arguments;
  const isEmpty = !first || (ts.isObjectLiteralExpression(first) && first.properties.length === 0);
  return isFilling(call) && !isEmpty && node !== first;
}

function surelySets(value: Value, names: readonly string[]): boolean {
  return (
    value.kind === "service" ||
    (isSite(value, "object") && names.some((name) => isWrittenIn(value, name)))
  );
}

/** Whether the literal that makes an object has a member. */
function isWrittenIn({ node }: SiteValue, name: string): boolean {
  return ts.isObjectLiteralExpression(node) && node.properties.map(memberName).includes(name);
}
