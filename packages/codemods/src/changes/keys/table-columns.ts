import { ts } from "ts-morph";
import { insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import { movedMapping, type Role } from "../../facts/shapes.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { movedMembers } from "./key-table.ts";

/** Payloads that are shown as a table whose columns are named: `console.table(habits, ['title', 'streak'])`. */
export function findTableColumns(facts: Facts): readonly Proposal[] {
  return facts.program.nodes(ts.isCallExpression).flatMap((node) => {
    if (node.expression.getText() !== "console.table") return [];
    const [list, columns] = node.arguments;
    const names = columns && ts.isArrayLiteralExpression(columns) ? textsIn(columns) : [];
    return list && names.length > 0 ? proposalsFor(facts, list, names) : [];
  });
}

function textsIn({ elements }: ts.ArrayLiteralExpression): readonly string[] {
  const texts = elements.map((each) => (ts.isStringLiteralLike(each) ? each.text : null));
  return texts.includes(null) ? [] : texts.filter((text) => text !== null);
}

function proposalsFor(
  facts: Facts,
  list: ts.Expression,
  names: readonly string[],
): readonly Proposal[] {
  const { machine, roles } = facts;
  const frame = rootFrameOf(machine);
  const rows = new Set(
    [...facts.seen(list)].flatMap((value) => [...machine.verbs.elements(value, frame)]),
  );
  return [...roles.rolesOf(rows)].flatMap((role): readonly Proposal[] => {
    const moved = names.flatMap((name) => movedMapping(role, name) ?? []);
    const receiver = receiverOf(facts, rows, role);
    const [first] = moved;
    if (!receiver || !first) return [];
    const isPlain = ts.isLeftHandSideExpression(list) && moved.every(({ op }) => op === "move");
    return [
      {
        change: first.change,
        node: list,
        message: `v2 has \`${first.from}\` of a ${role} under another name than the column`,
        edits: isPlain
          ? [insert(pathOf(list), list.getEnd(), `.map((each) => (${rowText(role, names)}))`)]
          : null,
        ...(isPlain
          ? { confidence: receiver.confidence, reason: receiver.reason }
          : { confidence: "manual" as const, reason: "the columns are named by strings" }),
        ties: receiver.carriers,
      },
    ];
  });
}

function rowText(role: Role, names: readonly string[]): string {
  const members = names.map((name) =>
    movedMapping(role, name)
      ? movedMembers("each", ".", role, [name])
      : `${JSON.stringify(name)}: each[${JSON.stringify(name)}]`,
  );
  return `{ ${members.join(", ")} }`;
}
