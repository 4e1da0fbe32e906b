import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { selfCell } from "../name.ts";
import type { Values } from "../value.ts";
import { flatMap, NOTHING, union } from "../values.ts";
import { methodOf } from "./class-member.ts";
import { basesAt } from "./classes-of.ts";

/** `super.name`: the base's method, bound to the same instance. */
export function superMember(
  machine: Machine,
  node: ts.PropertyAccessExpression,
  frame: Frame,
): Values {
  const cell = selfCell(frame.context);
  return flatMap(cell ? machine.read(cell) : NOTHING, (self) =>
    self.kind === "site"
      ? union(
          ...basesAt(machine, node, self).map((base) =>
            methodOf(machine, base, self, node.name.text, frame, node),
          ),
        )
      : NOTHING,
  );
}
