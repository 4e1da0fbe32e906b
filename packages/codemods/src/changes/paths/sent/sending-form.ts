import { prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { axiosClient, fetchClient } from "../../../client/http-client.ts";
import { quoted } from "../../../edit/quote.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { isSite } from "../../../provenance/value.ts";
import { jsonTexts } from "../../bodies/json-text.ts";
import type { Adaptation } from "./adaptation.ts";

/** The expressions of a request that is given to the call in place of another. */
interface Given {
  readonly address: string;
  readonly body: string | null;
  readonly method: string | null;
}

/** What all prefixes of v2 end with, as a pattern. */
const VERSION = `\\/${prefixes.v2[0].split("/").at(-1)}\\/`;

/** How the function says its types: those of another library may be hidden by names that the file has itself. */
export type SignatureTypes = "global" | "any" | "none";

/** A way in which calls are given a request, and how a function that stands between says it. */
export interface SendingForm {
  readonly functionName: string;
  /** How many arguments hold the request. */
  readonly size: number;
  /** How many the call may have. */
  readonly most: number;
  /** Whether the function gives several arguments. */
  readonly spreads: boolean;
  isUsedBy(use: ExchangeUse): boolean;
  /** Whether the function finds what it needs in requests as they were seen. */
  takes(adaptation: Adaptation, use: ExchangeUse): boolean;
  signature(name: string, types: SignatureTypes): string;
  /** The address, the method and what is sent, as the function has them; no method where all have the same. */
  readonly address: string;
  readonly method: string | null;
  readonly body: string;
  /** The pattern of what stands before a path of the service. */
  readonly before: string;
  given(request: Given): string;
  /** The request as it came. */
  readonly same: string;
}

/** Whether the body is handed over as JSON. */
function isEncoded({ body }: ExchangeUse): boolean {
  return jsonTexts(body).length > 0 || [...body].some((value) => isSite(value, "json"));
}

const FETCH_SIGNATURES: Readonly<Record<SignatureTypes, (name: string) => string>> = {
  global: (name) =>
    `${name}(...[url, init = {}]: Parameters<typeof fetch>): Parameters<typeof fetch>`,
  any: (name) => `${name}(url: any, init: any = {}): [any, any]`,
  none: (name) => `${name}(url, init = {})`,
};

/** `fetch(url, { method, body: JSON.stringify(body) })` */
const byFetch: SendingForm = {
  functionName: "asV2Request",
  size: 2,
  most: 2,
  spreads: true,
  isUsedBy: ({ request: { client, slots } }) => client === fetchClient && slots.optionsIndex === 1,
  takes: ({ by }, use) => by === "query" || isEncoded(use),
  signature: (name, types) => FETCH_SIGNATURES[types](name),
  address: "String(url)",
  method: `(init.method ?? ${quoted("GET")}).toUpperCase()`,
  body: "JSON.parse(String(init.body))",
  before: VERSION,
  given: ({ address, body, method }) =>
    body === null
      ? `[${address}, init]`
      : `[${address}, { ...init, ${method ? `method: ${method}, ` : ""}body: JSON.stringify(${body}) }]`,
  same: "[url, init]",
};

/** The prefix may belong to the client. */
const APART = `(?:^\\/?|${VERSION})`;

/** `axios({ url, method, data })` and `client.request({ … })` */
const byConfig: SendingForm = {
  functionName: "asV2Config",
  size: 1,
  most: 1,
  spreads: false,
  isUsedBy: ({ request: { client, slots } }) =>
    client === axiosClient && slots.options !== null && slots.optionsIndex === 0,
  takes: ({ by }, use) => by !== "query" && !isEncoded(use),
  signature: (name, types) =>
    types !== "none"
      ? `${name}<Config extends { url?: string; method?: string; data?: any }>(config: Config): Config`
      : `${name}(config)`,
  address: "String(config.url)",
  method: `(config.method ?? ${quoted("GET")}).toUpperCase()`,
  body: "config.data",
  before: APART,
  given: ({ address, body, method }) =>
    `{ ...config, url: ${address}${method ? `, method: ${method}` : ""}, data: ${body} }`,
  same: "config",
};

/** `client.post(url, data)` */
const byPost: SendingForm = {
  functionName: "asV2Post",
  size: 2,
  most: 3,
  spreads: true,
  isUsedBy: ({ request: { client, slots } }) =>
    client === axiosClient && slots.body !== null && slots.verb?.getText() === "post",
  takes: ({ by, endpoint, to }, use) =>
    by === "body" && endpoint.method === to.method && !isEncoded(use),
  signature: (name, types) =>
    types !== "none" ? `${name}(url: string, data?: any): [string, any]` : `${name}(url, data)`,
  address: "String(url)",
  method: null,
  body: "data",
  before: APART,
  given: ({ address, body }) => `[${address}, ${body}]`,
  same: "[url, data]",
};

const FORMS = [byFetch, byConfig, byPost];

/** How a request is given to the call that sends it; null where that is in no known form. */
export function sendingFormOf(use: ExchangeUse): SendingForm | null {
  const { node } = use.request;
  if (!ts.isCallExpression(node) || node.arguments.some(ts.isSpreadElement)) return null;
  const count = node.arguments.length;
  return (
    FORMS.find((form) => form.isUsedBy(use) && count >= form.size && count <= form.most) ?? null
  );
}
