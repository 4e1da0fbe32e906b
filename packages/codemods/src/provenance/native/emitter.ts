import { ts } from "ts-morph";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import type { Values } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { alike, namesOfEvents } from "./event-names.ts";
import { itself } from "./itself.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** Where an emitter keeps what listens to an event, and what was sent with it; no code can spell these names. */
const listenersOf = (event: string): string => `(on):${event}`;
const argumentOf = (event: string, index: number): string => `(emit):${event}:${index}`;

/** Where it keeps the names of events that are listened to, and of those that are sent. */
const HEARD = ["(heard)", "(sent)"] as const;
const SENT = ["(sent)", "(heard)"] as const;

/** Events carry more than this rarely. */
const MOST_ARGUMENTS = 4;

function events(call: NativeCall): readonly string[] {
  return namesOfEvents(call.args[0] ?? NOTHING);
}

/** A listener is called with all that was sent and will be sent with its event. */
function listen(call: NativeCall): Values {
  const { self } = call;
  if (self?.kind !== "site") return NOTHING;
  for (const event of events(call)) listenTo(call, event);
  return one(self);
}

/** Calls the second argument with all that was sent and will be sent with an event. */
export function listenTo(call: NativeCall, event: string): void {
  const { machine, self, args } = call;
  if (self?.kind !== "site") return;
  machine.write(machine.prop(self, listenersOf(event)), args[1] ?? NOTHING);
  const names = alike(call, self, HEARD, event);
  const sent = Array.from({ length: MOST_ARGUMENTS }, (_, index) =>
    union(...names.map((name) => machine.read(machine.prop(self, argumentOf(name, index))))),
  );
  if (sent.some(({ size }) => size > 0))
    machine.verbs.invoke(args[1] ?? NOTHING, implicitCall(call, sent));
}

/** Sends an event to all that listen, now or later. */
export function emit(call: NativeCall, event: string, sent: readonly Values[]): void {
  const { machine, self } = call;
  if (self?.kind !== "site") return;
  sent.forEach((values, index) => {
    machine.write(machine.prop(self, argumentOf(event, index)), values);
  });
  const listeners = alike(call, self, SENT, event).map((name) =>
    machine.read(machine.prop(self, listenersOf(name))),
  );
  machine.verbs.invoke(union(...listeners), implicitCall(call, sent));
}

/** What is sent with events first. */
function emitted(call: NativeCall, names: Values): Values {
  const { machine, self } = call;
  if (self?.kind !== "site") return NOTHING;
  return union(
    ...knownTexts(names).map((event) => machine.read(machine.prop(self, argumentOf(event, 0)))),
  );
}

function emitAll(call: NativeCall): Values {
  for (const event of events(call)) emit(call, event, sentBy(call));
  return JUST_PLAIN;
}

/** What is sent, by its places; from a spread on, anything of it may stand at each. */
function sentBy({ args, argNodes }: NativeCall): readonly Values[] {
  const spread = argNodes.findIndex((node) => ts.isSpreadElement(node));
  if (spread < 1) return args.slice(1);
  const known = args.slice(1, spread);
  const rest = Array.from({ length: MOST_ARGUMENTS - known.length }, () => args[spread] ?? NOTHING);
  return [...known, ...rest];
}

/** What listens to an event, in a list; to any, where only a run tells its name. */
function listOfListeners(call: NativeCall): Values {
  const { machine, self } = call;
  if (self?.kind !== "site") return NOTHING;
  const named = events(call);
  const names = named.length > 0 ? named : knownTexts(machine.read(machine.prop(self, HEARD[0])));
  const heard = names.map((event) => machine.read(machine.prop(self, listenersOf(event))));
  return arrayOf(call, union(...heard));
}

const listener = (name: string): Native => ({ name, apply: listen });
const listeners = (name: string): Native => ({ name, apply: listOfListeners });
/** Methods of Node's event emitters. */
export const emitterMethods: Readonly<Record<string, Native>> = {
  on: listener("on"),
  once: listener("once"),
  addListener: listener("addListener"),
  prependListener: listener("prependListener"),
  off: itself("off"),
  removeListener: itself("removeListener"),
  removeAllListeners: itself("removeAllListeners"),
  setMaxListeners: itself("setMaxListeners"),
  listeners: listeners("listeners"),
  rawListeners: listeners("rawListeners"),
  emit: { name: "emit", apply: emitAll },
};

/** `EventEmitter.prototype`, from which old-style constructors inherit. */
const emitterPrototype: Native = {
  name: "prototype",
  apply: () => JUST_PLAIN,
  members: emitterMethods,
};

/** `EventEmitter`, to construct or to extend. */
export const emitterClass: Native = {
  name: "EventEmitter",
  member: (machine, name) =>
    name === "prototype" ? one(machine.intern.native(emitterPrototype, null)) : null,
  apply: () => JUST_PLAIN,
  construct: ({ machine, node, frame }) => one(machine.site(node, frame.context, "emitter")),
};

/** What is sent with an event of an emitter, in a list. */
function listOfSent(call: NativeCall): Values {
  const sent = flatMap(call.args[0] ?? NOTHING, (emitter) =>
    emitted({ ...call, self: emitter }, call.args[1] ?? NOTHING),
  );
  return arrayOf(call, sent);
}

/** `once(emitter, event)` promises what is sent with the event. */
const once: Native = {
  name: "once",
  apply: (call) => promiseOf(call.machine, listOfSent(call), call.node, call.frame.context),
};

/** `on(emitter, event)` is iterated over all that is sent with the event. */
const on: Native = {
  name: "on",
  apply: (call) => {
    const iterator = call.machine.site(call.node, call.frame.context, "iterator");
    call.machine.write(iterator.element, listOfSent(call));
    return one(iterator);
  },
};

/** What `node:events` exports. */
export function emitterExternals(name: string): ((machine: Machine) => Values) | null {
  if (name === "on") return (machine) => one(machine.intern.native(on, null));
  if (name === "once") return (machine) => one(machine.intern.native(once, null));
  if (name !== "EventEmitter" && name !== "default" && name !== "*") return null;
  return (machine) => one(machine.intern.native(name === "*" ? eventsModule : emitterClass, null));
}

const eventsModule: Native = {
  ...emitterClass,
  name: "events",
  members: { EventEmitter: emitterClass, default: emitterClass, on, once },
};
