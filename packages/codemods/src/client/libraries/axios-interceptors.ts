import { failuresOf } from "../../provenance/failure.ts";
import { implicitCall } from "../../provenance/invocation.ts";
import type { NativeCall } from "../../provenance/native/native.ts";
import { rejections } from "../../provenance/native/promise.ts";
import type { SiteValue, Values } from "../../provenance/value.ts";
import { NOTHING, one, union, without } from "../../provenance/values.ts";
import { matchUrl } from "../addresses/match-url.ts";
import { fullUrl } from "../axios-url.ts";
import { membersOf } from "../members-of.ts";

/** What a request is made with, which its interceptors may read and write anew. */
export interface Asked {
  readonly url: Values;
  readonly baseURL: Values;
  readonly body: Values;
}

/** What becomes of a request on its way through the interceptors, and the headers that they write. */
export function intercept(
  call: NativeCall,
  instance: SiteValue,
  asked: Asked,
): Asked & { readonly headers: Values } {
  const { machine, node, frame } = call;
  const config = machine.site(node, frame.context, "axios-config");
  const given = machine.site(node, frame.context, "axios-given");
  machine.write(machine.prop(given, "url"), asked.url);
  machine.write(machine.prop(given, "baseURL"), asked.baseURL);
  const headers = machine.prop(config, "headers");
  machine.write(headers, one(machine.site(instance.node, instance.context, "headers")));
  const handlers = machine.read(handlersOf(call, instance, "request").element);
  if (handlers.size > 0) machine.write(machine.prop(config, "data"), asked.body);
  const results = machine.verbs.awaited(
    machine.verbs.invoke(handlers, implicitCall(call, [one(config)])),
  );
  const others = without(results, (value) => value === config);
  const made = (name: string): Values =>
    union(machine.read(machine.prop(config, name)), membersOf(call, others, name));
  const written = {
    url: orGiven(made("url"), asked.url),
    baseURL: orGiven(made("baseURL"), asked.baseURL),
    body: union(asked.body, made("data")),
  };
  return { ...(isLed(call, written, asked) ? written : asked), headers: made("headers") };
}

/** Whether a request goes where interceptors write: those that send some elsewhere leave what reaches the service as it is. */
function isLed(call: NativeCall, written: Asked, asked: Asked): boolean {
  const reaches = ({ url, baseURL }: Omit<Asked, "body">): boolean =>
    [...fullUrl(call, baseURL, url)].some(
      (text) => text.kind === "text" && matchUrl(text, null).is === "endpoint",
    );
  return reaches(written) || !reaches(asked);
}

/** What interceptors write goes in the place of what was given, where it is known. */
function orGiven(made: Values, given: Values): Values {
  const known = without(made, ({ kind }) => kind !== "text");
  return known.size > 0 ? known : given;
}

/** What a call gives and is rejected with. */
interface Settled {
  readonly given: Values;
  readonly rejected: Values;
}

/** Response interceptors may unwrap the answer, and make another error or an answer of a failure. */
export function settled(
  call: NativeCall,
  instance: SiteValue,
  answer: Values,
  refused: Values,
): Settled {
  const { machine } = call;
  const failed = failuresOf(machine, refused);
  const { element, spread } = handlersOf(call, instance, "response");
  const onGiven = withoutPlain(machine.read(element));
  const onFailed = withoutPlain(machine.read(spread));
  const handler = machine.site(call.node, call.frame.context, "accumulator").element;
  const inner = { ...call, frame: { ...call.frame, handler } };
  const run = (handlers: Values, values: Values): Values =>
    handlers.size === 0 || values.size === 0
      ? NOTHING
      : machine.verbs.invoke(handlers, implicitCall(inner, [values]));
  const given = run(onGiven, answer);
  const mended = run(onFailed, failed);
  return {
    given: union(
      onGiven.size === 0 ? answer : machine.verbs.awaited(given),
      machine.verbs.awaited(mended),
    ),
    rejected: union(
      onFailed.size === 0 ? failed : NOTHING,
      rejections(machine, union(given, mended)),
      machine.read(handler),
    ),
  };
}

function withoutPlain(values: Values): Values {
  return without(values, ({ kind }) => kind === "plain");
}

/** Where the interceptors of one side are kept: those that fulfil in `element`, those that reject in `spread`. */
function handlersOf(
  call: NativeCall,
  instance: SiteValue,
  side: "request" | "response",
): SiteValue {
  return call.machine.site(instance.node, instance.context, `axios-${side}`);
}
