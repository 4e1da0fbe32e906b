import { ts } from "ts-morph";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseGlobal, promiseOf } from "../provenance/native/promise.ts";
import { concat, hole, textsOf } from "../provenance/text.ts";
import type { TypeRef } from "../provenance/type-ref.ts";
import {
  flatMap,
  JUST_PLAIN,
  JUST_UNKNOWN,
  NOTHING,
  one,
  type SiteValue,
  type TextValue,
  union,
  type Values,
} from "../provenance/value.ts";
import { send } from "./http.ts";

const RESPONSE = { is: "response", client: "axios" } as const;

/** What `axios` exports. */
export function axiosExternals(name: string): ((machine: Machine) => Values) | null {
  if (name === "default" || name === "*" || name === "axios")
    return (machine) => one(globalInstance(machine));
  return (machine) =>
    machine.verbs.member(globalInstance(machine), name, rootFrame(machine), rootNode(machine));
}

function rootNode(machine: Machine): ts.SourceFile {
  const [module] = machine.program.modules.values();
  if (!module) throw new TypeError("a program without modules has no clients");
  return module.source;
}

function rootFrame(machine: Machine): NativeCall["frame"] {
  return {
    context: machine.moduleContext(machine.program.moduleOf(rootNode(machine))),
    flow: new Map(),
  };
}

function globalInstance(machine: Machine): SiteValue {
  return instanceAt(machine, rootNode(machine), rootFrame(machine).context);
}

/** An instance, with its defaults and interceptors to be filled by the code. */
function instanceAt(
  machine: Machine,
  node: ts.Node,
  context: NativeCall["frame"]["context"],
): SiteValue {
  const site = machine.site(node, context, "axios");
  if (site.props.size > 0) return site;
  machine.write(machine.prop(site, "defaults"), one(machine.site(node, context, "axios-defaults")));
  const interceptors = machine.site(node, context, "axios-interceptors");
  for (const side of ["request", "response"] as const) {
    const holder = machine.site(node, context, `axios-${side}`);
    const use: Native = {
      name: `use-${side}`,
      apply: ({ args, machine: runner }) => {
        runner.write(holder.element, args[0] ?? NOTHING);
        runner.write(holder.spread, args[1] ?? NOTHING);
        return JUST_PLAIN;
      },
    };
    machine.write(
      machine.prop(holder, "use"),
      one(machine.intern.native(machine.nativeAt(node, context, use), null)),
    );
    machine.write(machine.prop(interceptors, side), one(holder));
  }
  machine.write(machine.prop(site, "interceptors"), one(interceptors));
  return site;
}

function members(call: NativeCall, values: Values, name: string): Values {
  return flatMap(values, (value) => call.machine.verbs.member(value, name, call.frame, call.node));
}

/** The path put behind the base of the instance, as axios does. */
function fullUrl(call: NativeCall, bases: Values, paths: Values): Values {
  const { machine, node } = call;
  if (bases.size === 0) return paths;
  return flatMap(paths, (path) => {
    if (path.kind !== "text") return one(path);
    const head = path.parts[0];
    if (head && "text" in head && /^(https?:)?\/\//.test(head.text)) return one(path);
    return flatMap(bases, (base) =>
      base.kind === "text"
        ? concat(machine, one(joined(machine, base, path, node)), one(path))
        : one(path),
    );
  });
}

/** The base without a slash at its end, and one where the path has none. */
function joined(machine: Machine, base: TextValue, path: TextValue, node: ts.Node): TextValue {
  const last = base.parts.at(-1);
  const first = path.parts[0];
  const ends = last !== undefined && "text" in last && last.text.endsWith("/");
  const starts = first !== undefined && "text" in first && first.text.startsWith("/");
  if (ends && starts) {
    const trimmed = { ...last, text: last.text.slice(0, -1) };
    return machine.intern.text([...base.parts.slice(0, -1), trimmed]);
  }
  if (ends || starts || path.parts.length === 0) return base;
  return machine.intern.text([...base.parts, { text: "/", node, start: 0, exact: false }]);
}

interface Sent {
  readonly url: Values;
  readonly urlNode: ts.Expression | null;
  readonly method: Values;
  readonly body: Values;
  readonly bodyNode: ts.Expression | null;
  readonly config: Values;
  readonly configNode: ts.Expression | null;
  readonly configIndex: number;
}

function request(call: NativeCall, instance: SiteValue, sent: Sent): Values {
  const { machine, frame, node } = call;
  const defaults = machine.read(machine.prop(instance, "defaults"));
  const bases = union(members(call, defaults, "baseURL"), members(call, sent.config, "baseURL"));
  const baseTexts = textsOf(machine, dropPlain(bases), node);
  const urls = sent.urlNode ? textsOf(machine, sent.url, sent.urlNode) : sent.url;
  const http: HttpRequest = {
    client: "axios",
    node,
    url: fullUrl(call, baseTexts, urls),
    method: sent.method,
    headers: [
      members(call, defaults, "headers"),
      members(call, sent.config, "headers"),
      members(call, one(machine.site(instance.node, instance.context, "axios-config")), "headers"),
    ],
    body: sent.body,
    query: members(call, sent.config, "params"),
    instance,
    slots: {
      url: sent.urlNode,
      options: sent.configNode,
      optionsIndex: sent.configIndex,
      body: sent.bodyNode,
      verb:
        ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
          ? node.expression.name
          : null,
    },
  };
  intercept(call, instance);
  const answered = send(machine, frame, http, RESPONSE);
  return promiseOf(machine, unwrapped(call, instance, answered), node, frame.context);
}

/** `null` as a base is no base. */
function dropPlain(values: Values): Values {
  return new Set([...values].filter((value) => value.kind !== "plain"));
}

function holder(call: NativeCall, instance: SiteValue, side: "request" | "response"): SiteValue {
  return call.machine.site(instance.node, instance.context, `axios-${side}`);
}

/** Request interceptors see a config whose headers they may write. */
function intercept(call: NativeCall, instance: SiteValue): void {
  const { machine } = call;
  const config = machine.site(instance.node, instance.context, "axios-config");
  machine.write(
    machine.prop(config, "headers"),
    one(machine.site(instance.node, instance.context, "headers")),
  );
  const handlers = machine.read(holder(call, instance, "request").element);
  machine.verbs.invoke(handlers, {
    ...call,
    args: [one(config)],
    argNodes: [],
    typeArguments: [],
    self: null,
  });
}

/** Response interceptors may unwrap the answer. */
function unwrapped(call: NativeCall, instance: SiteValue, answer: Values): Values {
  const { machine } = call;
  const { element, spread } = holder(call, instance, "response");
  const handlers = new Set([...machine.read(element)].filter((value) => value.kind !== "plain"));
  const invocation = { ...call, argNodes: [], typeArguments: [], self: null };
  const answered = new Set([...answer].filter((value) => value.kind === "service"));
  const failed = flatMap(
    answered,
    (value): Values =>
      value.kind === "service"
        ? one(machine.intern.service(value.call, { is: "failure" }))
        : NOTHING,
  );
  machine.verbs.invoke(machine.read(spread), { ...invocation, args: [failed] });
  if (handlers.size === 0) return answer;
  return machine.verbs.awaited(machine.verbs.invoke(handlers, { ...invocation, args: [answer] }));
}

function verb(name: string, hasBody: boolean): Native {
  return {
    name,
    apply: (call) => {
      const { self, args, argNodes } = call;
      if (self?.kind !== "site") return JUST_UNKNOWN;
      const configIndex = hasBody ? 2 : 1;
      const config = args[configIndex] ?? NOTHING;
      return request(call, self, {
        url: args[0] ?? NOTHING,
        urlNode: argNodes[0] ?? null,
        method: one(
          call.machine.intern.text([{ text: name, node: call.node, start: 0, exact: false }]),
        ),
        body: hasBody ? (args[1] ?? NOTHING) : members(call, config, "data"),
        bodyNode: hasBody ? (argNodes[1] ?? null) : null,
        config,
        configNode: argNodes[configIndex] ?? null,
        configIndex,
      });
    },
  };
}

/** `axios(config)`, `axios(url, config)` and `axios.request(config)`. */
function requestByConfig(call: NativeCall, instance: SiteValue): Values {
  const { args, argNodes } = call;
  const first = args[0] ?? NOTHING;
  const isUrl = [...first].some((value) => value.kind === "text");
  const config = isUrl ? (args[1] ?? NOTHING) : first;
  const configNode = (isUrl ? argNodes[1] : argNodes[0]) ?? null;
  const url = isUrl ? first : members(call, config, "url");
  return request(call, instance, {
    url: isUrl ? url : textsOf(call.machine, url, call.node),
    urlNode: isUrl ? (argNodes[0] ?? null) : null,
    method: members(call, config, "method"),
    body: members(call, config, "data"),
    bodyNode: null,
    config,
    configNode,
    configIndex: isUrl ? 1 : 0,
  });
}

export function callAxios(client: SiteValue, call: NativeCall): Values {
  return requestByConfig(call, client);
}

const create: Native = {
  name: "create",
  apply: (call) => {
    const { machine, frame, node } = call;
    const instance = instanceAt(machine, node, frame.context);
    machine.write(
      machine.site(node, frame.context, "axios-defaults").spread,
      call.args[0] ?? NOTHING,
    );
    return one(instance);
  },
};

/** Methods of axios and its instances. */
export const axiosMethods: Readonly<Record<string, Native>> = {
  get: verb("get", false),
  delete: verb("delete", false),
  head: verb("head", false),
  options: verb("options", false),
  post: verb("post", true),
  put: verb("put", true),
  patch: verb("patch", true),
  request: {
    name: "request",
    apply: (call) => (call.self?.kind === "site" ? requestByConfig(call, call.self) : JUST_UNKNOWN),
  },
  create,
  all: promiseGlobal.members?.["all"] ?? create,
  spread: {
    name: "spread",
    apply: (call) => {
      const spread: Native = {
        name: "spreading",
        apply: (inner) => {
          const places = [0, 1, 2, 3, 4, 5].map((index) =>
            members(inner, inner.args[0] ?? NOTHING, String(index)),
          );
          return inner.machine.verbs.invoke(call.args[0] ?? NOTHING, {
            ...inner,
            args: places,
            argNodes: [],
            typeArguments: [],
            self: null,
          });
        },
      };
      return one(
        call.machine.intern.native(
          call.machine.nativeAt(call.node, call.frame.context, spread),
          null,
        ),
      );
    },
  },
  isAxiosError: { name: "isAxiosError", apply: () => JUST_PLAIN },
  isCancel: { name: "isCancel", apply: () => JUST_PLAIN },
};

/** A parameter of type `AxiosInstance` that nothing known is given to: a client with an unknown base. */
export function ofAxiosType(machine: Machine, name: string, type: TypeRef): Values {
  if (name !== "AxiosInstance" && name !== "AxiosStatic") return JUST_UNKNOWN;
  const context = machine.moduleContext(type.module);
  const instance = instanceAt(machine, type.node, context);
  machine.write(
    machine.prop(machine.site(type.node, context, "axios-defaults"), "baseURL"),
    one(hole(machine, type.node, null)),
  );
  return one(instance);
}
