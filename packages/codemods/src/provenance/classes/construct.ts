import { ts } from "ts-morph";
import { letEscape } from "../calls/invoke.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { isSite, type Value, type Values } from "../value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one } from "../values.ts";
import { constructClass, constructFunction } from "./construct-class.ts";

/** What `new` gives, over all that it may construct. */
export function construct(machine: Machine, callees: Values, invocation: Invocation): Values {
  return flatMap(callees, (callee) => {
    if (isSite(callee, "class")) return constructClass(machine, callee, invocation);
    if (callee.kind === "function") return constructFunction(machine, callee, invocation);
    if (callee.kind === "native" && callee.native.construct) {
      return callee.native.construct({ machine, ...invocation, self: null });
    }
    // A module that was not run yet has not said what it makes.
    if (isSite(callee, "exports")) return NOTHING;
    if (isNamespace(callee)) return NOTHING;
    return letEscape(machine, invocation, callee.kind === "foreign" ? one(callee) : JUST_UNKNOWN);
  });
}

/** Whether a value is a namespace, which has the name of a class but is no other thing to be made. */
function isNamespace(value: Value): boolean {
  return isSite(value, "object") && ts.isModuleDeclaration(value.node);
}
