import { ts } from "ts-morph";
import { answerAxios } from "../../mock/axios-stand-in.ts";
import type { HttpRequest } from "../../provenance/http-request.ts";
import type { NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { textsOf } from "../../provenance/text/text.ts";
import type { SiteValue, Values } from "../../provenance/value.ts";
import { union } from "../../provenance/values.ts";
import { fullUrl } from "../axios-url.ts";
import { bindAnswers, bindGiven } from "../bind-answers.ts";
import { send } from "../http.ts";
import { axiosClient } from "../http-client.ts";
import { membersOf } from "../members-of.ts";
import { intercept, settled } from "./axios-interceptors.ts";
import { transformed, transformedBody } from "./axios-transform.ts";

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

const RESPONSE = { is: "response", client: axiosClient } as const;

/** Sends a request of an instance and gives the promise of its answer. */
export function request(call: NativeCall, instance: SiteValue, sent: Sent): Values {
  const { machine, frame, node } = call;
  const defaults = machine.read(machine.prop(instance, "defaults"));
  const own = dropPlain(membersOf(call, sent.config, "baseURL"));
  const bases = own.size > 0 ? own : dropPlain(membersOf(call, defaults, "baseURL"));
  const baseTexts = textsOf(machine, bases, node);
  const urls = sent.urlNode ? textsOf(machine, sent.url, sent.urlNode) : sent.url;
  const asked = intercept(call, instance, { url: urls, baseURL: baseTexts, body: sent.body });
  const http: HttpRequest = {
    client: axiosClient,
    node,
    url: fullUrl(call, asked.baseURL, asked.url),
    method: sent.method,
    headers: [
      membersOf(call, defaults, "headers"),
      membersOf(call, sent.config, "headers"),
      asked.headers,
    ],
    body: transformedBody(call, union(defaults, sent.config), asked.body),
    query: membersOf(call, sent.config, "params"),
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
  const answered = send(machine, frame, http, RESPONSE);
  answerAxios(
    call,
    { ...sent, instance, verb: http.slots.verb?.getText() ?? null, url: urls },
    answered,
  );
  bindAnswers(call, answered);
  const read = transformed(call, union(defaults, sent.config), answered);
  const { given, rejected } = settled(call, instance, read, answered);
  bindGiven(call, given);
  return promiseOf(machine, given, node, frame.context, rejected);
}

/** `null` as a base is no base. */
function dropPlain(values: Values): Values {
  return new Set([...values].filter((value) => value.kind !== "plain"));
}
