import { ts } from "ts-morph";
import { insert } from "../../../edit/edit.ts";
import { quoted } from "../../../edit/quote.ts";
import type { Facts } from "../../../facts/facts.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import { forEachTypedPart } from "../../../provenance/types/typed-parts.ts";
import type { Value } from "../../../provenance/value.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { isStringLiteralType } from "../../type-selection.ts";
import { literalsOf } from "./method.ts";

/** A literal that says another method in v2. */
interface MovedMethod {
  readonly before: string;
  readonly after: string;
  /** The proposal that writes it otherwise. */
  readonly by: Proposal;
}

/** The types of the methods that code hands to a wrapper, `type Verb = 'GET' | 'PATCH'`: they list those of v2 as well. */
export function findMethodTypes(facts: Facts, found: readonly Proposal[]): readonly Proposal[] {
  const moved = movedMethods(facts, found);
  if (moved.size === 0) return [];
  const proposals: Proposal[] = [];
  forEachTypedPart(facts.machine, (structure, values) => {
    if (structure.is !== "literal") return;
    const { node } = structure;
    const held = new Set(values.flatMap(literalsIn).flatMap((each) => moved.get(each) ?? []));
    for (const method of held)
      if (textOf(node) === method.before && !listed(node).includes(method.after))
        proposals.push(alsoListed(node, method));
  });
  return proposals;
}

/** The literals of methods that proposals write otherwise. */
function movedMethods(facts: Facts, found: readonly Proposal[]): ReadonlyMap<ts.Node, MovedMethod> {
  const written = new Map(
    found.flatMap((by) =>
      (by.edits ?? []).map(({ file, start, end, pieces }) => {
        return [`${file}|${start}|${end}`, { by, pieces }] as const;
      }),
    ),
  );
  const moved = new Map<ts.Node, MovedMethod>();
  for (const { call, uses } of facts.machine.exchanges.all.values())
    for (const { node, start, text } of [...uses.values()].flatMap((use) =>
      literalsOf(use, call.endpoint.method),
    )) {
      const edit = written.get(`${pathOf(node)}|${start}|${start + text.length}`);
      const [after, ...others] = edit?.pieces ?? [];
      if (edit && typeof after === "string" && others.length === 0 && ts.isStringLiteral(node))
        moved.set(node, { before: node.text, after, by: edit.by });
    }
  return moved;
}

function literalsIn(value: Value): readonly ts.Node[] {
  return value.kind === "text" ? literalNodes(value.parts) : [];
}

/** The texts of the union that a literal type stands in. */
function listed({ parent }: ts.LiteralTypeNode): readonly (string | null)[] {
  return ts.isUnionTypeNode(parent) ? parent.types.map(textOf) : [];
}

function textOf(type: ts.TypeNode): string | null {
  return isStringLiteralType(type) ? type.literal.text : null;
}

function alsoListed(node: ts.LiteralTypeNode, { before, after, by }: MovedMethod): Proposal {
  const { change, confidence, reason, ties } = by;
  const message = `\`${before}\` is \`${after}\` in v2, and a type lists the methods`;
  const edits = [insert(pathOf(node), node.getEnd(), " | ", quoted(after))];
  return { change, node, message, edits, confidence, reason, ties };
}
