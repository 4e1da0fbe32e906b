import { giveMethods } from "../client/give-methods.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { StandIn } from "../provenance/stand-ins.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one } from "../provenance/values.ts";
import { replaceBy, standInsOf } from "./stand-in.ts";

/** The name under which is kept what a service worker hears the requests of its pages with. */
const HEARD = "fetch event";

/** `addEventListener('fetch', …)` of a service worker: it may answer what its pages ask for. */
export function hearFetch({ machine, node, frame, args }: NativeCall): Values {
  replaceBy(machine, HEARD, { node, context: frame.context }, { functions: args[1] ?? NOTHING });
  return JUST_PLAIN;
}

/** The service workers that hear a call: none hears its own. */
export function workersOf({ machine, node }: NativeCall): readonly StandIn[] {
  const own = machine.program.moduleOf(node);
  return standInsOf(machine, HEARD).filter(
    (worker) => machine.program.moduleOf(worker.node) !== own,
  );
}

/** What a service worker responds to a call with. */
export function respondedBy(
  worker: StandIn,
  call: NativeCall,
  request: Readonly<Record<string, Values>>,
  answers: Values,
): Values {
  const { machine, node, frame } = call;
  const event = machine.site(node, frame.context, "defaults");
  const sent = machine.site(node, frame.context, "request");
  for (const [name, values] of Object.entries(request))
    machine.write(machine.prop(sent, name), values);
  machine.write(sent.element, answers);
  machine.write(machine.prop(event, "request"), one(sent));
  giveMethods(call, event, {
    respondWith: ({ args }) => {
      machine.write(event.element, args[0] ?? NOTHING);
      return JUST_PLAIN;
    },
    waitUntil: () => JUST_PLAIN,
  });
  machine.verbs.invoke(machine.read(worker.functions), implicitCall(call, [one(event)]));
  return machine.verbs.awaited(machine.read(event.element));
}
