import { bindAnswers } from "../../client/bind-answers.ts";
import { exportedByModel } from "../../client/exported-by-model.ts";
import type { HttpClient, View } from "../../client/http-client.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import type { ServiceValue, Value, Values } from "../value.ts";
import { flatMap, JUST_NULLISH, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { viewOf } from "../view-of.ts";
import { callback } from "./callback.ts";
import { itself } from "./itself.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";
import { unpackingStream } from "./zlib.ts";

/** A copy that may have another body. */
const copied = (library: string, exported: string): Native => ({
  name: "clone",
  apply: (call) => {
    const { machine, self, args } = call;
    return machine.verbs.invoke(
      exportedByModel(machine, library, exported),
      implicitCall(call, [self ? one(self) : NOTHING, ...args]),
    );
  },
});

/** A method that promises a view of the answer; in some libraries a type argument says what the parsed body is. */
const promised = (name: string, view: View): Native => ({
  name,
  apply: (call) => {
    const { self, machine, node, frame } = call;
    if (self?.kind !== "service") return NOTHING;
    if (view === "envelope") bindAnswers(call, one(self));
    return promiseOf(machine, one(viewOf(machine, self, view)), node, frame.context);
  },
});

/** `res.on('data', (chunk) => …)` hands over the body piece by piece. */
function listen(call: NativeCall): Values {
  const { self, machine, args } = call;
  if (self?.kind !== "service") return NOTHING;
  for (const event of knownTexts(args[0] ?? NOTHING))
    callback(call, 1, event === "data" ? [one(viewOf(machine, self, "text"))] : []);
  return one(self);
}

const listener = (name: string): Native => ({ name, apply: listen });

/** `res.read()` gives the next piece, or null behind the last. */
function readPiece({ self, machine }: NativeCall): Values {
  return self?.kind === "service"
    ? union(one(viewOf(machine, self, "text")), JUST_NULLISH)
    : NOTHING;
}

/**
 * `res.pipe(target)` gives the target, into which the body goes: a body that is only unpacked on its way stays that body,
 * and what becomes of it in code that is not followed nobody knows.
 */
function piped(call: NativeCall): Values {
  const { machine, self } = call;
  const [target = NOTHING] = call.args;
  if (self?.kind !== "service" || target.size === 0) return NOTHING;
  if ([...target].some(isUnpacking)) return one(self);
  const { frame, node } = call;
  const body = one(viewOf(machine, self, "text"));
  if (![...target].some(({ kind }) => kind === "site"))
    return machine.verbs.invoke(JUST_UNKNOWN, { ...call, args: [target, body] });
  const write = flatMap(target, (each) => machine.verbs.member(each, "write", frame, node));
  machine.verbs.invoke(write, implicitCall(call, [body]));
  return target;
}

const isUnpacking = (value: Value): boolean =>
  value.kind === "native" && value.native === unpackingStream;

/** Methods of what is read piece by piece. */
const streamMethods: Readonly<Record<string, Native>> = {
  on: listener("on"),
  once: listener("once"),
  addListener: listener("addListener"),
  read: { name: "read", apply: readPiece },
  setEncoding: itself("setEncoding"),
  resume: itself("resume"),
  pause: itself("pause"),
  pipe: { name: "pipe", apply: piped },
};

const byClient = new WeakMap<HttpClient, Readonly<Record<string, Native>>>();

/** Methods of an HTTP response, by client library. */
export function responseMethods(client: HttpClient): Readonly<Record<string, Native>> {
  const known = byClient.get(client);
  if (known) return known;
  const views = Object.entries(client.promises).map(([name, view]) => [name, promised(name, view)]);
  const methods: Readonly<Record<string, Native>> = {
    ...(client.streams ? streamMethods : {}),
    clone: client.copies ? copied(...client.copies) : itself("clone"),
    ...Object.fromEntries(views),
  };
  byClient.set(client, methods);
  return methods;
}

/** The pieces of a body; null where a value is no stream of one. */
export function streamed(machine: Machine, value: Value): Values | null {
  return isStream(value) ? one(viewOf(machine, value, "text")) : null;
}

function isStream(value: Value): value is ServiceValue {
  if (value.kind !== "service") return false;
  return value.type.is === "text" || (value.type.is === "response" && value.type.client.streams);
}
