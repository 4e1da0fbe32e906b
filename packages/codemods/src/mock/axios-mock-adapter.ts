import { fullUrl } from "../client/axios-url.ts";
import { membersOf } from "../client/members-of.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { textsOf } from "../provenance/text/text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union } from "../provenance/values.ts";
import { chained } from "./chained.ts";
import { answerRoute, mockRoute } from "./mocked-route.ts";
import { second } from "./nock.ts";

/** `new MockAdapter(axios)`: answers the paths that are added to it in place of the instance. */
const adapter: Native = {
  name: "MockAdapter",
  apply: () => JUST_UNKNOWN,
  construct: ({ machine, node, frame, args }) => {
    const mock = machine.site(node, frame.context, "mocked-client");
    machine.write(mock.element, args[0] ?? NOTHING);
    return one(mock);
  },
  member: (machine, name) =>
    name === "default" ? one(machine.intern.native(adapter, null)) : null,
};

/** Where a mock has what it was asked, and a path of it the list of that. */
const HISTORY = "history";

const VERBS: Readonly<Record<string, string | null>> = {
  onGet: "GET",
  onPost: "POST",
  onPut: "PUT",
  onPatch: "PATCH",
  onDelete: "DELETE",
  onAny: null,
};

function on(method: string | null, call: NativeCall): Values {
  const { machine, node, frame, self, args, argNodes } = call;
  if (self?.kind !== "site") return NOTHING;
  const instances = machine.read(self.element);
  // Before the instance is known, nobody can tell what is asked of it.
  if (instances.size === 0) return NOTHING;
  const urlNode = argNodes[0] ?? null;
  const paths = urlNode ? textsOf(machine, args[0] ?? NOTHING, urlNode) : NOTHING;
  const url = flatMap(instances, (instance) => {
    const defaults = machine.verbs.member(instance, "defaults", frame, node);
    const bases = [...membersOf(call, defaults, "baseURL")].filter(({ kind }) => kind !== "plain");
    return fullUrl(call, textsOf(machine, new Set(bases), node), paths);
  });
  const body = method === "POST" || method === "PUT" || method === "PATCH" ? args[1] : undefined;
  const route = machine.site(node, frame.context, "mocked-answer");
  machine.write(route.element, mockRoute(call, { method, url, urlNode, body: body ?? NOTHING }));
  machine.write(machine.prop(route, "scope"), one(self));
  machine.write(machine.prop(route, HISTORY), one(historyOf(call, self, method)));
  return one(route);
}

/** What a mock was asked, by the verbs: `mock.history.post`; the list of one path. */
function historyOf(
  { machine, node, frame }: NativeCall,
  mock: SiteValue,
  method: string | null,
): SiteValue {
  const asked = machine.site(node, frame.context, "array");
  const history = machine.site(mock.node, mock.context, "object");
  machine.write(machine.prop(mock, HISTORY), one(history));
  const verbs = method === null ? Object.values(VERBS) : [method];
  for (const verb of verbs)
    if (verb !== null) machine.write(machine.prop(history, verb.toLowerCase()), one(asked));
  return asked;
}

/** Members of a mock of an axios instance. */
export const adapterMethods: Readonly<Record<string, Native>> = {
  ...Object.fromEntries(
    Object.entries(VERBS).map(([name, method]): [string, Native] => [
      name,
      { name, apply: (call) => on(method, call) },
    ]),
  ),
  ...chained("reset", "restore", "resetHandlers", "resetHistory"),
};

const reply = (name: string): Native => ({
  name,
  apply: (call) => {
    const { machine, self, args } = call;
    if (self?.kind !== "site") return NOTHING;
    answerRoute(call, machine.read(self.element), (sent) => {
      const handlers = new Set([...(args[0] ?? NOTHING)].filter(isFunction));
      const config = one(configOf(call, sent));
      for (const asked of machine.read(machine.prop(self, HISTORY)))
        if (asked.kind === "site") machine.write(asked.element, config);
      const given = machine.verbs.invoke(handlers, implicitCall(call, [config]));
      return union(args[1] ?? NOTHING, second(call, machine.verbs.awaited(given)));
    });
    return machine.read(machine.prop(self, "scope"));
  },
});

function isFunction(value: Value): boolean {
  return value.kind === "function" || isSite(value, "mock-function");
}

/** The config of a request as a handler gets it: its body is JSON. */
function configOf({ machine, node, frame }: NativeCall, sent: Values): Value {
  const config = machine.site(node, frame.context, "object");
  const json = machine.site(node, frame.context, "json");
  machine.write(json.element, sent);
  machine.write(machine.prop(config, "data"), one(json));
  for (const name of ["url", "params", "headers", "baseURL"])
    machine.write(machine.prop(config, name), JUST_UNKNOWN);
  return config;
}

/** Members of what such a mock gives for a path. */
export const adapterRouteMethods: Readonly<Record<string, Native>> = {
  reply: reply("reply"),
  replyOnce: reply("replyOnce"),
  ...chained("withDelayInMs"),
};

/** What `axios-mock-adapter` exports. */
export function adapterExternals(name: string): ((machine: Machine) => Values) | null {
  return name === "default" || name === "*"
    ? (machine) => one(machine.intern.native(adapter, null))
    : null;
}
