import { envelope } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { knownText } from "../../provenance/text/text.ts";
import type { Value } from "../../provenance/value.ts";

const { success, error } = envelope;

/** What v2 has of `success` where it is looked up by such a name, as a member of a table of names. */
export function successMembers(facts: Facts, node: ts.ElementAccessExpression): readonly string[] {
  return envelopesOf(facts, node, success.member).length > 0
    ? [`${success.member}: !${node.expression.getText()}.${error.member}`]
    : [];
}

/** The envelopes that a member is looked up in by a name. */
export function envelopesOf(
  facts: Facts,
  node: ts.ElementAccessExpression,
  name: string,
): readonly Value[] {
  const { lookUps } = facts.machine;
  return lookUps
    .keys(node)
    .filter((key) => knownText(key) === name)
    .flatMap((key) => [...lookUps.receivers(node, key)])
    .filter((value) => facts.roles.roleOf(value).has("envelope"));
}
