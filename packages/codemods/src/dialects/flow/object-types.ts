import type { FlowCode } from "./flow-code.ts";
import { type FlowNode, inner, listed } from "./flow-node.ts";

/** `{| +title: string, ...Other |}`: exact, read-only and spread members, as TypeScript spells them. */
export function writeObjectType(node: FlowNode, code: FlowCode): void {
  const [start, end] = node.range;
  if (node.exact === true) {
    // No edit within the braces then takes the bars away.
    code.put(start, " {");
    code.put(end - 2, "} ");
  }
  const members = [
    ...listed(node, "properties"),
    ...listed(node, "indexers"),
    ...listed(node, "callProperties"),
    ...listed(node, "internalSlots"),
  ].sort((left, right) => left.range[0] - right.range[0]);
  if (node.inexact === true) {
    const last = members.at(-1)?.range[1] ?? start;
    code.blankText("...", last, end);
  }
  for (const member of members) writeMember(member, code);
  if (members.some(isSpread)) writeSpreads(members, node, code);
}

function writeMember(member: FlowNode, code: FlowCode): void {
  const variance = inner(member, "variance");
  if (variance) code.blank(...variance.range);
  const key = inner(member, "key");
  // What an index is called, TypeScript wants to know.
  if (member.type === "ObjectTypeIndexer" && !inner(member, "id") && key)
    code.fill(...key.range, "k:any");
  if (member.type === "ObjectTypeInternalSlot") code.blank(...member.range);
}

const isSpread = ({ type }: FlowNode): boolean => type === "ObjectTypeSpreadProperty";

/** `{ ...Habit, title: string }` is `Habit & { title: string }`, in as many characters. */
function writeSpreads(members: readonly FlowNode[], node: FlowNode, code: FlowCode): void {
  const [start, end] = node.range;
  const closing = node.exact === true ? 2 : 1;
  const seams = members.slice(1).map((member, index) => seamOf(members[index], member, code));
  if (seams.some((seam) => seam === null)) return;
  for (const member of members)
    if (isSpread(member)) code.blank(member.range[0], member.range[0] + 3);
  for (const seam of seams) for (const [at, text] of seam ?? []) code.put(at, text);
  const [first] = members;
  const last = members.at(-1);
  if (first && isSpread(first)) code.blank(start, start + closing);
  if (last && isSpread(last)) code.blank(last.range[1], end);
}

type Seam = readonly (readonly [at: number, text: string])[];

/** What stands between two members where one of them is spread; null where there is no place for it. */
function seamOf(before: FlowNode | undefined, member: FlowNode, { text }: FlowCode): Seam | null {
  if (!before) return [];
  const comma = text.slice(before.range[1], member.range[0]).search(/[,;]/) + before.range[1];
  if (!isSpread(before))
    return isSpread(member)
      ? [
          [comma, "}"],
          [member.range[0], "&"],
        ]
      : [];
  if (isSpread(member)) return [[comma, "&"]];
  const gap = text.slice(comma + 1, member.range[0]).search(/[^\S\r\n]/);
  return gap < 0
    ? null
    : [
        [comma, "&"],
        [comma + 1 + gap, "{"],
      ];
}
