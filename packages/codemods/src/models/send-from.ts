import { ts } from "ts-morph";
import { fullUrl } from "../client/axios-url.ts";
import { send } from "../client/http.ts";
import { baseQueryClient } from "../client/http-client.ts";
import { membersOf } from "../client/members-of.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { isNullish, isSite, type Values } from "../provenance/value.ts";
import { NOTHING, one, without } from "../provenance/values.ts";

/** The path of a request behind the base that options name. */
export function urlFrom(call: NativeCall): Values {
  const [options = NOTHING, path = NOTHING] = call.args;
  const base = new Set(
    [...membersOf(call, options, "baseUrl")].filter(({ kind }) => kind === "text"),
  );
  return fullUrl(call, base, path);
}

/**
 * Sends a request for a client that was made with options: the call belongs where the client is made, since
 * that is where all its requests get their headers.
 */
export function sendFrom(call: NativeCall): Values {
  const { machine, frame } = call;
  const [options = NOTHING, url = NOTHING, request = NOTHING, api = NOTHING] = call.args;
  const literal = [...options].find((value) => isSite(value, "object"))?.node;
  const maker = literal && ts.isCallExpression(literal.parent) ? literal.parent : null;
  const node = maker ?? call.node;
  const given = (name: string): Values => without(membersOf(call, request, name), isNullish);
  const prepared = machine.site(node, frame.context, "headers");
  const prepare = without(membersOf(call, options, "prepareHeaders"), isNullish);
  machine.verbs.invoke(prepare, implicitCall(call, [one(prepared), api]));
  const answers = send(
    machine,
    frame,
    {
      client: baseQueryClient,
      node,
      url,
      method: given("method"),
      headers: [membersOf(call, options, "headers"), given("headers"), one(prepared)],
      body: given("body"),
      query: given("params"),
      instance: null,
      slots: {
        url: null,
        options: maker && literal && ts.isExpression(literal) ? literal : null,
        optionsIndex: maker ? 0 : -1,
        body: null,
        verb: null,
      },
    },
    { is: "response", client: baseQueryClient },
  );
  return promiseOf(machine, answers, call.node, frame.context);
}
