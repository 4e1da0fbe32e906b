import type { ts } from "ts-morph";
import { implicitCall } from "../../provenance/invocation.ts";
import { arrayOf } from "../../provenance/native/array-of.ts";
import { type ListedWord, listedWords } from "../../provenance/native/array-receiver.ts";
import { given } from "../../provenance/native/itself.ts";
import { parse } from "../../provenance/native/json.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { namedPairs } from "../../provenance/native/object.ts";
import { ofData } from "../../provenance/native/page-data.ts";
import { isSite, type Value, type Values } from "../../provenance/value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../../provenance/values.ts";

/** `$.map(list, change)` is `list.map(change)`, `$.proxy(run, self)` is `run.bind(self)`. */
const ofFirst = (name: string, method: string): Native => ({
  name,
  apply: (call) =>
    flatMap(call.args[0] ?? NOTHING, (first) => {
      const { machine, frame, node } = call;
      const found = machine.verbs.member(first, method, frame, node);
      return machine.verbs.invoke(found, { ...call, ...shifted(call), self: first });
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

/** An item with its name or index, and the place by which its call is told apart. */
type Item = readonly [key: Values, values: Values, node: ts.Node];

/** Calls the function with each item, which is `this` as well. */
function each(call: NativeCall): Values {
  const { machine, frame, args } = call;
  const [given = NOTHING, back = NOTHING] = args;
  for (const value of given) {
    for (const [key, values, node] of itemsOf(call, value)) {
      const told = implicitCall({ frame, node }, [key, values]);
      for (const self of values) machine.verbs.invoke(back, { ...told, self });
    }
  }
  return given;
}

/** Members with their names, words and rows are told apart, as they are in a loop; all else is one item. */
function itemsOf(call: NativeCall, value: Value): readonly Item[] {
  const { machine, frame, node } = call;
  const pairs = isSite(value, "object") ? namedPairs({ ...call, args: [one(value)] }) : null;
  const [list = value] = pairs ? arrayOf(call, pairs) : [];
  const words = listedWords(machine, list);
  if (words && pairs)
    return words.map((word) => [memberOf(word, "0"), memberOf(word, "1"), word.node]);
  if (words) return words.map((word) => [JUST_PLAIN, word.values, word.node]);
  const held = machine.verbs.elements(value, frame);
  // Nothing is in a list of the program's own before something is put there.
  if (held.size === 0 && isSite(value, "array")) return [];
  // What is done with items of which nothing is known, such as those of `serializeArray()`, is done all the same.
  return [[JUST_PLAIN, held.size > 0 ? held : JUST_UNKNOWN, node]];

  function memberOf({ values }: ListedWord, name: string): Values {
    return flatMap(values, (pair) => machine.verbs.member(pair, name, frame, node));
  }
}

/** What `$` has for lists, objects and elements. */
export const jqueryLists: Readonly<Record<string, Native>> = {
  each: { name: "each", apply: each },
  map: ofFirst("map", "map"),
  grep: ofFirst("grep", "filter"),
  proxy: ofFirst("proxy", "bind"),
  makeArray: given("makeArray"),
  trim: given("trim"),
  extend: { name: "extend", apply: extend },
  parseJSON: { name: "parseJSON", apply: parse },
  // `$.data(li, 'habit')` is `$(li).data('habit')`.
  data: { name: "data", apply: (call) => ofData({ ...call, ...shifted(call) }) },
};
