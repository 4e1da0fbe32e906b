import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changeOfRole } from "../../facts/shapes.ts";
import type { ServiceCall } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";

const FILLING: ReadonlySet<string> = new Set(["patchValue", "setValue", "reset"]);

/** Forms of Angular that take a whole habit: their controls are named as the members of v1. */
export function findFilledForms(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { source, text } of facts.program.modules.values()) {
    if (!text.includes("@angular/forms")) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) found.push(...filledBy(facts, node));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function filledBy(facts: Facts, { expression, arguments: given }: ts.CallExpression): Proposal[] {
  const [node] = given;
  if (!node || !ts.isPropertyAccessExpression(expression) || !FILLING.has(expression.name.text))
    return [];
  const calls = new Set<ServiceCall>();
  for (const value of facts.seen(node)) {
    if (value.kind === "service" && value.type.is === "payload" && value.type.of === "habit")
      calls.add(value.call);
  }
  if (calls.size === 0) return [];
  return [
    {
      change: changeOfRole("habit"),
      node,
      message: "the controls of the form take members of a habit by their v1 names",
      edits: null,
      confidence: "manual",
      reason: "give the form an object with a member for each control",
      ties: [...calls],
    },
  ];
}
