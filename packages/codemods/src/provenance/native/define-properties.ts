import { getterCell } from "../classes/prototypes-of.ts";
import { implicitCall } from "../invocation.ts";
import { show } from "../show.ts";
import { knownTexts } from "../text/text.ts";
import type { Value, Values } from "../value.ts";
import { flatMap, NOTHING, one, union, without } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** What a descriptor such as `{ value }` or `{ get() {} }` makes of a member. */
function define(call: NativeCall, target: Value, name: string, descriptors: Values): void {
  const { machine, frame, node } = call;
  const take = (part: string): Values =>
    flatMap(descriptors, (each) => machine.verbs.member(each, part, frame, node));
  const getters = take("get");
  const given = machine.verbs.invoke(getters, { ...implicitCall(call, []), self: target });
  // The name is a text, which stays as it is.
  show(machine, one(target));
  machine.verbs.writeMember(target, name, union(take("value"), given), frame);
  if (target.kind === "site") machine.write(getterCell(machine, target, name), getters);
}

/** `Object.defineProperty(target, name, descriptor)`. */
export function defineProperty(call: NativeCall): Values {
  const [targets = NOTHING, names = NOTHING, descriptors = NOTHING] = call.args;
  for (const target of targets)
    for (const name of knownTexts(names)) define(call, target, name, descriptors);
  return targets;
}

/** `Object.defineProperties(target, { name: descriptor })`. */
export function defineProperties(call: NativeCall): Values {
  const { machine, frame, node } = call;
  const [targets = NOTHING, all = NOTHING] = call.args;
  for (const descriptors of all) {
    if (descriptors.kind !== "site") continue;
    for (const name of descriptors.props.keys()) {
      const described = machine.verbs.member(descriptors, name, frame, node);
      for (const target of targets) define(call, target, name, described);
    }
  }
  return targets;
}

/** `Object.create(prototype, descriptors)`: an object that inherits from another reads what that has. */
export function createFrom(call: NativeCall): Values {
  const site = call.machine.site(call.node, call.frame.context, "object");
  call.machine.write(site.spread, call.args[0] ?? NOTHING);
  defineProperties({ ...call, args: [one(site), call.args[1] ?? NOTHING] });
  return one(site);
}

/** `Object.setPrototypeOf(habit, prototype)`: what the service gave has the methods of the prototype beside its own members. */
export function inheriting(call: NativeCall): Values {
  const [targets = NOTHING, prototype = NOTHING] = call.args;
  const payloads = without(targets, ({ kind }) => kind !== "service");
  if (payloads.size === 0) return targets;
  const made = createFrom({ ...call, args: [prototype] });
  for (const each of made) if (each.kind === "site") call.machine.write(each.spread, payloads);
  return union(
    without(targets, ({ kind }) => kind === "service"),
    made,
  );
}
