import { ts } from "ts-morph";
import { carrierOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { type MoveMapping, mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { isSite, isWrittenTo, type SiteValue } from "../../provenance/value.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";

/**
 * `{ ...habit, name: label }`, of which code reads `title`, too: a member of the program's own stands where v2 has
 * what is read there.
 */
export function findTakenNames(facts: Facts): readonly Proposal[] {
  const found = new Map<ts.Node, readonly Proposal[]>();
  for (const { receivers, names } of memberReads(facts.machine)) {
    const copies = [...receivers].filter((value) => isSite(value, "object"));
    if (copies.length === 0) continue;
    for (const role of facts.roles.rolesOf(copies)) {
      const mappings = names
        .map((name) => mappingOf(role, name))
        .filter((each) => each?.op === "move");
      for (const [node, proposals] of takenOf(facts, copies, mappings, role))
        found.set(node, proposals);
    }
  }
  return [...found.values()].flat();
}

function takenOf(
  facts: Facts,
  copies: readonly SiteValue[],
  mappings: readonly MoveMapping[],
  role: Role,
): readonly (readonly [ts.Node, readonly Proposal[]])[] {
  return copies.flatMap((copy) =>
    mappings.flatMap((mapping) => {
      const taken = takenIn(facts, copy, mapping, role);
      return taken ? [[taken, propose(facts, copy, taken, mapping, role)] as const] : [];
    }),
  );
}

/** The member of a copy that would hide what v2 has for one that is read of it; null where there is none. */
function takenIn(facts: Facts, copy: SiteValue, mapping: MoveMapping, role: Role): ts.Node | null {
  const member = memberInV2(mapping);
  const isCopied = copy.spread.values.size > 0 && !copy.own.has(mapping.from);
  if (member === null || !isCopied || !copy.own.has(member)) return null;
  if (!facts.roles.rolesOf([copy]).has(role) || !ts.isObjectLiteralExpression(copy.node))
    return null;
  const written = copy.node.properties.find((each) => memberName(each) === member);
  return written && !isSame(written, mapping) && !isOfV2(copy, member, mapping) ? written : null;
}

/** `{ ...habit, name: habit.title }`: either name tells the same, before and after. */
function isSame(written: ts.ObjectLiteralElementLike, { from }: MoveMapping): boolean {
  if (!ts.isPropertyAssignment(written)) return false;
  const { initializer, parent } = written;
  return (
    ts.isPropertyAccessExpression(initializer) &&
    initializer.name.text === from &&
    parent.properties.some(
      (each) =>
        ts.isSpreadAssignment(each) &&
        each.expression.getText() === initializer.expression.getText(),
    )
  );
}

/** Whether what is written has what v2 has there, as in code that is half migrated. */
function isOfV2(copy: SiteValue, member: string, { to }: MoveMapping): boolean {
  const [, ...path] = to;
  const last = path.at(-1);
  if (last === undefined) return false;
  const held = [...(copy.props.get(member)?.values ?? [])];
  const inner = typeof path[0] === "number" ? held.flatMap(elementsOf) : held;
  return inner.some((value) => value.kind === "site" && isWrittenTo(value, String(last)));
}

function elementsOf(value: SiteValue | { readonly kind: string }) {
  return "element" in value ? [...value.element.values] : [];
}

function propose(
  facts: Facts,
  copy: SiteValue,
  node: ts.Node,
  mapping: MoveMapping,
  role: Role,
): readonly Proposal[] {
  const left: Proposal = {
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    edits: null,
    confidence: "manual",
    reason: `\`${mapping.from}\` is read here as well as this \`${String(memberInV2(mapping))}\` of your own: give yours another name`,
    ties: [carrierOf(facts.machine, copy) ?? copy.node],
  };
  return [left, waiting(left)];
}
