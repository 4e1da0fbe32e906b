import { failuresOf } from "../../provenance/failure.ts";
import { implicitCall } from "../../provenance/invocation.ts";
import { libraryOf } from "../../provenance/native/library.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { textsOf } from "../../provenance/text/text.ts";
import { NOTHING, one } from "../../provenance/values.ts";
import { bindAnswers } from "../bind-answers.ts";
import { send } from "../http.ts";
import { membersOf } from "../members-of.ts";
import { observed, observedPromise } from "../observed.ts";
import type { OptionsClient } from "../options-client.ts";
import { requestWithOptions } from "../options-request.ts";
import { verbOf } from "../verb-of.ts";
import { viewsOf } from "../views-of.ts";
import { fetchNative } from "./fetch.ts";

/** `ajax` gives the parsed body as `response`, and so does its error. */
const ajaxClient: OptionsClient = {
  name: "ajax",
  members: { response: "envelope" },
  promises: {},
  streams: false,
  failure: { response: "envelope" },
  interceptors: false,
  isCold: true,
  base: null,
  bodies: ["body"],
  queries: ["queryParams"],
  verbs: [],
  makers: [],
  calls: {},
  gives: "response",
  shortcuts: {},
  hooks: [],
};

/** `ajax.get(url, headers)`, `ajax.post(url, body, headers)`: the headers stand by themselves. */
const verb = (name: string, hasBody: boolean, gives: "response" | "envelope"): Native => ({
  name,
  apply: (call) => {
    const { machine, frame, node, args, argNodes } = call;
    const headersIndex = hasBody ? 2 : 1;
    const method = name === "getJSON" ? "get" : name;
    const answers = send(
      machine,
      frame,
      {
        client: ajaxClient,
        node,
        url: textsOf(machine, args[0] ?? NOTHING, argNodes[0] ?? node),
        method: one(machine.intern.text([{ text: method, node, start: 0, exact: false }])),
        headers: [args[headersIndex] ?? NOTHING],
        body: hasBody ? (args[1] ?? NOTHING) : NOTHING,
        query: NOTHING,
        instance: null,
        slots: {
          url: argNodes[0] ?? null,
          options: null,
          optionsIndex: -1,
          headersIndex,
          body: hasBody ? (argNodes[1] ?? null) : null,
          verb: verbOf(node),
        },
      },
      { is: "response", client: ajaxClient },
    );
    bindAnswers(call, answers);
    return observed(call, viewsOf(machine, answers, gives), failuresOf(machine, answers));
  },
});

const ajax: Native = {
  name: "ajax",
  apply: (call) =>
    observedPromise(
      call,
      requestWithOptions(call, { client: ajaxClient, defaults: null, verb: null, gives: null }),
    ),
  members: {
    get: verb("get", false, "response"),
    getJSON: verb("getJSON", false, "envelope"),
    delete: verb("delete", false, "response"),
    post: verb("post", true, "response"),
    put: verb("put", true, "response"),
    patch: verb("patch", true, "response"),
  },
};

/** What `rxjs/ajax` exports. */
export const rxjsAjax = libraryOf("rxjs/ajax", { ajax });

/** `fromFetch(url, { selector, … })`: an observable of the answer, or of what is chosen of it. */
function fromFetch(call: NativeCall): ReturnType<Native["apply"]> {
  const { machine, args } = call;
  const answers = fetchNative.apply(call);
  const select = membersOf(call, args[1] ?? NOTHING, "selector");
  const given = new Set([...select].filter(({ kind }) => kind === "function"));
  if (given.size === 0) return observedPromise(call, answers);
  const received = machine.verbs.awaited(answers);
  return observedPromise(call, machine.verbs.invoke(given, implicitCall(call, [received])));
}

/** What `rxjs/fetch` exports. */
export const rxjsFetch = libraryOf("rxjs/fetch", {
  fromFetch: { name: "fromFetch", apply: fromFetch },
});
