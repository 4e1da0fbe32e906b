import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, union } from "../provenance/values.ts";

/** Functions that each take what the one before gave, the first of them a value. */
export function piped(call: NativeCall): Values {
  const [source = NOTHING, lists = NOTHING] = call.args;
  const { machine } = call;
  const apply = (functions: Values, to: Values): Values =>
    machine.verbs.invoke(functions, implicitCall(call, [to]));
  return flatMap(lists, (list) => {
    if (!isSite(list, "array")) return NOTHING;
    const loose = machine.read(list.element);
    let at = source;
    for (let place = 0; list.props.has(String(place)); place += 1)
      at = apply(machine.read(machine.prop(list, String(place))), at);
    return loose.size > 0 ? union(at, apply(loose, at)) : at;
  });
}
