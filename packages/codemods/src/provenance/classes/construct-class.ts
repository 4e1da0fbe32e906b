import type { Context } from "../context.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { functionObject } from "../members/function-object.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { NOTHING, one, union } from "../values.ts";
import { bindClassParameters } from "./class-parameters.ts";
import { CLASS, classesOf } from "./classes-of.ts";
import { initialize } from "./initialize.ts";
import { isErrorClass } from "./is-error-class.ts";

/** The instance that a `new` expression makes, its fields and constructor run. */
export function constructClass(machine: Machine, site: SiteValue, invocation: Invocation): Values {
  const { context } = invocation.frame;
  if (context.chain.includes(invocation.node) && !isOther(machine, site, context))
    return context.self ? machine.read(context.self) : NOTHING;
  const home = isErrorClass(machine, site) ? machine.moduleContext(context.module) : context;
  const instance = machine.site(invocation.node, home, "instance", site);
  machine.write(machine.prop(instance, CLASS), one(site));
  bindClassParameters(machine, instance, site, invocation);
  initialize(machine, site, instance, invocation);
  return one(instance);
}

/**
 * Whether another class is made where the chain led through before: what wraps components wraps those inside of
 * others, too, as `connect` does and each component that takes another.
 */
function isOther(machine: Machine, site: SiteValue, { self, module }: Context): boolean {
  const made = [...(self ? machine.read(self) : NOTHING)].filter((value) =>
    isSite(value, "instance"),
  );
  return made.length === 0
    ? module.isModel
    : made.every((each) => !classesOf(machine, each).includes(site));
}

/** An old-style constructor function: `this` is the instance, its prototype has the methods. */
export function constructFunction(
  machine: Machine,
  value: Extract<Value, { kind: "function" }>,
  invocation: Invocation,
): Values {
  const { context } = invocation.frame;
  // `if (!(this instanceof Client)) return new Client(options)` makes no further instance.
  if (context.chain.includes(invocation.node))
    return context.self ? machine.read(context.self) : NOTHING;
  const instance = machine.site(invocation.node, invocation.frame.context, "instance");
  machine.write(machine.prop(instance, CLASS), one(functionObject(machine, value)));
  const bound = machine.intern.fn(value.node, value.context, instance);
  const returned = machine.verbs.invoke(one(bound), invocation);
  return union(one(instance), new Set([...returned].filter((each) => each.kind === "site")));
}
