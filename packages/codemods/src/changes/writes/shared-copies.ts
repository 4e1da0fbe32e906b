import { ts } from "ts-morph";
import { insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { containerOf, type MoveMapping, mappingOf } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish, isSite } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { isWritten } from "./field-writes.ts";

/** What is written within the containers of a copy: those of v2 are shared with the habit that it is a copy of. */
type Shared = Map<ts.ObjectLiteralExpression, Map<string, MoveMapping>>;

/**
 * `{ ...habit }` copied all members in v1; in v2 it shares goals and statistics with the habit. Where the copy is
 * written to, as a form does until it is saved, it gets containers of its own.
 */
export function findSharedCopies(facts: Facts): readonly Proposal[] {
  return [...sharedIn(facts)].flatMap(([literal, containers]) => {
    const source = sourceOf(facts, literal);
    if (!source) return [];
    const receiver = receiverOf(facts, facts.seen(source), "habit");
    if (!receiver) return [];
    const mayLack = [...facts.seen(source)].some(isNullish);
    const own = ownContainers(literal);
    return [...containers].flatMap(([container, mapping]): readonly Proposal[] =>
      own.has(container)
        ? []
        : [
            {
              change: mapping.change,
              node: literal,
              message: `\`${container}\` of a copy is that of the habit as well, until it has one of its own`,
              edits: [
                insert(
                  pathOf(literal),
                  literal.properties.at(-1)?.getEnd() ?? literal.getEnd(),
                  `, ${container}: ${copyText(source.getText(), container, mapping, mayLack)}`,
                ),
              ],
              confidence: receiver.confidence,
              reason: receiver.reason,
              ties: receiver.carriers,
            },
          ],
    );
  });
}

/** `habit.goals.map((goal) => ({ ...goal }))`, `{ ...habit.statistics }` */
function copyText(
  source: string,
  container: string,
  { to }: MoveMapping,
  mayLack: boolean,
): string {
  const held = `${source}${mayLack ? "?" : ""}.${container}`;
  return typeof to[1] === "number"
    ? `${held}${mayLack ? "?" : ""}.map((each) => ({ ...each }))`
    : `{ ...${held} }`;
}

function sharedIn(facts: Facts): Shared {
  const shared: Shared = new Map();
  for (const { node, names, receivers } of memberReads(facts.machine)) {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) continue;
    const mapping = mappingOf("habit", names[0] ?? "");
    if (mapping?.op !== "move" || mapping.to.length === 1 || !isWritten(node)) continue;
    const container = containerOf(mapping);
    for (const value of receivers) {
      if (!container || !isSite(value, "object") || !ts.isObjectLiteralExpression(value.node))
        continue;
      const known = shared.get(value.node) ?? new Map<string, MoveMapping>();
      shared.set(value.node, known.set(container, mapping));
    }
  }
  return shared;
}

/** The habit that a literal is a copy of; null where it is none, or of what nothing else can have. */
function sourceOf(facts: Facts, literal: ts.ObjectLiteralExpression): ts.Expression | null {
  const source = literal.properties.findLast(ts.isSpreadAssignment)?.expression;
  if (!source || !isRepeatable(source)) return null;
  return facts.roles.rolesOf(facts.seen(source)).has("habit") ? source : null;
}

/** The containers that a literal makes itself, by a member of v1 that it writes. */
function ownContainers(literal: ts.ObjectLiteralExpression): ReadonlySet<string> {
  return new Set(
    literal.properties.flatMap((property) => {
      const name = property.name?.getText() ?? "";
      const mapping = mappingOf("habit", name);
      return [(mapping?.op === "move" && containerOf(mapping)) || name];
    }),
  );
}
