import {
  type Call,
  ConversionError,
  convertRequest,
  findCall,
  type HttpRequest,
  type RequestOptions,
} from "@habitshift/converter";
import {
  type Endpoint,
  keyHeader,
  prefixedEndpoints,
  type Successor,
  tokenHeader,
} from "@habitshift/schemas";
import { BodyFault, GatewayFault, statusOf } from "./gateway-fault.ts";
import { requestHeaders } from "./pass-headers.ts";
import { addressOf, readerOf, withoutParameters } from "./v2-address.ts";

/** What a v1 request needs of v2. */
export interface Plan {
  readonly endpoint: Endpoint;
  readonly successor: Successor;
  /** What was asked of v1, as the converter takes it. */
  readonly request: HttpRequest;
  /** What the converter would find of it; undefined where it has to look. */
  readonly call: Call | undefined;
  /** True where v2 answers by pages, and v1 did whole. */
  readonly isPaged: boolean;
  /** The habit that must be known first (decisions `habits` and `check-in-done`). */
  readonly habit: NeededHabit | undefined;
  /** With whose key and headers the gateway reads on its own. */
  readonly like: HttpRequest;
  /** What is asked of v2, now that the habit is known, or cannot be. */
  readonly complete: (
    habit: Readonly<Record<string, unknown>> | undefined,
  ) => readonly HttpRequest[];
}

export interface NeededHabit {
  readonly url: string;
  /** True where what it was a moment ago will not do, as all of its goals are written. */
  readonly isFresh: boolean;
}

export type PlanOptions = Pick<
  RequestOptions,
  "requestId" | "clientVersion" | "checkin" | "units" | "notes"
>;

/**
 * Works out what to ask of v2. Pure but for the ids of the requests.
 *
 * @throws {GatewayFault} Where v2 has no successor, or the request is not one of v1.
 */
export function planCall(asked: HttpRequest, options: PlanOptions): Plan {
  const { url, call, endpoint, successor, target } = resolve(asked);
  const { body } = asked;
  const same = url === asked.url ? call : undefined;
  const request: HttpRequest = {
    method: endpoint.method,
    url,
    headers: requestHeaders(asked.headers ?? {}),
    ...(body === undefined || body === "" ? {} : { body }),
  };
  const encoding = asked.headers?.["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity") throw refused(request, notJson());
  const convert = (own: RequestOptions) => {
    try {
      return convertRequest(request, { ...own, call: same }).requests;
    } catch (error) {
      if (error instanceof ConversionError) throw refused(request, faultOf(request, error));
      throw error;
    }
  };
  const habit = changedHabit(call);
  const requests = habit === undefined ? convert(options) : [];
  return {
    endpoint,
    successor,
    request,
    call: same,
    isPaged: endpoint.response.list && target.response.list,
    habit: habit ?? checkedHabit(endpoint, requests[0]),
    like: requests[0] ?? readerLike(request, options),
    // What a change leaves out may be said by the habit alone.
    complete: (known) =>
      known === undefined && habit === undefined
        ? requests
        : convert(known ? { ...options, habit: known } : options),
  };
}

function resolve({ method, url }: HttpRequest) {
  const wanted = method.toUpperCase() === "HEAD" ? "GET" : method.toUpperCase();
  const call = findCall(wanted, url, "v1");
  if (call === "other-version") {
    const message = "no v1 call; the gateway takes calls of v1, others go to the service itself";
    throw new GatewayFault(statusOf("not-found"), message);
  }
  if (call === "unknown-path") throw gone(wanted, url);
  if (call === "unknown-method") {
    const allow = allowedMethods(url).join(", ");
    throw new GatewayFault(statusOf("method-not-allowed"), `this path takes ${allow}`, {
      allow,
    });
  }
  const { endpoint } = call;
  const { successor } = endpoint;
  const target = successor && targets.get(successor.endpoint);
  if (successor === undefined || target === undefined) throw gone(wanted, url);
  // v1 ignored what it did not know, v2 would act on it.
  const own = withoutParameters(url.slice(call.base.length), strangeTo(endpoint, target));
  return { url: own, call, endpoint, successor, target };
}

const targets = new Map(prefixedEndpoints.map((endpoint) => [endpoint.id, endpoint]));
const strange = new WeakMap<Endpoint, ReadonlySet<string>>();

/** The query parameters that v2 knows and v1 did not; worked out once for each endpoint. */
function strangeTo(endpoint: Endpoint, target: Endpoint): ReadonlySet<string> {
  const found = strange.get(endpoint);
  if (found !== undefined) return found;
  const known = new Set((endpoint.query ?? []).map(({ name }) => name));
  const names = (target.query ?? []).map(({ name }) => name).filter((name) => !known.has(name));
  const own = new Set(names);
  strange.set(endpoint, own);
  return own;
}

function gone(method: string, url: string): GatewayFault {
  const [path = ""] = url.split("?", 1);
  const message = `${method} ${path} was a call of v1, which is gone, and v2 has no successor for it`;
  return new GatewayFault(statusOf("v1-gone"), message);
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The methods that a path of v1 has, `HEAD` with `GET`. */
function allowedMethods(url: string): string[] {
  const own = methods.filter((method) => typeof findCall(method, url, "v1") !== "string");
  return own.flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
}

const credentials = [keyHeader, tokenHeader].map((name) => name.toLowerCase());

/** The service looks at the key first, whatever else is wrong. */
function refused(request: HttpRequest, fault: GatewayFault): GatewayFault {
  const { headers = {} } = request;
  if (credentials.some((name) => headers[name] !== undefined)) return new BodyFault(fault, request);
  const text = `no ${keyHeader} was sent`;
  return new GatewayFault(statusOf("key-unusable"), text, { "www-authenticate": "Bearer" });
}

function faultOf({ headers = {} }: HttpRequest, { message }: ConversionError): GatewayFault {
  const type = headers["content-type"];
  if (type !== undefined && !/\bjson\b/i.test(type)) return notJson();
  return new GatewayFault(statusOf("invalid-parameters"), message);
}

function notJson(): GatewayFault {
  const headers = { accept: "application/json" };
  return new GatewayFault(statusOf("media-type"), "the body must be application/json", headers);
}

const habitReader = readerOf("habit", false);

/** The habit that a call changes. */
function changedHabit({ endpoint, parameters }: Call): NeededHabit | undefined {
  if (endpoint.request !== "habit" || Object.keys(parameters).length === 0) return undefined;
  return { url: addressOf(habitReader, parameters), isFresh: true };
}

/** The habit that a check-in is of; one that is a skip has no amount. */
function checkedHabit(endpoint: Endpoint, first: HttpRequest | undefined): NeededHabit | undefined {
  if (first === undefined || endpoint.request !== "check-in") return undefined;
  const call = findCall(first.method, first.url, "v2");
  if (typeof call === "string" || call.endpoint.request !== "log") return undefined;
  return { url: addressOf(habitReader, call.parameters), isFresh: false };
}

/** A read of what a call is about, with its key. */
export function readerLike({ url, headers = {} }: HttpRequest, options: PlanOptions): HttpRequest {
  const [first] = convertRequest({ method: "GET", url, headers }, options).requests;
  return first ?? { method: "GET", url, headers };
}
