import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import type { TextPart } from "../../../provenance/text/text-value.ts";

/**
 * Whether an address is given together with a function of the program that is called in place of what sends:
 * `new Tracker({ baseUrl: 'http://habits.fake', fetch: () => reply })`.
 */
export function isAnsweredBeside(facts: Facts, call: ts.Node, part: TextPart | undefined): boolean {
  if (!part || "hole" in part || !ts.isCallExpression(call)) return false;
  const called = functionsAt(facts, call.expression);
  return givenBeside(part.node).some((given) =>
    [...functionsAt(facts, given)].some((node) => called.has(node)),
  );
}

function functionsAt({ seen }: Facts, node: ts.Node): ReadonlySet<ts.Node> {
  return new Set([...seen(node)].flatMap((value) => (value.kind === "function" ? value.node : [])));
}

/** What stands beside a text in the object, or among the arguments, that it is given in. */
function givenBeside({ parent }: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.arguments ?? [];
  if (!ts.isPropertyAssignment(parent)) return [];
  return parent.parent.properties.flatMap((member) => {
    if (ts.isPropertyAssignment(member)) return [member.initializer];
    return ts.isShorthandPropertyAssignment(member) ? [member.name] : [];
  });
}
