import { implicitCall } from "../invocation.ts";
import { knownTexts } from "../text/text.ts";
import { isSite, type Values } from "../value.ts";
import { FOUND, NOTHING, one, union } from "../values.ts";
import { emit, listenTo } from "./emitter.ts";
import { isOwnEvent, onPage } from "./event-target.ts";
import type { NativeCall } from "./native.ts";

/** What a handler gets at most beside the event. */
const MOST_EXTRAS = 3;

/** `habits:changed.list saved` are two events, the first of which has a name for those who stop listening. */
function ownEvents({ args }: NativeCall): readonly string[] {
  return knownTexts(args[0] ?? NOTHING)
    .flatMap((text) => text.split(/\s+/))
    .map((type) => type.replace(/\..*$/, ""))
    .filter((type) => type !== "" && isOwnEvent(type));
}

/** The last function that it is given. */
function handlerOf({ args }: NativeCall): Values {
  const isFunction = (values: Values): boolean =>
    [...values].some(({ kind }) => kind === "function");
  return args.findLast(isFunction) ?? NOTHING;
}

/** What stands in a list of extras, each for an argument; anything else is the only one. */
function extrasOf({ machine, frame, node, args }: NativeCall): readonly Values[] {
  const [, given = NOTHING] = args;
  return Array.from({ length: MOST_EXTRAS }, (_, index) =>
    union(
      ...[...given].map((value) => {
        if (isSite(value, "array")) return machine.verbs.member(value, String(index), frame, node);
        return index === 0 ? one(value) : NOTHING;
      }),
    ),
  );
}

/** Hears the events of one's own among those that are named; the library calls the handler with all others. */
function hear(call: NativeCall): NativeCall {
  const handler = handlerOf(call);
  const heard = onPage({ ...call, args: [call.args[0] ?? NOTHING, handler] });
  for (const type of ownEvents(call)) listenTo(heard, type);
  // A selector and data may stand before it, which go to nothing else.
  return handler.size > 0 ? { ...call, args: [handler] } : call;
}

/** Sends events of one's own, with what handlers get beside them: the library gives it to nobody else. */
function send(call: NativeCall): NativeCall {
  const types = ownEvents(call);
  for (const type of types) emit(onPage(call), type, [one(FOUND), ...extrasOf(call)]);
  return types.length > 0 ? { ...call, args: [] } : call;
}

/** `jQuery(function ($) {})`, `$(document).ready(function ($) {})`: what is done once the page is there has `$` as its argument. */
export function callReady(call: NativeCall): NativeCall {
  const { machine } = call;
  const library = machine.externals.global("jQuery")?.(machine) ?? NOTHING;
  machine.verbs.invoke(handlerOf(call), implicitCall(call, [library]));
  return { ...call, args: [] };
}

/** What becomes of a request: what it gives, the request where it fails, and where it does not; and what it was made with. */
interface Outcome {
  readonly settings: Values;
  readonly given: Values;
  readonly refused: Values;
  readonly answers: Values;
}

/** Tells those that hear of all requests: `$(document).ajaxError(function (event, xhr, settings) {})`. */
export function tellOfRequest(
  call: NativeCall,
  { given, refused, answers, settings }: Outcome,
): void {
  const page = onPage(call);
  emit(page, "ajaxSend", [one(FOUND), answers, settings]);
  emit(page, "ajaxError", [one(FOUND), refused, settings]);
  emit(page, "ajaxSuccess", [one(FOUND), answers, settings, given]);
  emit(page, "ajaxComplete", [one(FOUND), union(answers, refused), settings]);
}

const ofRequests =
  (type: string) =>
  (call: NativeCall): NativeCall => {
    listenTo(onPage({ ...call, args: [NOTHING, handlerOf(call)] }), type);
    return { ...call, args: [] };
  };

/**
 * Methods of all that `$()` finds for events: they are heard all over the page, as elements are not told apart.
 * Each gives the call as far as only the library knows what it does.
 */
export const eventMethods: Readonly<Record<string, (call: NativeCall) => NativeCall>> = {
  on: hear,
  one: hear,
  bind: hear,
  trigger: send,
  triggerHandler: send,
  ready: callReady,
  ajaxComplete: ofRequests("ajaxComplete"),
  ajaxError: ofRequests("ajaxError"),
  ajaxSend: ofRequests("ajaxSend"),
  ajaxSuccess: ofRequests("ajaxSuccess"),
};
