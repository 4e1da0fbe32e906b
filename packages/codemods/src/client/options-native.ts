import type { Native, NativeCall } from "../provenance/native/native.ts";
import type { SiteValue } from "../provenance/value.ts";
import { NOTHING, one, union } from "../provenance/values.ts";
import type { View } from "./http-client.ts";
import { PARENT } from "./option-of.ts";
import type { OptionsClient } from "./options-client.ts";
import { requestWithOptions } from "./options-request.ts";
import { paged } from "./paged.ts";

/** A client, or an instance of it with options of its own, as a function with members. */
export function optionsNative(client: OptionsClient, defaults: SiteValue | null = null): Native {
  const call = (name: string, verb: string | null, gives: View | null = null): Native => ({
    name,
    apply: (at) => requestWithOptions(at, { client, defaults, verb, gives }),
  });
  const members = {
    ...Object.fromEntries(client.verbs.map((verb) => [verb, call(verb, verb)])),
    ...Object.fromEntries(
      Object.entries(client.calls).map(([name, gives]) => [name, call(name, null, gives)]),
    ),
    ...Object.fromEntries(client.makers.map((name) => [name, maker(client, defaults, name)])),
  };
  const pages = (at: NativeCall) =>
    requestWithOptions(at, { client, defaults, verb: null, gives: "response" });
  const paging = client.pages ? { [client.pages]: paged(pages, defaults) } : {};
  return { ...call(client.name, null), members: { ...members, ...paging } };
}

/** `create(options)`, `extend(options)`: an instance on top of another. */
function maker(client: OptionsClient, parent: SiteValue | null, name: string): Native {
  return {
    name,
    apply: (call) => {
      const { machine, frame, node } = call;
      const defaults = machine.site(node, frame.context, "defaults");
      const inherited = parent ? one(parent) : NOTHING;
      const given = [...(call.args[0] ?? NOTHING)];
      const made = machine.verbs.invoke(new Set(given.filter(({ kind }) => kind === "function")), {
        ...call,
        args: [inherited],
        argNodes: [],
        self: null,
      });
      const options = new Set(given.filter(({ kind }) => kind === "site"));
      // Hooks are called by the client, once the program has called it.
      for (const value of options) machine.handed.add(value);
      machine.write(defaults.spread, union(options, made));
      machine.write(machine.prop(defaults, PARENT), inherited);
      const native = machine.nativeAt(node, frame.context, optionsNative(client, defaults));
      return one(machine.intern.native(native, null));
    },
  };
}
