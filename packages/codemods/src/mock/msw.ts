import type { ts } from "ts-morph";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { textsOf } from "../provenance/text/text.ts";
import { typeParameters } from "../provenance/types/type-parameters.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import { flowInto } from "../provenance/types/typed.ts";
import type { Value, Values } from "../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { bodiesOf } from "./fetch-stand-in.ts";
import { answerRoute, mockRoute } from "./mocked-route.ts";
import { responseGlobal, responseWith } from "./response.ts";

const METHODS = ["get", "post", "put", "patch", "delete", "head", "options", "all"] as const;

/** The methods of a namespace whose functions take a path and a handler. */
function routeMethods(
  answer: (call: NativeCall, handler: Values, sent: Values) => Values,
  bodyType: number,
): Readonly<Record<string, Native>> {
  return Object.fromEntries(METHODS.map((name) => [name, route(name, answer, bodyType)]));
}

/** @param bodyType - The position of the type argument that says what is sent. */
function route(
  name: (typeof METHODS)[number],
  answer: (call: NativeCall, handler: Values, sent: Values) => Values,
  bodyType: number,
): Native {
  return {
    name,
    apply: (call) => {
      const { machine, node, frame, args, argNodes } = call;
      const [urlNode = null] = argNodes;
      const url = urlNode ? textsOf(machine, args[0] ?? NOTHING, urlNode) : (args[0] ?? NOTHING);
      const method = name === "all" ? null : name.toUpperCase();
      const envelopes = mockRoute(call, { method, url, urlNode });
      const typed = typesAt(call, bodyType);
      answerRoute(call, envelopes, (sent) => {
        if (typed.sent) flowInto(machine, typed.sent, sent);
        const bodies = answer(call, args[1] ?? NOTHING, sent);
        if (typed.answered) flowInto(machine, typed.answered, bodies);
        return bodies;
      });
      return one(machine.site(node, frame.context, "mocked-route"));
    },
  };
}

/** The types that are written for what is sent and, behind it, for what is answered. */
function typesAt(
  { machine, frame, typeArguments }: NativeCall,
  bodyType: number,
): { readonly sent: TypeRef | null; readonly answered: TypeRef | null } {
  const refer = (node: ts.TypeNode | undefined): TypeRef | null =>
    node ? machine.types.refer(node, typeParameters(frame.context)) : null;
  return { sent: refer(typeArguments[bodyType]), answered: refer(typeArguments[ANSWER_TYPE]) };
}

const ANSWER_TYPE = 2;

/** A request as a handler gets it, with the body that was sent. */
function sentRequest(call: NativeCall, node: ts.Node, sent: Values): Value {
  const request = call.machine.site(node, call.frame.context, "response");
  call.machine.write(request.element, sent);
  call.machine.write(call.machine.prop(request, "body"), sent);
  for (const name of ["params", "url", "headers"])
    call.machine.write(call.machine.prop(request, name), JUST_UNKNOWN);
  return request;
}

/** msw 2: the handler is given what there is to know of the request, and gives a response. */
function answer(call: NativeCall, handler: Values, sent: Values): Values {
  const { machine, node, frame } = call;
  const info = machine.site(node, frame.context, "object");
  machine.write(machine.prop(info, "request"), one(sentRequest(call, node, sent)));
  machine.write(machine.prop(info, "params"), JUST_UNKNOWN);
  const given = machine.verbs.invoke(handler, implicitCall(call, [one(info)]));
  return bodiesOf(call, machine.verbs.awaited(given));
}

const http: Native = {
  name: "http",
  apply: () => JUST_UNKNOWN,
  members: routeMethods(answer, 1),
};

const responses: Native = {
  ...responseGlobal,
  name: "HttpResponse",
  members: { ...responseGlobal.members },
};

/** msw 1: `res(ctx.status(200), ctx.json(body))`. */
function answerByContext(call: NativeCall, handler: Values, sent: Values): Values {
  const { machine, node } = call;
  const native = (each: Native): Values => one(machine.intern.native(each, null));
  const request = one(sentRequest(call, node, sent));
  const given = machine.verbs.invoke(
    handler,
    implicitCall(call, [request, native(respond), native(transformers)]),
  );
  return bodiesOf(call, machine.verbs.awaited(given));
}

const respond: Native = {
  name: "res",
  apply: ({ args }) => new Set(args.flatMap((arg) => [...arg])),
  members: {
    once: { name: "once", apply: ({ args }) => new Set(args.flatMap((arg) => [...arg])) },
  },
};

const transformers: Native = {
  name: "ctx",
  apply: () => JUST_UNKNOWN,
  members: {
    json: { name: "json", apply: (call) => responseWith(call, call.args[0] ?? NOTHING) },
    status: { name: "status", apply: () => NOTHING },
    delay: { name: "delay", apply: () => NOTHING },
    set: { name: "set", apply: () => NOTHING },
  },
};

const rest: Native = {
  name: "rest",
  apply: () => JUST_UNKNOWN,
  members: routeMethods(answerByContext, 0),
};

/** What `msw` exports, in its first version and since. */
export function mswExternals(name: string): ((machine: Machine) => Values) | null {
  const native = { http, rest, HttpResponse: responses }[name];
  return native ? (machine) => one(machine.intern.native(native, null)) : null;
}
