import { undiciAgent } from "../../mock/undici-agent.ts";
import type { Machine } from "../../provenance/machine.ts";
import { type Exported, libraryOf } from "../../provenance/native/library.ts";
import type { Native } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { concat, textsOf } from "../../provenance/text/text.ts";
import type { SiteValue } from "../../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../../provenance/values.ts";
import { giveMethods } from "../give-methods.ts";
import { send } from "../http.ts";
import { fetchClient } from "../http-client.ts";
import { optionOf } from "../option-of.ts";
import type { OptionsClient } from "../options-client.ts";
import { optionsNative } from "../options-native.ts";
import { fetchNative, requestGlobal } from "./fetch.ts";

/** `undici.request`: an answer whose `body` is read like that of `fetch`, and is a stream. */
const undici: OptionsClient = {
  ...fetchClient,
  name: "request",
  replacesQuery: true,
  members: { body: "response" },
  streams: true,
  base: null,
  bodies: ["body"],
  queries: ["query"],
  verbs: [],
  makers: [],
  calls: {},
  gives: "response",
  shortcuts: {},
  hooks: [],
};

/** `new Client(origin)`, `new Pool(origin)`: requests name their path alone. */
const dispatcher = (name: string): Native => ({
  name,
  apply: () => JUST_UNKNOWN,
  construct: (call) => {
    const { machine, node, frame } = call;
    const site = machine.site(node, frame.context, "defaults");
    machine.write(machine.prop(site, "origin"), textsOf(machine, call.args[0] ?? NOTHING, node));
    giveMethods(call, site, { request: requestOn(site), close: () => JUST_UNKNOWN });
    return one(site);
  },
});

/** `client.request({ path, method, headers, body })`. */
const requestOn =
  (site: SiteValue): Native["apply"] =>
  (call) => {
    const { machine, node, frame, argNodes } = call;
    const [optionsNode = null] = argNodes;
    const option = (name: string) => optionOf(call, [call.args[0] ?? NOTHING], name);
    const origin = machine.read(machine.prop(site, "origin"));
    const answers = send(
      machine,
      frame,
      {
        client: undici,
        node,
        url: concat(machine, origin, textsOf(machine, option("path"), optionsNode ?? node)),
        method: option("method"),
        headers: [option("headers")],
        body: option("body"),
        query: option("query"),
        instance: site,
        slots: { url: null, options: optionsNode, optionsIndex: 0, body: null, verb: null },
      },
      { is: "response", client: undici },
    );
    return promiseOf(machine, answers, node, frame.context);
  };

const named: Exported = libraryOf("undici", {
  fetch: fetchNative,
  Request: requestGlobal,
  request: optionsNative(undici),
  Client: dispatcher("Client"),
  Pool: dispatcher("Pool"),
  MockAgent: undiciAgent,
});

/** What `undici` exports: its own client, and the names of the platform. */
export const undiciExternals: Exported = (name) =>
  named(name) ?? ((machine: Machine) => machine.externals.global(name)?.(machine) ?? JUST_UNKNOWN);
