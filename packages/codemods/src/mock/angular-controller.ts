import { endpoints } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { matchUrl } from "../client/addresses/match-url.ts";
import { membersOf } from "../client/members-of.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { knownTexts, textsOf } from "../provenance/text/text.ts";
import { isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../provenance/values.ts";
import { askedOfRequest } from "./asked-of-request.ts";
import { answerRoute, mockRoute } from "./mocked-route.ts";

/** `controller.expectOne(url)`, `controller.expectOne({ method, url })`: a request that a test answers by itself. */
function expectRequest(call: NativeCall): Values {
  const { machine, frame } = call;
  const asked = askedOfRequest(call.argNodes[0]);
  if (!asked) return expected(call, methodsIn(call));
  const given = (node: ts.Expression | null) =>
    node ? machine.verbs.evaluate(node, frame) : NOTHING;
  const told = { ...call, args: [given(asked.url)], argNodes: [asked.url] };
  return expected(told, knownTexts(given(asked.method)));
}

/** The methods that a description of a request names. */
function methodsIn(call: NativeCall): readonly string[] {
  const objects = new Set(
    [...(call.args[0] ?? NOTHING)].filter((value) => isSite(value, "object")),
  );
  return knownTexts(membersOf(call, objects, "method"));
}

function expected(call: NativeCall, methods: readonly string[]): Values {
  const { machine, node, frame, args, argNodes } = call;
  const [asked = NOTHING] = args;
  const objects = new Set([...asked].filter((value) => isSite(value, "object")));
  const texts = union(
    new Set([...asked].filter(({ kind }) => kind === "text")),
    membersOf(call, objects, "url"),
  );
  const urlNode = urlNodeOf(argNodes[0]);
  const url = urlNode ? textsOf(machine, texts, urlNode) : texts;
  const named = methods.map((text) => text.toUpperCase());
  const site = machine.site(node, frame.context, "expected-request");
  for (const method of named.length > 0 ? named : methodsCalled(call))
    machine.write(site.element, mockRoute(call, { method, url, urlNode }));
  if ([...url].some(isOfService)) machine.write(machine.prop(site, AWAITED), JUST_PLAIN);
  machine.write(machine.prop(site, "scope"), one(site));
  machine.write(machine.prop(site, "request"), requestOf(call, machine.read(site.element)));
  return one(site);
}

function urlNodeOf(given: ts.Expression | undefined): ts.Expression | null {
  if (!given || !ts.isObjectLiteralExpression(given)) return given ?? null;
  const member = given.properties.find((property) => property.name?.getText() === "url");
  return member && ts.isPropertyAssignment(member) ? member.initializer : null;
}

/** Says of a request that the service has its path, be it that no call of it was seen yet; no code can spell the name. */
const AWAITED = "(awaited)";

function isOfService(url: Value): boolean {
  return (
    url.kind === "text" && endpoints.some(({ method }) => matchUrl(url, method).is === "endpoint")
  );
}

/** The methods of the calls that the program makes: a URL alone means any of them. */
function methodsCalled({ machine }: NativeCall): readonly string[] {
  const calls = [...machine.read(machine.exchanges.news)].flatMap((value) =>
    value.kind === "service" ? [value.call.endpoint.method] : [],
  );
  return [...new Set(calls)];
}

/** The request as the test sees it. */
function requestOf({ machine, node, frame }: NativeCall, envelopes: Values): Values {
  const request = machine.site(node, frame.context, "object");
  const bodies = flatMap(envelopes, (value) => {
    if (value.kind !== "service" || value.call.endpoint.request === "none") return NOTHING;
    const { request: of } = value.call.endpoint;
    return one(machine.intern.service(value.call, { is: "payload", of }));
  });
  machine.write(machine.prop(request, "body"), bodies);
  for (const name of ["url", "urlWithParams", "method", "headers", "params"])
    machine.write(machine.prop(request, name), JUST_UNKNOWN);
  return one(request);
}

/** Methods of a request that a test answers. */
export const expectedRequestMethods: Readonly<Record<string, Native>> = {
  flush: {
    name: "flush",
    apply: (call) => {
      const { machine, self, args } = call;
      if (self?.kind !== "site") return NOTHING;
      const envelopes = machine.read(self.element);
      const isAwaited = machine.read(machine.prop(self, AWAITED)).size > 0;
      if (envelopes.size > 0 || !isAwaited) answerRoute(call, envelopes, () => args[0] ?? NOTHING);
      return NOTHING;
    },
  },
};

/** `expectOne` of Angular's `HttpTestingController`. */
export const angularExpectOne: Native = { name: "expectOne", apply: expectRequest };

/** Its `match`: all requests that fit. */
export const angularMatch: Native = {
  name: "match",
  apply: (call) => {
    const { machine, node, frame } = call;
    const list = machine.site(node, frame.context, "array");
    machine.write(list.element, expectRequest(call));
    return one(list);
  },
};
