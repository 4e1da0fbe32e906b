import { ts } from "ts-morph";
import { failuresOf } from "../../provenance/failure.ts";
import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { knownTexts, textsOf } from "../../provenance/text/text.ts";
import { annotated } from "../../provenance/types/typed.ts";
import { isNullish, type Values } from "../../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union, without } from "../../provenance/values.ts";
import { exportedByModel } from "../exported-by-model.ts";
import { send } from "../http.ts";
import type { HttpClient } from "../http-client.ts";
import { membersOf } from "../members-of.ts";
import { observed } from "../observed.ts";
import { verbMembers } from "../verb-members.ts";
import { verbOf } from "../verb-of.ts";
import { intercepted } from "./angular-interceptors.ts";

/** Angular gives the parsed body, or a response that has it; its error has it too. */
const client: HttpClient = {
  name: "angular",
  members: { body: "envelope" },
  promises: {},
  streams: false,
  failure: { error: "envelope" },
  tellsUrl: ["response", "error"],
  interceptors: false,
  bodyOption: "body",
  isCold: true,
  parsesUrls: true,
  copies: ["@angular/common/http", "copiedResponse"],
};

/** Where the arguments of a method stand; null where it takes none of the kind. */
interface Places {
  readonly url: number;
  readonly body: number | null;
  readonly options: number;
}

function sendBy(call: NativeCall, method: Values, places: Places, verb: ts.Node | null): Values {
  const { machine, frame, node, args, argNodes } = call;
  const argument = (index: number | null): Values =>
    index === null ? NOTHING : (args[index] ?? NOTHING);
  const options = argument(places.options);
  const option = (name: string): Values => without(membersOf(call, options, name), isNullish);
  const body = union(argument(places.body), option("body"));
  const { requests, through } = intercepted(call, [method, argument(places.url), body, options]);
  const part = (name: string): Values => without(membersOf(call, requests, name), isNullish);
  const urlNode = argNodes[places.url] ?? null;
  const answers = send(
    machine,
    frame,
    {
      client,
      node,
      url: textsOf(machine, part("url"), urlNode ?? node),
      method,
      headers: [option("headers"), part("headers"), part("added")],
      body: part("body"),
      query: union(option("params"), part("addedParams")),
      instance: null,
      slots: {
        url: urlNode,
        options: argNodes[places.options] ?? null,
        optionsIndex: places.options,
        body: places.body === null ? null : (argNodes[places.body] ?? null),
        verb,
        everywhere: givenToAll(call, requests),
      },
    },
    { is: "response", client },
  );
  const given = through(observed(call, answers, failuresOf(machine, answers)));
  const [type] = call.typeArguments;
  if (type) annotated(machine, bodiesIn(call, given), type, frame);
  const whole = knownTexts(option("observe")).some((text) => text !== "body");
  return whole
    ? given
    : machine.verbs.invoke(
        exportedByModel(machine, "@angular/common/http", "bodiesOf"),
        implicitCall(call, [given]),
      );
}

/** The literal that interceptors give each request as headers; null where one may pass without it. */
function givenToAll(call: NativeCall, requests: Values): ts.ObjectLiteralExpression | null {
  const [first = [], ...others] = [...requests].map((request) =>
    [...membersOf(call, one(request), "added")].flatMap((value) =>
      value.kind === "site" && ts.isObjectLiteralExpression(value.node) ? [value.node] : [],
    ),
  );
  const isAnew = (node: ts.Node): boolean => ts.findAncestor(node, ts.isFunctionLike) !== undefined;
  return (
    first.find((node) => isAnew(node) && others.every((nodes) => nodes.includes(node))) ?? null
  );
}

/** What `observe: 'body'` shows of the responses that observables give. */
function bodiesIn(call: NativeCall, observables: Values): Values {
  return membersOf(call, membersOf(call, observables, "held"), "body");
}

const verb = (name: string, hasBody: boolean): Native => ({
  name,
  apply: (call) =>
    sendBy(
      call,
      one(call.machine.intern.text([{ text: name, node: call.node, start: 0, exact: false }])),
      { url: 0, body: hasBody ? 1 : null, options: hasBody ? 2 : 1 },
      verbOf(call.node),
    ),
});

/** The methods of Angular's client, by their names. */
export const angularVerbs: Native = {
  name: "angularVerbs",
  apply: () => JUST_UNKNOWN,
  members: verbMembers(verb),
};

/** `request(method, url, options)`, or a request that was made before. */
export const angularRequest: Native = {
  name: "request",
  apply: (call) => {
    const [first = NOTHING] = call.args;
    if ((call.args[1]?.size ?? 0) > 0)
      return sendBy(call, first, { url: 1, body: null, options: 2 }, null);
    const made = flatMap(first, (value) => (value.kind === "site" ? one(value) : NOTHING));
    const url = made.size > 0 ? membersOf(call, made, "url") : first;
    return sendBy(
      { ...call, args: [url, made], argNodes: [] },
      membersOf(call, made, "method"),
      { url: 0, body: null, options: 1 },
      null,
    );
  },
};
