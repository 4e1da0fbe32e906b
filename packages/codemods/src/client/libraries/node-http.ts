import { ts } from "ts-morph";
import { createServer } from "../../mock/test-server.ts";
import type { Machine } from "../../provenance/machine.ts";
import { emit } from "../../provenance/native/emitter.ts";
import { type Exported, libraryOf } from "../../provenance/native/library.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { textsOf } from "../../provenance/text/text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../../provenance/value.ts";
import { NOTHING, one, union } from "../../provenance/values.ts";
import { send } from "../http.ts";
import { nodeClient } from "../http-client.ts";
import { membersOf } from "../members-of.ts";
import { urlOfParts } from "../url-of-parts.ts";

const RESPONSE = { is: "response", client: nodeClient } as const;

/** `request(url, options?, callback?)`, `request(options, callback?)`: the body is written to what it gives. */
function request(name: string, protocol: string): Native {
  return {
    name,
    apply: (call) => {
      const { machine, frame, node, argNodes } = call;
      const sent = machine.site(node, frame.context, "emitter");
      giveMethods(machine, call, sent);
      const { url, urlNode, options, optionsIndex } = argumentsOf(call, protocol);
      const answers = send(
        machine,
        frame,
        {
          client: nodeClient,
          node,
          url,
          method: membersOf(call, options, "method"),
          headers: [membersOf(call, options, "headers"), one(headersOf(machine, sent))],
          body: machine.read(sent.element),
          query: NOTHING,
          instance: null,
          slots: {
            url: urlNode,
            options: optionsOf(argNodes[optionsIndex], call, optionsIndex),
            optionsIndex,
            body: null,
            verb: null,
          },
        },
        RESPONSE,
      );
      const callbacks = functionsIn(union(...call.args));
      emit({ ...call, self: sent }, "response", [answers]);
      machine.verbs.invoke(callbacks, { ...call, args: [answers], argNodes: [], self: null });
      return one(sent);
    },
  };
}

interface Arguments {
  readonly url: Values;
  readonly urlNode: NativeCall["argNodes"][number] | null;
  readonly options: Values;
  readonly optionsIndex: number;
}

/** A URL in front, or the options alone. */
function argumentsOf(call: NativeCall, protocol: string): Arguments {
  const { machine, args, argNodes } = call;
  const first = args[0] ?? NOTHING;
  const isUrl = [...first].some((value) => value.kind === "text" || isUrlObject(value));
  const [urlNode = null] = argNodes;
  if (!isUrl || !urlNode) {
    const url = urlOfParts(call, first, protocol);
    return { url, urlNode: null, options: first, optionsIndex: 0 };
  }
  const second = new Set([...(args[1] ?? NOTHING)].filter((value) => value.kind !== "function"));
  return { url: textsOf(machine, first, urlNode), urlNode, options: second, optionsIndex: 1 };
}

/** A `URL`; what the legacy `url.parse` gives is an object of options. */
function isUrlObject(value: Value): boolean {
  return isSite(value, "url") && ts.isNewExpression(value.node);
}

/** The expression of the options; a callback in their place is none. */
function optionsOf(
  node: NativeCall["argNodes"][number] | undefined,
  call: NativeCall,
  index: number,
): NativeCall["argNodes"][number] | null {
  const isCallback = functionsIn(call.args[index] ?? NOTHING).size > 0;
  return node && !isCallback ? node : null;
}

function functionsIn(values: Values): Values {
  return new Set([...values].filter(({ kind }) => kind === "function" || kind === "native"));
}

function headersOf(machine: Machine, sent: SiteValue): SiteValue {
  return machine.site(sent.node, sent.context, "headers");
}

/** `write`, `end` and `setHeader` of a request that is under way. */
function giveMethods(machine: Machine, call: NativeCall, sent: SiteValue): void {
  const give = (name: string, apply: Native["apply"]): void => {
    const native = machine.nativeAt(call.node, call.frame.context, { name, apply });
    machine.write(machine.prop(sent, name), one(machine.intern.native(native, null)));
  };
  const write: Native["apply"] = ({ args }) => {
    const isData = (value: Value): boolean => value.kind !== "function" && value.kind !== "plain";
    machine.write(sent.element, new Set([...(args[0] ?? NOTHING)].filter(isData)));
    return one(sent);
  };
  give("write", write);
  give("end", write);
  give("setHeader", ({ args }) => {
    const headers = headersOf(machine, sent);
    return machine.verbs.invoke(machine.verbs.member(headers, "set", call.frame, call.node), {
      ...call,
      args,
      argNodes: [],
      self: null,
    });
  });
  for (const name of ["setTimeout", "setNoDelay", "flushHeaders", "destroy", "abort"])
    give(name, () => one(sent));
}

const moduleOf = (name: string): Exported =>
  libraryOf(name, {
    request: request("request", `${name}:`),
    get: request("get", `${name}:`),
    createServer,
  });

/** What `node:http` exports. */
export const httpExternals: Exported = moduleOf("http");

/** What `node:https` exports. */
export const httpsExternals: Exported = moduleOf("https");
