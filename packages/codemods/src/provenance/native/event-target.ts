import { rootFrame, rootNode } from "../../client/axios-instance.ts";
import { hearFetch } from "../../mock/worker-fetch.ts";
import { knownTexts } from "../text/text.ts";
import { isSite, type SiteValue, type Values } from "../value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { emit, emitterClass, listenTo } from "./emitter.ts";
import type { Native, NativeCall } from "./native.ts";

/** Where a listener hears events whose type is not known. */
const ANY = "*";

/** Gives an event its type and what it carries, as `new CustomEvent(type, { detail })` does. */
export function fillEvent(event: SiteValue, { machine, frame, node, args }: NativeCall): void {
  machine.write(machine.prop(event, "type"), args[0] ?? NOTHING);
  for (const options of args[1] ?? NOTHING)
    machine.write(
      machine.prop(event, "detail"),
      machine.verbs.member(options, "detail", frame, node),
    );
}

const eventClass = (name: string): Native => ({
  name,
  apply: () => JUST_PLAIN,
  construct: (call) => {
    const event = call.machine.site(call.node, call.frame.context, "object");
    fillEvent(event, call);
    return one(event);
  },
});

function dispatch(call: NativeCall): Values {
  const { machine, args } = call;
  for (const event of args[0] ?? NOTHING) {
    if (!isSite(event, "object", "instance")) continue;
    const types = knownTexts(machine.read(machine.prop(event, "type")));
    for (const type of types.length > 0 ? types : [ANY]) emit(call, type, [one(event)]);
  }
  return JUST_PLAIN;
}

/** Tells events what sends them: `event.target.habits`. */
function dispatchBySelf(call: NativeCall): Values {
  const { machine, self, args } = call;
  for (const event of args[0] ?? NOTHING) {
    if (!self || !isSite(event, "object", "instance")) continue;
    for (const name of ["target", "currentTarget"])
      machine.write(machine.prop(event, name), one(self));
  }
  return dispatch(call);
}

function listen(call: NativeCall): Values {
  for (const type of [...knownTexts(call.args[0] ?? NOTHING), ANY]) listenTo(call, type);
  return JUST_PLAIN;
}

const removed: Native = { name: "removeEventListener", apply: () => JUST_PLAIN };

/** Methods of event targets of one's own. */
export const eventTargetMethods: Readonly<Record<string, Native>> = {
  addEventListener: { name: "addEventListener", apply: listen },
  removeEventListener: removed,
  dispatchEvent: { name: "dispatchEvent", apply: dispatchBySelf },
};

/** All that a page sends of its own is heard all over the page: events bubble, and elements are not told apart. */
export function onPage(call: NativeCall): NativeCall {
  const { machine } = call;
  return { ...call, self: machine.site(rootNode(machine), rootFrame(machine).context, "emitter") };
}

/** Whether a page sends an event itself, and no platform does. */
export function isOwnEvent(type: string): boolean {
  return !PLATFORM.has(type);
}

/** What a service worker hears the requests of its pages by. */
const FETCH = "fetch";

/** Methods of the page and of what is on it. */
export const pageEventMethods: Readonly<Record<string, Native>> = {
  addEventListener: {
    name: "addEventListener",
    apply: (call) => {
      const types = knownTexts(call.args[0] ?? NOTHING);
      if (types.includes(FETCH)) return hearFetch(call);
      const isOwn = types.length > 0 && types.every(isOwnEvent);
      return isOwn ? listen(onPage(call)) : call.machine.verbs.invoke(JUST_UNKNOWN, call);
    },
  },
  removeEventListener: removed,
  dispatchEvent: {
    name: "dispatchEvent",
    apply: (call) => union(dispatch(onPage(call)), JUST_PLAIN),
  },
};

/** Events that platforms send themselves. */
const PLATFORM: ReadonlySet<string> = new Set(
  `abort activate animationend beforeinput beforeunload blur canplay change click close compositionend contextmenu copy cut
  dblclick DOMContentLoaded drag dragend dragenter dragleave dragover dragstart drop durationchange ended error fetch
  focus focusin focusout hashchange input install invalid keydown keypress keyup languagechange load loadeddata
  loadedmetadata loadend loadstart message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover
  mouseup notificationclick offline online open pagehide pageshow paste pause play playing pointerdown pointermove
  pointerup popstate progress push pushsubscriptionchange readystatechange rejectionhandled reset resize scroll
  securitypolicyviolation select selectionchange slotchange storage submit sync timeout timeupdate toggle touchend
  touchmove touchstart transitionend unhandledrejection unload updatefound visibilitychange volumechange wheel
  backgroundfetchsuccess controllerchange periodicsync success upgradeneeded`.split(/\s+/),
);

/** The classes of events, and what they are sent to. */
export const eventGlobals: Readonly<Record<string, Native>> = {
  Event: eventClass("Event"),
  CustomEvent: eventClass("CustomEvent"),
  EventTarget: { ...emitterClass, name: "EventTarget" },
  ...pageEventMethods,
};
