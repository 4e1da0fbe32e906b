import { implicitCall } from "../../provenance/invocation.ts";
import { given } from "../../provenance/native/itself.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { ofData } from "../../provenance/native/page-data.ts";
import type { Values } from "../../provenance/value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING } from "../../provenance/values.ts";

/** `$.map(list, change)` is `list.map(change)`. */
const ofList = (name: string, method: string): Native => ({
  name,
  apply: (call) =>
    flatMap(call.args[0] ?? NOTHING, (list) => {
      const { machine, frame, node } = call;
      const found = machine.verbs.member(list, method, frame, node);
      return machine.verbs.invoke(found, { ...call, ...shifted(call), self: list });
    }),
});

/** A call without its first argument. */
function shifted({ argNodes, args }: NativeCall): Pick<NativeCall, "args" | "argNodes"> {
  return { argNodes: argNodes.slice(1), args: args.slice(1) };
}

/** `$.extend(true?, target, …)` is `Object.assign(target, …)`. */
function extend(call: NativeCall): Values {
  const { machine, frame, node, args } = call;
  const isDeep = [...(args[0] ?? NOTHING)].every(({ kind }) => kind === "plain");
  const assign = flatMap(machine.externals.global("Object")?.(machine) ?? NOTHING, (object) =>
    machine.verbs.member(object, "assign", frame, node),
  );
  return machine.verbs.invoke(assign, { ...call, ...(isDeep ? shifted(call) : {}) });
}

/** What `$` has for lists, objects and elements. */
export const jqueryLists: Readonly<Record<string, Native>> = {
  each: {
    name: "each",
    apply: ({ machine, frame, args, ...call }) => {
      const held = flatMap(args[0] ?? NOTHING, (value) => machine.verbs.elements(value, frame));
      // What is done with items of which nothing is known, such as those of `serializeArray()`, is done all the same.
      const items = held.size > 0 ? held : JUST_UNKNOWN;
      const back = implicitCall({ ...call, frame }, [JUST_PLAIN, items]);
      // Each item is `this` as well.
      for (const item of items) machine.verbs.invoke(args[1] ?? NOTHING, { ...back, self: item });
      return args[0] ?? NOTHING;
    },
  },
  map: ofList("map", "map"),
  grep: ofList("grep", "filter"),
  makeArray: given("makeArray"),
  extend: { name: "extend", apply: extend },
  // `$.data(li, 'habit')` is `$(li).data('habit')`.
  data: { name: "data", apply: (call) => ofData({ ...call, ...shifted(call) }) },
};
