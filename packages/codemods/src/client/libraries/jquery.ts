import { failuresOf } from "../../provenance/failure.ts";
import type { ShortSetting } from "../../provenance/http-request.ts";
import { implicitCall } from "../../provenance/invocation.ts";
import type { Machine } from "../../provenance/machine.ts";
import { callReady, tellOfRequest } from "../../provenance/native/jquery-events.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { textsOf } from "../../provenance/text/text.ts";
import { isSite, type Values } from "../../provenance/value.ts";
import { FOUND, JUST_NULLISH, JUST_UNKNOWN, NOTHING, one, union } from "../../provenance/values.ts";
import { rootFrame, rootNode } from "../axios-instance.ts";
import { hookedHeaders } from "../client-hooks.ts";
import { giveMethods } from "../give-methods.ts";
import { send } from "../http.ts";
import { fetchClient, type HttpClient } from "../http-client.ts";
import { optionOf } from "../option-of.ts";
import { setHeaders } from "../set-headers.ts";
import { shortSettings } from "../short-settings.ts";
import { viewsOf } from "../views-of.ts";
import { callbacksByStatus } from "./jquery-by-status.ts";
import { jqueryDeferred } from "./jquery-deferred.ts";
import { jqueryLists } from "./jquery-lists.ts";
import { withOwn } from "./jquery-own.ts";
import { jqueryPlugins } from "./jquery-plugins.ts";
import { requestPromise } from "./jquery-promise.ts";
import { toldSettings } from "./jquery-settings.ts";

/** jQuery gives the parsed body; its error is the request itself. */
const client: HttpClient = {
  ...fetchClient,
  name: "jquery",
  members: { responseJSON: "envelope", responseText: "text" },
  failure: { responseJSON: "envelope", responseText: "text" },
};

interface Sent {
  readonly url: Values;
  readonly urlNode: NativeCall["argNodes"][number] | null;
  /** What stands for the settings, in their order. */
  readonly settings: Values;
  readonly settingsIndex: number;
  readonly method: Values;
  readonly data: Values;
  readonly done: Values;
  readonly shortFor?: readonly ShortSetting[];
}

/** `$.ajax(settings)`, `$.ajax(url, settings)`. */
function ajax(call: NativeCall): Values {
  const [first = NOTHING, second = NOTHING] = call.args;
  const isUrl = [...first].some((value) => value.kind === "text" || isSite(value, "url"));
  const settings = isUrl ? second : first;
  const setting = (name: string): Values => optionOf(call, [settings], name);
  const method = setting("method");
  return request(call, {
    url: isUrl ? first : setting("url"),
    urlNode: isUrl ? (call.argNodes[0] ?? null) : null,
    settings,
    settingsIndex: isUrl ? 1 : 0,
    method: method.size > 0 ? method : setting("type"),
    data: setting("data"),
    done: setting("success"),
  });
}

/** `$.post(settings)`: as `$.ajax` is called, with a method of its own. */
function bySettings(call: NativeCall, settings: Values, verb: string): Values {
  const setting = (name: string): Values => optionOf(call, [settings], name);
  return request(call, {
    url: setting("url"),
    urlNode: null,
    settings,
    settingsIndex: 0,
    method: textOf(call, verb),
    data: setting("data"),
    done: setting("success"),
  });
}

function textOf({ machine, node }: NativeCall, text: string): Values {
  return one(machine.intern.text([{ text, node, start: 0, exact: false }]));
}

/** `$.get(url, data?, success?)` and its likes. */
const shorthand = (name: string, verb: string): Native => ({
  name,
  apply: (call) => {
    const [url = NOTHING, ...rest] = call.args;
    if (rest.length === 0 && [...url].some((value) => isSite(value, "object")))
      return bySettings(call, url, verb);
    const isCallback = (values: Values): boolean =>
      [...values].some(({ kind }) => kind === "function");
    const done = rest.find(isCallback) ?? NOTHING;
    const [data = NOTHING] = rest;
    const settings = shortSettings(call, name, verb, isCallback);
    return request(call, {
      ...(settings && { shortFor: settings }),
      url,
      urlNode: call.argNodes[0] ?? null,
      settings: NOTHING,
      settingsIndex: -1,
      method: textOf(call, verb),
      data: isCallback(data) ? NOTHING : data,
      done,
    });
  },
});

function request(call: NativeCall, sent: Sent): Values {
  const { machine, frame, node, argNodes } = call;
  const setting = (name: string): Values => optionOf(call, [sent.settings], name);
  const answers = send(
    machine,
    frame,
    {
      client,
      node,
      url: textsOf(machine, sent.url, sent.urlNode ?? argNodes[0] ?? node),
      method: sent.method,
      headers: [
        setting("headers"),
        optionOf(call, [one(setup(machine))], "headers"),
        hooked(call, sent),
      ],
      body: sent.data,
      query: sent.data,
      instance: null,
      slots: {
        url: sent.urlNode,
        options: argNodes[sent.settingsIndex] ?? null,
        optionsIndex: sent.settingsIndex,
        body: null,
        verb: null,
        ...(sent.shortFor && { shortFor: sent.shortFor }),
      },
    },
    { is: "response", client },
  );
  const given = viewsOf(machine, answers, "envelope");
  const refused = failuresOf(machine, answers);
  const invoke = (callbacks: Values, args: readonly Values[]): void => {
    machine.verbs.invoke(callbacks, implicitCall(call, args));
  };
  const forAll = (name: string): Values => optionOf(call, [one(setup(machine))], name);
  invoke(union(sent.done, forAll("success")), [given, NOTHING, answers]);
  invoke(union(setting("error"), forAll("error")), [refused]);
  invoke(union(setting("complete"), forAll("complete")), [answers]);
  invoke(callbacksByStatus(machine, setting("statusCode")), [refused]);
  tellOfRequest(call, { given, refused, answers, settings: toldSettings(call, sent) });
  return requestPromise(call, { given, refused, answers });
}

/** The headers that `beforeSend` gives the request that it is called with. */
function hooked(call: NativeCall, sent: Sent): Values {
  const { machine, node, frame } = call;
  const headers = hookedHeaders(call);
  const xhr = machine.site(node, frame.context, "defaults");
  giveMethods(call, xhr, {
    setRequestHeader: (at) => {
      for (const site of headers) if (isSite(site, "headers")) setHeaders(call, site, at.args);
      return NOTHING;
    },
  });
  const hooks = optionOf(call, [sent.settings, one(setup(machine))], "beforeSend");
  machine.verbs.invoke(hooks, implicitCall(call, [one(xhr), toldSettings(call, sent)]));
  return headers;
}

/** What `$.ajaxSetup` was given. */
function setup(machine: Machine) {
  return machine.site(rootNode(machine), rootFrame(machine).context, "defaults");
}

/** `$`, as far as requests are concerned. */
export const jquery = withOwn({
  name: "jQuery",
  // What it is given to do once the page is there has it as its argument.
  apply: (call) => {
    callReady(call);
    return one(FOUND);
  },
  members: {
    ajax: { name: "ajax", apply: ajax },
    get: shorthand("get", "GET"),
    getJSON: shorthand("getJSON", "GET"),
    post: shorthand("post", "POST"),
    ...jqueryLists,
    ...jqueryDeferred,
    fn: jqueryPlugins,
    noop: { name: "noop", apply: () => JUST_NULLISH },
    ajaxSetup: {
      name: "ajaxSetup",
      apply: ({ machine, args }) => {
        machine.write(setup(machine).spread, args[0] ?? NOTHING);
        return JUST_UNKNOWN;
      },
    },
  },
});
