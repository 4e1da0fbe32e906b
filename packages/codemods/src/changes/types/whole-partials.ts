import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, mappingOf } from "../../facts/shapes.ts";
import { isSite } from "../../provenance/value.ts";
import { libraryOf } from "../../validation/initializer-of.ts";
import { isSchemaLibrary } from "../../validation/libraries.ts";
import { isWithin } from "../is-within.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { loosenedElements } from "./loosened-elements.ts";

/** `habit.partial()`: a part of what v2 has together may be missing as well as all of it. */
export function findWholePartials(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(ts.isCallExpression).flatMap((node) => partialAt(facts, node));
}

function partialAt(facts: Facts, call: ts.CallExpression): readonly Proposal[] {
  const source = wholeSource(facts, call);
  if (!source || ![...facts.seen(call)].some((value) => isSite(value, "schema"))) return [];
  const structure = facts.machine.types.expand(facts.machine.types.refer(source));
  if (structure.is !== "object" || isWithin(structure.declaration, source)) return [];
  const { declaration, members } = structure;
  return [...(facts.roles.of.get(declaration) ?? [])].flatMap((role) => {
    if (role === "envelope") return [];
    return loosenedElements({ call, source, members }, role).flatMap(({ container, edit }) => {
      const name = [...members.keys()].find((each) => containerOfName(role, each) === container);
      const mapping = name === undefined ? null : mappingOf(role, name);
      if (!mapping) return [];
      return {
        change: mapping.change,
        node: call,
        message: describeField(mapping, role),
        edits: edit && [edit],
        ...(edit ? SURE : LEFT),
        ties: [declaration],
      };
    });
  });
}

const SURE = { confidence: "safe", reason: null } as const;
const LEFT = {
  confidence: "manual",
  reason: "a part of what v2 has together may be missing here, too",
} as const;

/** The schema all of which a call lets be missing; those written in the call itself say so of their parts. */
function wholeSource({ program }: Facts, call: ts.CallExpression): ts.Expression | null {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const root = expression.expression;
  const isFunction = ts.isIdentifier(root) && isSchemaLibrary(libraryOf(program, root) ?? "");
  if (!isPartial(call, isFunction ? 1 : 0)) return null;
  return isFunction ? (call.arguments[0] ?? null) : root;
}

/** Whether a shape is given to what lets all of it be missing: `z.object({ … }).partial()`, `v.partial(v.object({ … }))`. */
export function isWhollyPartial(shape: ts.Node): boolean {
  for (let made = shape.parent; ; ) {
    const { parent } = made;
    if (ts.isCallExpression(parent) && isPartial(parent, 1)) return true;
    const call = ts.isPropertyAccessExpression(parent) ? parent.parent : null;
    if (!call || !ts.isCallExpression(call) || call.expression !== parent) return false;
    if (isPartial(call, 0)) return true;
    made = call;
  }
}

/** Whether a call lets all be missing, not only what it names. */
function isPartial({ expression, arguments: given }: ts.CallExpression, count: 0 | 1): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === "partial" &&
    given.length === count
  );
}
