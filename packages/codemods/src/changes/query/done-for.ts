import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Binding } from "../../program/binding.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { rootOf } from "../../program/root-of.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { SiteValue } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";

/**
 * Whose URL it is that a parameter is set on: that of one use alone, that of all that come by, or that of another use. A
 * helper that makes the URLs of several calls makes one for each, though they are made at one place.
 */
export function doneFor(
  facts: Facts,
  use: ExchangeUse,
  receiver: ts.Expression,
  site: SiteValue,
): "this" | "all" | "others" {
  const names = namesOf(facts, receiver);
  const last = names.at(-1);
  if (!last?.made || isWithin(site.node, last.made)) return "all";
  const { made } = last;
  const places = use.match.parts.map((part) => ("hole" in part ? part.hole : part.node));
  const given = use.chain.flatMap((call) => (ts.isCallExpression(call) ? call.arguments : []));
  const bindings = new Set(names.map(({ binding }) => binding));
  const isHeld = [...places, ...given].some((node) => speaksOf(facts, node, bindings));
  return isHeld || places.some((place) => isWithin(place, made)) ? "this" : "others";
}

interface Name {
  readonly binding: Binding;
  /** What the variable is made of; null for a parameter. */
  readonly made: ts.Expression | null;
}

/** The variable that a chain begins with, then the one that this is made of, and so on. */
function namesOf(facts: Facts, receiver: ts.Expression, depth = 0): readonly Name[] {
  const root = rootOf(receiver);
  const binding = root && facts.program.moduleOf(root).scopes.resolve(root);
  if (!binding || depth > 4) return [];
  const declared = ts.findAncestor(binding.node, ts.isVariableDeclaration);
  const made = declared && isWithin(binding.node, declared.name) ? declared.initializer : undefined;
  const isPart = made !== undefined && isMember(made);
  return [{ binding, made: made ?? null }, ...(isPart ? namesOf(facts, made, depth + 1) : [])];
}

/** Whether an expression is a variable or a member of one, so that no other is made here. */
function isMember(node: ts.Expression): boolean {
  return (
    ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isMember(node.expression))
  );
}

function speaksOf(facts: Facts, node: ts.Node, bindings: ReadonlySet<Binding>): boolean {
  const { scopes } = facts.program.moduleOf(node);
  return nodesIn(node).some((each) => {
    const binding = ts.isIdentifier(each) ? scopes.resolve(each) : null;
    return binding !== null && bindings.has(binding);
  });
}
