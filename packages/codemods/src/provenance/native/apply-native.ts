import type { ts } from "ts-morph";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { NativeValue, Values } from "../value.ts";
import { NOTHING } from "../values.ts";
import type { Native } from "./native.ts";

interface Running {
  readonly native: Native;
  readonly node: ts.Node;
}

/** What runs, the innermost last: natives call what they are given at once, unlike functions of the program. */
const underWay = new WeakMap<Machine, Running[]>();

/** How many natives may stand within each other at one call: `list.map(call.bind(trim))` is two. */
const DEEPEST = 5;

/** What a native gives; nothing where it was handed around in a circle, such as `list.map(list.map)`, which never ends. */
export function applyNative(
  machine: Machine,
  { native, self }: NativeValue,
  invocation: Invocation,
): Values {
  const { node } = invocation;
  const running = underWay.get(machine) ?? [];
  underWay.set(machine, running);
  const around = running.filter((each) => each.node === node);
  if (around.length >= DEEPEST || around.some((each) => each.native === native)) return NOTHING;
  running.push({ native, node });
  try {
    return native.apply({ machine, ...invocation, self });
  } finally {
    running.pop();
  }
}
