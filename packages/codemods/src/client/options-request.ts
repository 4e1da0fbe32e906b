import { failuresOf } from "../provenance/failure.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { textsOf } from "../provenance/text/text.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one, union } from "../provenance/values.ts";
import { fullUrl } from "./axios-url.ts";
import { bindAnswers } from "./bind-answers.ts";
import { callHooks, hookedBody, hookedHeaders } from "./client-hooks.ts";
import { send } from "./http.ts";
import type { View } from "./http-client.ts";
import { firstOption, optionOf, orNoMethod, withParents } from "./option-of.ts";
import type { OptionsClient } from "./options-client.ts";
import { promiseWith } from "./promise-with.ts";
import { verbOf } from "./verb-of.ts";
import { viewsOf } from "./views-of.ts";

interface Way {
  readonly client: OptionsClient;
  readonly defaults: SiteValue | null;
  /** The method that the member is named after. */
  readonly verb: string | null;
  /** What awaiting the call gives; null where the client says so. */
  readonly gives: View | null;
}

/** Sends the request of a call that takes a URL and options, or options alone. */
export function requestWithOptions(call: NativeCall, way: Way): Values {
  const { machine, frame, node, argNodes } = call;
  const { client, defaults, verb } = way;
  const first = call.args[0] ?? NOTHING;
  const isUrl = [...first].some((value) => value.kind === "text" || isSite(value, "url"));
  const index = isUrl ? 1 : 0;
  const own = call.args[index] ?? NOTHING;
  const layers = [own, ...withParents(call, defaults)];
  const option = (name: string): Values => firstOption(call, layers, name);
  const path = isUrl ? first : option("url");
  const urlNode = argNodes[0] ?? node;
  const url = textsOf(machine, path, urlNode);
  const base = client.base ? textsOf(machine, option(client.base), urlNode) : NOTHING;
  const { client: reader, gives } = client.reading?.(option) ?? { client, gives: client.gives };
  const request: HttpRequest = {
    client: reader,
    node,
    url: fullUrl(call, base, url),
    method: verb ? textOf(call, verb) : orNoMethod(call, own, option("method")),
    headers: [...layers.map((layer) => optionOf(call, [layer], "headers")), hookedHeaders(call)],
    body: union(...client.bodies.map(option), hookedBody(call, client.bodies)),
    query: union(...client.queries.map(option)),
    instance: defaults,
    slots: {
      url: isUrl ? (argNodes[0] ?? null) : null,
      options: argNodes[index] ?? null,
      optionsIndex: index,
      body: null,
      verb: verb ? verbOf(node) : null,
    },
  };
  const answers = send(machine, frame, request, { is: "response", client: reader });
  const hooked = (name: string): Values => optionOf(call, layers, name);
  const passed = callHooks(call, client.hooks, hooked, answers, client.bodies);
  const given = givenOf(call, client, passed, way.gives ?? gives);
  bindAnswers(call, answers);
  return promiseWith(
    call,
    promiseOf(machine, given, node, frame.context, failuresOf(machine, answers)),
    passed,
    client.shortcuts,
  );
}

/** What awaiting the call gives of its answers: the very member, where hooks may have written to it. */
function givenOf(call: NativeCall, client: OptionsClient, answers: Values, view: View): Values {
  const { machine, frame, node } = call;
  const { body } = client;
  if (body === undefined || view === "response") return viewsOf(machine, answers, view);
  return flatMap(answers, (answer) =>
    answer.kind === "service"
      ? machine.verbs.member(answer, body, frame, node)
      : viewsOf(machine, one(answer), view),
  );
}

function textOf({ machine, node }: NativeCall, text: string): Values {
  return one(machine.intern.text([{ text, node, start: 0, exact: false }]));
}
