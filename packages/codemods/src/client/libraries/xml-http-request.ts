import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { knownTexts, textsOf } from "../../provenance/text/text.ts";
import type { SiteValue, Value, Values } from "../../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../../provenance/values.ts";
import { giveMethods } from "../give-methods.ts";
import { send } from "../http.ts";
import { fetchClient, type HttpClient } from "../http-client.ts";
import { setHeaders } from "../set-headers.ts";
import { viewsOf } from "../views-of.ts";

const client: HttpClient = { ...fetchClient, name: "xhr", members: {}, promises: {} };

/** Where a request keeps its answers; no code can spell the name. */
const ANSWERS = "(answers)";

/** Events after which an answer is there. */
const EVENTS = ["load", "loadend", "readystatechange"] as const;

/** `XMLHttpRequest`: opened with a method and a URL, sent with a body, asked for its text by those that listen. */
export const xmlHttpRequest: Native = {
  name: "XMLHttpRequest",
  apply: () => JUST_PLAIN,
  construct: (call) => {
    const { machine, node, frame } = call;
    const xhr = machine.site(node, frame.context, "emitter");
    const headers = machine.site(node, frame.context, "headers");
    const held = machine.site(node, frame.context, "defaults");
    giveMethods(call, xhr, {
      open: (at) => {
        const answers = opened(at, headers, machine.read(held.element));
        machine.write(machine.prop(xhr, ANSWERS), answers);
        answer(call, xhr);
        return JUST_PLAIN;
      },
      setRequestHeader: ({ args }) => {
        setHeaders(call, headers, args);
        return JUST_PLAIN;
      },
      addEventListener: (at) => {
        for (const event of knownTexts(at.args[0] ?? NOTHING))
          machine.write(machine.prop(xhr, `on${event}`), at.args[1] ?? NOTHING);
        answer(call, xhr);
        return JUST_PLAIN;
      },
      send: ({ args }) => {
        const isData = (value: Value): boolean => value.kind !== "plain";
        machine.write(held.element, new Set([...(args[0] ?? NOTHING)].filter(isData)));
        answer(call, xhr);
        return JUST_PLAIN;
      },
    });
    return one(xhr);
  },
};

/** What the service answers to a request that is opened. */
function opened(call: NativeCall, headers: SiteValue, body: Values): Values {
  const { machine, frame, node, args, argNodes } = call;
  const [, urlNode = null] = argNodes;
  return send(
    machine,
    frame,
    {
      client,
      node,
      url: textsOf(machine, args[1] ?? NOTHING, urlNode ?? node),
      method: args[0] ?? NOTHING,
      headers: [one(headers)],
      body,
      query: NOTHING,
      instance: null,
      slots: {
        url: urlNode,
        options: null,
        optionsIndex: -1,
        body: null,
        verb: null,
        setter: "setRequestHeader",
      },
    },
    { is: "response", client },
  );
}

/** Shows the answer, and calls those that wait for it. */
function answer(call: NativeCall, xhr: SiteValue): void {
  const { machine, node, frame } = call;
  const answers = machine.read(machine.prop(xhr, ANSWERS));
  const text = viewsOf(machine, answers, "text");
  const isJson = knownTexts(machine.read(machine.prop(xhr, "responseType"))).includes("json");
  machine.write(machine.prop(xhr, "responseText"), text);
  machine.write(
    machine.prop(xhr, "response"),
    isJson ? viewsOf(machine, answers, "envelope") : text,
  );
  const event = machine.site(node, frame.context, "defaults");
  for (const name of ["target", "currentTarget"])
    machine.write(machine.prop(event, name), one(xhr));
  const waiting = union(...EVENTS.map((name) => machine.read(machine.prop(xhr, `on${name}`))));
  machine.verbs.invoke(waiting, { ...implicitCall(call, [one(event)]), self: xhr });
}
