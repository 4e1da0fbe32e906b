import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { writableNames } from "../shapes.ts";

/** An object of the program that is sent as a habit. */
interface SentHabit {
  readonly site: SiteValue;
  /** Whether it was made v2's where it is sent, by an earlier migration. */
  readonly isOpened: boolean;
}

/** What is sent as a habit, of v1 or of v2. */
export function sentHabits({ exchanges, program, seen }: Machine): readonly SentHabit[] {
  const sent = [...exchanges.all.values()].flatMap(({ call, uses }) =>
    call.endpoint.request === "habit"
      ? [...uses.values()].flatMap((use) => [...bodyObjects(use.body)])
      : [],
  );
  const opened =
    sent.length === 0
      ? []
      : program.nodes(ts.isCallExpression).flatMap((node) => {
          const given = openedAt(node);
          return given ? [...(seen.get(given) ?? [])] : [];
        });
  return [
    ...sent.flatMap((value) => (isOwn(value) ? [{ site: value, isOpened: false }] : [])),
    ...opened.flatMap((value) => (isOwn(value) ? [{ site: value, isOpened: true }] : [])),
  ];
}

function isOwn(value: Value): value is SiteValue {
  return isSite(value, "object") && !value.context.module.isModel;
}

/** `body` of `(({ title, … }) => ({ name: title, … }))(body)`. */
function openedAt(node: ts.CallExpression): ts.Expression | null {
  const callee = bareExpression(node.expression);
  const [given] = node.arguments;
  const pattern = ts.isArrowFunction(callee) ? callee.parameters[0]?.name : undefined;
  if (!given || !pattern || !ts.isObjectBindingPattern(pattern)) return null;
  const taken = pattern.elements.map(({ name }) => name.getText());
  const names = writableNames("habit");
  return taken.length === names.length && taken.every((name) => names.includes(name))
    ? given
    : null;
}
