import { implicitCall } from "../invocation.ts";
import { functionObject } from "../members/function-object.ts";
import { show } from "../show.ts";
import { isSite, type SiteValue, type Value, type Values, writtenNames } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/**
 * A proxy stands for its target, and its traps are called with the target and any name. One whose target has
 * nothing itself is made of what its traps give for each name that is asked for.
 */
export function proxied(call: NativeCall): Values {
  const { machine, args, frame, node } = call;
  const [targets = NOTHING, handlers = NOTHING] = args;
  const made = [...handlers].filter((value) => isSite(value, "object"));
  const isAsked = made.some((handler) => handler.props.has("get"));
  const whole = (native: Native): Values =>
    one(machine.intern.native(machine.nativeAt(node, frame.context, native), null));
  if (isAsked && [...targets].every((target) => isBare(call, target)))
    return whole(madeOf(call, made));
  // Traps are told the names by which it is read.
  if (made.length > 0) show(machine, targets);
  for (const handler of made) {
    if (handler.props.has("set")) for (const target of targets) machine.watched.add(target);
    for (const name of handler.props.keys()) {
      const traps = machine.verbs.member(handler, name, frame, node);
      machine.verbs.invoke(traps, implicitCall(call, [targets, JUST_PLAIN]));
    }
  }
  const isContainer = [...targets].every((target) => isSite(target, "instance", "map"));
  return isAsked && isContainer ? union(targets, whole(besideTarget(call, made))) : targets;
}

/** What a trap gives for names that its target has not: a container of services finds them by these. */
function besideTarget(call: NativeCall, handlers: readonly SiteValue[]): Native {
  const { machine, args } = call;
  const [targets = NOTHING] = args;
  const { name, member } = madeOf(call, handlers);
  return {
    name,
    apply: () => NOTHING,
    member: (_, asked, at) => {
      const own = flatMap(targets, (target) =>
        machine.verbs.member(target, asked, at.frame, at.node),
      );
      return own.size > 0 ? NOTHING : (member?.(machine, asked, at) ?? NOTHING);
    },
  };
}

/** Whether an object has no members of its own. */
function isBare({ machine }: NativeCall, target: Value): boolean {
  const site = target.kind === "function" ? functionObject(machine, target) : target;
  if (site.kind !== "site") return false;
  const isEmpty = writtenNames(site).length === 0 && site.spread.values.size === 0;
  return isEmpty && (target.kind === "function" || isSite(site, "object"));
}

function madeOf(call: NativeCall, handlers: readonly SiteValue[]): Native {
  const { machine, args } = call;
  const [targets = NOTHING] = args;
  const trap = (name: string, { frame, node }: Pick<NativeCall, "frame" | "node">): Values =>
    flatMap(new Set<Value>(handlers), (handler) =>
      machine.verbs.member(handler, name, frame, node),
    );
  return {
    name: "proxy",
    member: (_, name, at) => {
      const key = machine.intern.text([{ text: name, node: at.node, start: 0, exact: false }]);
      const traps = trap("get", at);
      for (const each of traps) if (each.kind === "function") machine.traps.add(each.node);
      return machine.verbs.invoke(traps, implicitCall(at, [targets, one(key)]));
    },
    apply: (inner) => {
      const given = machine.site(inner.node, inner.frame.context, "arguments");
      inner.args.forEach((values, index) => {
        machine.write(machine.prop(given, String(index)), values);
      });
      const traps = trap("apply", inner);
      const called = machine.verbs.invoke(
        traps,
        implicitCall(inner, [targets, JUST_PLAIN, one(given)]),
      );
      return union(called, traps.size === 0 ? machine.verbs.invoke(targets, inner) : NOTHING);
    },
  };
}
