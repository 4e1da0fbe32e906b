import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MoveMapping, type Role } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isWrittenTo } from "../../provenance/value.ts";
import type { Access } from "../member-edit.ts";
import { writePath } from "../v2-path.ts";
import { askingOperator } from "./set-where-absent.ts";
import { hasUntoldMembers } from "./untold-members.ts";

/**
 * `, draft.goals?.[0] && (draft.goals[0].periodicity = frequency)`: what is filled from a member that is
 * set after the container was made follows it there. Empty where nothing was filled before.
 */
export function laterFilled(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
): readonly Piece[] {
  const assignment = node.parent;
  if (role === "envelope" || !ts.isBinaryExpression(assignment)) return [];
  const value = assignment.right;
  if (!ts.isExpressionStatement(assignment.parent) || !isRepeatable(value)) return [];
  const set: Piece = askingOperator(assignment)
    ? `${node.expression.getText()}.${writePath(mapping.to, false)}`
    : rangeOf(value);
  return shapeMappings[role].filled
    .filter(({ from, to, fallback }) => {
      const isDefault = ts.isStringLiteralLike(value) && value.text === fallback;
      return from === mapping.from && !isDefault && isMadeBefore(facts, node, role, String(to[0]));
    })
    .flatMap(({ to: [container, index, name] }): readonly Piece[] => {
      const element = `${node.expression.getText()}.${String(container)}`;
      if (hasUntoldMembers(facts, node.expression) && typeof index === "number")
        return [
          `, ${element} && (${element} = [{ ...(${element} as object[])[${index}], ${String(name)}: `,
          set,
          " }])",
        ];
      const at = `[${typeof index === "number" ? index : quoted(String(index))}]`;
      return [`, ${element}?.${at} && (${element}${at}.${String(name)} = `, set, ")"];
    });
}

/** Whether a member of the container may be set by then: not where the function sets them all behind it. */
function isMadeBefore(facts: Facts, node: Access, role: Role, container: string): boolean {
  if (role === "envelope") return false;
  const names = shapeMappings[role].fields
    .filter((field) => containerOf(field) === container)
    .map(({ from }) => from);
  const isGiven = [...facts.seen(node.expression)].some(
    (value) => value.kind === "site" && names.some((name) => isWrittenTo(value, name)),
  );
  if (!isGiven) return false;
  const text = node.expression.getText();
  const body = ts.findAncestor(node, (each) => ts.isFunctionLike(each) || ts.isSourceFile(each));
  const writes: number[] = [];
  const visit = (each: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(each) &&
      names.includes(each.name.text) &&
      each.expression.getText() === text
    )
      writes.push(each.pos);
    ts.forEachChild(each, visit);
  };
  if (body) visit(body);
  return writes.length === 0 || writes.some((at) => at < node.pos);
}
