import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { carrierOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isWrittenOut } from "../keys/key-table.ts";
import { isRewritten } from "../keys/key-values.ts";
import { envelopesOf, successMembers } from "../keys/looked-up-envelopes.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

const { success, error } = envelope;

/** Members of the envelope that are looked up by a name which code keeps as text: `prop('success')(reply)`. */
export function findEnvelopeLookUps(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isElementAccessExpression)) {
    if (!isWrittenOut(node)) found.push(...proposalsFor(facts, node));
  }
  return found;
}

function proposalsFor(facts: Facts, node: ts.ElementAccessExpression): readonly Proposal[] {
  if (ts.isLiteralExpression(node.argumentExpression)) return [];
  const told = envelopesOf(facts, node, error.member);
  const succeeded = envelopesOf(facts, node, success.member);
  const reason = "the name is only known at run time";
  const left = told.map(
    (value): Proposal => ({
      change: error.change,
      node,
      message: `\`${error.member}\` is an object in v2, and is looked up here by its name`,
      edits: null,
      confidence: "manual",
      reason,
      ties: [carrierOf(facts.machine, value)],
    }),
  );
  const [first] = succeeded;
  if (!first) return left;
  const base = {
    change: success.change,
    node,
    message: "v2 answers have no `success`: they succeed when they have no `error`",
    ties: succeeded.map((value) => carrierOf(facts.machine, value)),
  };
  // The names of what else is looked up there are written out with this one.
  if (isRewritten(facts, node)) return left;
  const key = node.argumentExpression;
  if (!isRepeatable(node.expression) || !isRepeatable(key))
    return [...left, { ...base, edits: null, confidence: "manual", reason }];
  const table = `{ ${successMembers(facts, node).join()} }[${key.getText()}]`;
  const edits = [replace(pathOf(node), rangeOf(node), `(${node.getText()} ?? ${table})`)];
  return [...left, { ...base, edits, confidence: "review", reason }];
}
