import { membersOf } from "../client/members-of.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { concat, textsOf } from "../provenance/text/text.ts";
import type { Value, Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union } from "../provenance/values.ts";
import { chained } from "./chained.ts";
import { answerRoute, mockRoute, sentFor } from "./mocked-route.ts";
import { parsed } from "./response.ts";
import { askedByAgent, intercept as interceptPath } from "./undici-agent.ts";

/** `nock('https://host')`: a scope, to which paths are added. */
const nock: Native = {
  name: "nock",
  apply: ({ machine, node, frame, args, argNodes }) => {
    const scope = machine.site(node, frame.context, "mocked-scope");
    machine.write(
      scope.element,
      argNodes[0] ? textsOf(machine, args[0] ?? NOTHING, argNodes[0]) : NOTHING,
    );
    return one(scope);
  },
  member: (machine, name) => (name === "default" ? one(machine.intern.native(nock, null)) : null),
};

/** `.get(path)`, `.post(path, body)`: what comes next says how it is answered. */
function intercept(method: string | null, call: NativeCall, first: number): Values {
  const { machine, node, frame, self, args, argNodes } = call;
  if (self?.kind !== "site") return NOTHING;
  const urlNode = argNodes[0] ?? null;
  const paths = urlNode ? textsOf(machine, args[0] ?? NOTHING, urlNode) : NOTHING;
  const url = concat(machine, machine.read(self.element), paths);
  const route = machine.site(node, frame.context, "mocked-route");
  const body = args[first] ?? NOTHING;
  const envelopes = mockRoute(call, { method, url, urlNode, body });
  machine.write(route.element, envelopes);
  askMatchers(call, envelopes, body);
  machine.write(machine.prop(route, "scope"), one(self));
  return one(route);
}

/** A function that says whether a request is meant is given its body: `.post(path, (body) => body.title === 'Run')`. */
function askMatchers(call: NativeCall, envelopes: Values, matchers: Values): void {
  for (const envelope of envelopes) {
    if (envelope.kind !== "service") continue;
    const sent = sentFor(call.machine, envelope);
    for (const matcher of matchers) if (matcher.kind === "function") invoked(call, matcher, [sent]);
  }
}

const METHODS = ["get", "post", "put", "patch", "delete", "head", "options"];

/** Members of a scope, and of a pool of undici. */
export const nockScopeMethods: Readonly<Record<string, Native>> = {
  ...Object.fromEntries(
    METHODS.map((name): [string, Native] => [
      name,
      { name, apply: (call) => intercept(name.toUpperCase(), call, 1) },
    ]),
  ),
  intercept: interceptPath,
  ...chained(
    "persist",
    "times",
    "delay",
    "matchHeader",
    "defaultReplyHeaders",
    "replyContentLength",
    "replyDate",
  ),
};

/** `.reply(200, body)`, `.reply(200, (uri, body) => …)` and `.reply((uri, body) => [200, …])`. */
const reply: Native = {
  name: "reply",
  apply: (call) => {
    const { machine, self, args } = call;
    if (self?.kind !== "site") return NOTHING;
    answerRoute(call, machine.read(self.element), (sent) => {
      const asked = askedByAgent(call, self, sent);
      const given = asked ? [asked] : [JUST_UNKNOWN, sent];
      const whole = flatMap(args[0] ?? NOTHING, (value) =>
        value.kind === "function" ? invoked(call, value, given) : NOTHING,
      );
      return union(
        flatMap(args[1] ?? NOTHING, (value) => replied(call, value, given)),
        asked
          ? flatMap(membersOf(call, whole, "data"), (value) => bodyIn(call, value))
          : second(call, whole),
      );
    });
    return machine.read(machine.prop(self, "scope"));
  },
};

function replied(call: NativeCall, value: Value, given: readonly Values[]): Values {
  return value.kind === "function"
    ? flatMap(invoked(call, value, given), (each) => bodyIn(call, each))
    : bodyIn(call, value);
}

/** What is answered, be it written as text. */
function bodyIn(call: NativeCall, value: Value): Values {
  const text = parsed(call, one(value));
  return text.size > 0 ? text : one(value);
}

function invoked(call: NativeCall, handler: Value, given: readonly Values[]): Values {
  const { machine } = call;
  return machine.verbs.awaited(machine.verbs.invoke(one(handler), implicitCall(call, given)));
}

/** `[status, body]`. */
export function second(call: NativeCall, values: Values): Values {
  return flatMap(values, (value) => call.machine.verbs.member(value, "1", call.frame, call.node));
}

/** Members of what a scope gives for a path. */
export const nockRouteMethods: Readonly<Record<string, Native>> = {
  reply,
  ...chained(
    "query",
    "matchHeader",
    "times",
    "once",
    "twice",
    "thrice",
    "optionally",
    "delay",
    "delayBody",
    "delayConnection",
    "basicAuth",
  ),
};

/** What `nock` exports. */
export function nockExternals(name: string): ((machine: Machine) => Values) | null {
  return name === "default" || name === "*"
    ? (machine) => one(machine.intern.native(nock, null))
    : null;
}
