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

/** The last function that it is given: a selector and data may stand before it. */
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

/** Hears the events of one's own among those that are named. */
function hear(call: NativeCall): void {
  const heard = onPage({ ...call, args: [call.args[0] ?? NOTHING, handlerOf(call)] });
  for (const type of ownEvents(call)) listenTo(heard, type);
}

/** Sends an event of one's own, with what handlers get beside it. */
function send(call: NativeCall): void {
  for (const type of ownEvents(call)) emit(onPage(call), type, [one(FOUND), ...extrasOf(call)]);
}

/** Methods of all that `$()` finds for events: they are heard all over the page, as elements are not told apart. */
export const eventMethods: Readonly<Record<string, (call: NativeCall) => void>> = {
  on: hear,
  one: hear,
  bind: hear,
  trigger: send,
  triggerHandler: send,
};
