import { ts } from "ts-morph";
import { rebound } from "../calls/called-on.ts";
import { placesOf } from "../places-of.ts";
import type { Value, Values } from "../value.ts";
import { flatMap, NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** Calls the function before the dot with another `this`, with arguments that may be written there as its own. */
function callWith(
  call: NativeCall,
  args: readonly Values[],
  argNodes: NativeCall["argNodes"] = [],
  spreadFrom = args.length,
): Values {
  const { machine, self: fn } = call;
  const callees = fn ? rebound(machine, one(fn), call.args[0] ?? NOTHING) : NOTHING;
  return machine.verbs.invoke(callees, {
    ...call,
    args,
    argNodes,
    spreadFrom,
    self: unknownIn(call.args[0]),
  });
}

/** A `this` of which nothing is known is one nevertheless: what its members give is not known either. */
function unknownIn(receivers: Values = NOTHING): Value | null {
  return [...receivers].find(({ kind }) => kind === "unknown") ?? null;
}

/** Calls with a list of arguments. */
function applied(call: NativeCall): Values {
  const { machine, frame } = call;
  const lists = call.args[1] ?? NOTHING;
  const places = placesOf(machine, lists);
  if (places) return callWith(call, places, writtenIn(call.argNodes[1]));
  const elements = flatMap(lists, (value) => machine.verbs.elements(value, frame));
  return elements.size === 0 ? callWith(call, []) : callWith(call, [elements], [], 0);
}

/** The arguments of `fetch.apply(null, [url, options])`, which stand in the list. */
function writtenIn(list: ts.Expression | undefined): NativeCall["argNodes"] {
  const isWritten =
    list && ts.isArrayLiteralExpression(list) && !list.elements.some(ts.isSpreadElement);
  return isWritten ? list.elements : [];
}

/** Where a bound function keeps what it calls; no code can spell the name. */
const BOUND = "(bound)";

/** The function before the dot with another `this`, and perhaps with its first arguments given. */
function bind(call: NativeCall): Values {
  const { machine, self, args, node, frame } = call;
  const bound = self ? rebound(machine, one(self), args[0] ?? NOTHING) : NOTHING;
  if (args.length < 2) return bound;
  const given = machine.site(node, frame.context, "arguments");
  machine.write(machine.prop(given, BOUND), bound);
  args.slice(1).forEach((values, index) => {
    machine.write(machine.prop(given, String(index)), values);
  });
  const count = args.length - 1;
  const partial: Native = {
    name: "bound",
    apply: (inner) => {
      const first = Array.from({ length: count }, (_, index) =>
        machine.read(machine.prop(given, String(index))),
      );
      return machine.verbs.invoke(machine.read(machine.prop(given, BOUND)), {
        ...inner,
        args: [...first, ...inner.args],
        argNodes: [],
        self: null,
      });
    },
  };
  return one(machine.intern.native(machine.nativeAt(node, frame.context, partial), null));
}

/** Members of every function. */
export const functionMethods: Readonly<Record<string, Native>> = {
  call: {
    name: "call",
    apply: (call) => callWith(call, call.args.slice(1), call.argNodes.slice(1)),
  },
  apply: { name: "apply", apply: applied },
  bind: { name: "bind", apply: bind },
};
