import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text.ts";
import type { Value, Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** Where an emitter keeps what listens to an event, and what was sent with it; no code can spell these names. */
const listenersOf = (event: string): string => `(on):${event}`;
const argumentOf = (event: string, index: number): string => `(emit):${event}:${index}`;

/** Events carry more than this rarely. */
const MOST_ARGUMENTS = 4;

function events(call: NativeCall): readonly string[] {
  return knownTexts(call.args[0] ?? NOTHING);
}

/** A listener is called with all that was sent and will be sent with its event. */
function listen(call: NativeCall): Values {
  const { machine, self, args } = call;
  if (self?.kind !== "site") return NOTHING;
  for (const event of events(call)) {
    machine.write(machine.prop(self, listenersOf(event)), args[1] ?? NOTHING);
    const sent = Array.from({ length: MOST_ARGUMENTS }, (_, index) =>
      machine.read(machine.prop(self, argumentOf(event, index))),
    );
    if (sent.some(({ size }) => size > 0))
      machine.verbs.invoke(args[1] ?? NOTHING, implicitCall(call, sent));
  }
  return one(self);
}

function emit(call: NativeCall): Values {
  const { machine, self, args } = call;
  if (self?.kind !== "site") return JUST_PLAIN;
  const sent = args.slice(1);
  for (const event of events(call)) {
    sent.forEach((values, index) => {
      machine.write(machine.prop(self, argumentOf(event, index)), values);
    });
    machine.verbs.invoke(
      machine.read(machine.prop(self, listenersOf(event))),
      implicitCall(call, sent),
    );
  }
  return JUST_PLAIN;
}

const listener = (name: string): Native => ({ name, apply: listen });
const quiet = (name: string): Native => ({
  name,
  apply: ({ self }) => (self ? one(self) : NOTHING),
});

/** Methods of Node's event emitters. */
export const emitterMethods: Readonly<Record<string, Native>> = {
  on: listener("on"),
  once: listener("once"),
  addListener: listener("addListener"),
  prependListener: listener("prependListener"),
  off: quiet("off"),
  removeListener: quiet("removeListener"),
  removeAllListeners: quiet("removeAllListeners"),
  setMaxListeners: quiet("setMaxListeners"),
  emit: { name: "emit", apply: emit },
};

/** `EventEmitter`, to construct or to extend. */
const emitterClass: Native = {
  name: "EventEmitter",
  apply: () => JUST_PLAIN,
  construct: ({ machine, node, frame }) => one(machine.site(node, frame.context, "emitter")),
};

/** A method that an instance has by a native base class; nothing where the base has none of that name. */
export function inheritedNative(machine: Machine, base: Value, self: Value, name: string): Values {
  const isEmitter = base.kind === "native" && base.native.construct === emitterClass.construct;
  const method =
    isEmitter && Object.hasOwn(emitterMethods, name) ? emitterMethods[name] : undefined;
  return method ? one(machine.intern.native(method, self)) : union();
}

/** What `node:events` exports. */
export function emitterExternals(name: string): ((machine: Machine) => Values) | null {
  if (name !== "EventEmitter" && name !== "default" && name !== "*") return null;
  return (machine) => one(machine.intern.native(name === "*" ? eventsModule : emitterClass, null));
}

const eventsModule: Native = {
  ...emitterClass,
  name: "events",
  members: { EventEmitter: emitterClass, default: emitterClass },
};
