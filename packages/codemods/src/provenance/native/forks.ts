import { exportedByModel } from "../../client/exported-by-model.ts";
import { isSite } from "../value.ts";
import { JUST_UNKNOWN, one } from "../values.ts";
import type { Exported } from "./library.ts";
import type { Native, NativeCall } from "./native.ts";
import { platform } from "./platform.ts";

const LIBRARY = "habitshift:child-process";

const fork: Native = {
  name: "fork",
  apply: (call) => call.machine.verbs.invoke(exportedByModel(call.machine, LIBRARY, "fork"), call),
};

/** `child_process`, of which forks are followed: they run files of the same program. */
export const childProcessExternals: Exported = (name) => {
  if (name === "fork") return (machine) => one(machine.intern.native(fork, null));
  const isWhole = name === "*" || name === "default";
  return isWhole ? (machine) => one(machine.intern.native(whole, null)) : null;
};

const whole: Native = { ...platform, name: "child_process", members: { fork } };

/** `process.send(habits)` and `process.on("message", …)`: another program hears and says it, unless this one forks. */
export const ofParent: Readonly<Record<string, Native>> = {
  on: toParent("on"),
  once: toParent("once"),
  send: toParent("send"),
};

function toParent(name: string): Native {
  const apply = (call: NativeCall) => {
    const { machine, frame, node } = call;
    if (!hasForks(call)) return machine.verbs.invoke(JUST_UNKNOWN, call);
    machine.escapes.delete(node);
    const [parent] = exportedByModel(machine, LIBRARY, "parent");
    return parent
      ? machine.verbs.invoke(machine.verbs.member(parent, name, frame, node), {
          ...call,
          self: parent,
        })
      : JUST_UNKNOWN;
  };
  return { name, apply };
}

function hasForks({ machine }: NativeCall): boolean {
  return [...exportedByModel(machine, LIBRARY, "children")].some(
    (children) => isSite(children, "array") && machine.read(children.element).size > 0,
  );
}
