import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { selfCell } from "../name.ts";
import type { Values } from "../value.ts";
import { flatMap, NOTHING } from "../values.ts";
import { methodOf, nativeMethod } from "./class-member.ts";
import { basesAt, nearestFrom } from "./classes-of.ts";

/** `super.name`: the method of the nearest base that has one, bound to the same instance. */
export function superMember(
  machine: Machine,
  node: ts.PropertyAccessExpression,
  frame: Frame,
): Values {
  const cell = selfCell(frame.context);
  const name = node.name.text;
  return flatMap(cell ? machine.read(cell) : NOTHING, (self) => {
    if (self.kind !== "site") return NOTHING;
    const bases = new Set(basesAt(machine, node, self));
    const found = nearestFrom(machine, bases, (base) =>
      methodOf(machine, base, self, name, frame, node),
    );
    return found.size > 0 ? found : nativeMethod(machine, self, name);
  });
}
