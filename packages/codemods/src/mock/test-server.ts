import { flatten } from "../client/addresses/match-url.ts";
import { TEST_FILE } from "../facts/others/own-routes.ts";
import { servesOthers } from "../facts/others/serves-others.ts";
import type { Frame } from "../provenance/frame.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import { emit, emitterMethods } from "../provenance/native/emitter.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { originEnd } from "../provenance/native/url.ts";
import { bodiesIn } from "../provenance/text/body-pieces.ts";
import { sliceText } from "../provenance/text/text-slice.ts";
import type { TextValue } from "../provenance/text/text-value.ts";
import { isSite, type ServiceCall, type SiteValue, type Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { chained } from "./chained.ts";
import { parsed } from "./response.ts";
import { givenBy, replaceBy, standInsOf } from "./stand-in.ts";

/** The name under which the servers of tests are kept. */
const SERVER = "server";

/** `createServer(handler)`: in a test it stands in for the service or for another, elsewhere it is the program's own. */
export const createServer: Native = {
  name: "createServer",
  apply: (call) => {
    const { machine, node, frame, args } = call;
    const functions = new Set(
      args.flatMap((arg) => [...arg].filter(({ kind }) => kind === "function")),
    );
    const { path, source } = frame.context.module;
    if (TEST_FILE.test(path) && !servesOthers(source)) {
      replaceBy(machine, SERVER, { node, context: frame.context }, { functions });
      return JUST_UNKNOWN;
    }
    return machine.verbs.invoke(JUST_UNKNOWN, call);
  },
};

/** Has the servers of tests answer a request, and holds their answers to be like those of the service. */
export function answerByServers(
  machine: Machine,
  frame: Frame,
  request: HttpRequest,
  url: TextValue,
  made: ServiceCall,
): void {
  const standIns = standInsOf(machine, SERVER);
  if (standIns.length === 0) return;
  const call: NativeCall = { machine, ...implicitCall({ frame, node: request.node }, []) };
  const incoming = machine.site(request.node, frame.context, "mocked-request");
  const outgoing = machine.site(request.node, frame.context, "mocked-response");
  const path = sliceText(machine, url, originEnd(url), flatten(url).length);
  machine.write(machine.prop(incoming, "url"), one(path));
  machine.write(machine.prop(incoming, "method"), methodOf(call, request));
  const body = bodiesIn(request.body);
  machine.write(incoming.element, body);
  emit({ ...call, self: incoming }, "data", [body]);
  emit({ ...call, self: incoming }, "end", []);
  for (const standIn of standIns) {
    givenBy(standIn, { ...call, args: [one(incoming), one(outgoing)] });
    machine.likenesses.liken(
      { node: standIn.node, context: frame.context },
      one(machine.intern.service(made, { is: "envelope" })),
      machine.read(outgoing.element),
      { standIn, call: made },
    );
  }
}

function methodOf({ machine, node }: NativeCall, { method }: HttpRequest): Values {
  const texts = new Set([...method].filter(({ kind }) => kind === "text" || kind === "unknown"));
  if (texts.size > 0) return texts;
  return one(machine.intern.text([{ text: "GET", node, start: 0, exact: false }]));
}

/** A member of a request as a server gets it: its body comes in pieces, and is no member of it. */
export function incomingMember(machine: Machine, site: SiteValue, name: string): Values {
  const written = machine.read(machine.prop(site, name));
  return written.size > 0 ? written : JUST_UNKNOWN;
}

export const incomingMethods: Readonly<Record<string, Native>> = {
  ...emitterMethods,
  ...chained("setEncoding", "resume"),
};

const answer = (name: string, read: (call: NativeCall) => Values): Native => ({
  name,
  apply: (call) => {
    const { machine, self } = call;
    if (!self || !isSite(self, "mocked-response")) return NOTHING;
    machine.write(self.element, read(call));
    return one(self);
  },
});

const given = ({ args }: NativeCall): Values => args[0] ?? NOTHING;
const text = (call: NativeCall): Values => parsed(call, given(call));
const either = (call: NativeCall): Values =>
  flatMap(given(call), (value) => (isSite(value, "json") ? parsed(call, one(value)) : one(value)));

/** Methods of the response that a server sends. */
export const outgoingMethods: Readonly<Record<string, Native>> = {
  end: answer("end", text),
  write: answer("write", text),
  json: answer("json", given),
  send: answer("send", either),
  ...chained("writeHead", "setHeader", "status", "set", "type", "header"),
};
