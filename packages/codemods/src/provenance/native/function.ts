import { type FunctionValue, isSite, type Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** Calls the function before the dot with another `this`. */
function callWith(call: NativeCall, self: Values, args: readonly Values[]): Values {
  const { machine, self: fn } = call;
  if (!fn) return NOTHING;
  const [receiver] = self;
  return machine.verbs.invoke(one(fn), { ...call, args, argNodes: [], self: receiver ?? null });
}

/** Members of every function. */
export const functionMethods: Readonly<Record<string, Native>> = {
  call: {
    name: "call",
    apply: (call) => callWith(call, call.args[0] ?? NOTHING, call.args.slice(1)),
  },
  apply: {
    name: "apply",
    apply: (call) => {
      const { machine, frame } = call;
      const [list] = call.args[1] ?? NOTHING;
      const places =
        list && isSite(list, "array", "arguments")
          ? [...list.props.values()].map((cell) => machine.read(cell))
          : [list ? machine.verbs.elements(list, frame) : NOTHING];
      return callWith(call, call.args[0] ?? NOTHING, places);
    },
  },
  bind: {
    name: "bind",
    apply: ({ machine, self, args }) => {
      const [receiver] = args[0] ?? NOTHING;
      if (self?.kind !== "function") return self ? one(self) : NOTHING;
      return args.length > 1
        ? one(machine.intern.native(partial(self, args.slice(1)), null))
        : one(
            machine.intern.fn(
              self.node,
              self.context,
              receiver?.kind === "site" ? receiver : self.self,
            ),
          );
    },
  },
};

const partials = new WeakMap<object, Native>();

/** A function with its first arguments given. */
function partial(fn: FunctionValue, first: readonly Values[]): Native {
  const known = partials.get(fn);
  if (known) return known;
  const native: Native = {
    name: "bound",
    apply: (call) =>
      call.machine.verbs.invoke(one(fn), {
        ...call,
        args: [...first, ...call.args],
        argNodes: [],
        self: null,
      }),
  };
  partials.set(fn, native);
  return native;
}
