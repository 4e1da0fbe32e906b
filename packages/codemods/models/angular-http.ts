import {
  httpHeaders,
  httpParams,
  httpRequest,
  httpVerbs,
  injected,
  orMember,
} from "habitshift:model";
import { InjectionToken } from "./angular-core.ts";
import { resourceFrom } from "./angular-signals.ts";
import { Observable, some } from "./rxjs-observable.ts";

export const HttpHeaders = httpHeaders;
export const HttpParams = httpParams;

/** The methods send from where the program calls them. */
export class HttpClient {
  get get() {
    return httpVerbs.get;
  }
  get delete() {
    return httpVerbs.delete;
  }
  get head() {
    return httpVerbs.head;
  }
  get options() {
    return httpVerbs.options;
  }
  get post() {
    return httpVerbs.post;
  }
  get put() {
    return httpVerbs.put;
  }
  get patch() {
    return httpVerbs.patch;
  }
  get request() {
    return httpRequest;
  }
}

export const HTTP_INTERCEPTORS = new InjectionToken("HTTP_INTERCEPTORS");

const registered = { functions: undefined };

/** In the order in which requests pass through them. */
export function interceptors() {
  return { functions: registered.functions, classes: injected(HTTP_INTERCEPTORS) };
}

/** A request as interceptors see it. */
export class HttpRequest<T> {
  constructor(method, url, body: T, options) {
    this.method = method;
    this.url = url;
    this.urlWithParams = url;
    this.body = body;
    this.headers = options?.headers ?? new HttpHeaders();
    this.params = options?.params ?? new HttpParams();
    this.context = options?.context;
    this.added = options?.added;
  }
  clone(update) {
    const copy = new HttpRequest(
      orMember(update, "method", this.method),
      orMember(update, "url", this.url),
      orMember(update, "body", this.body),
      undefined,
    );
    copy.headers = orMember(update, "headers", this.headers);
    copy.params = orMember(update, "params", this.params);
    copy.added = this.added;
    copy.added = update?.setHeaders;
    copy.addedParams = update?.setParams;
    return copy;
  }
}

export function requestFor(method, url, body, options) {
  return new HttpRequest(method, url, body, options);
}

/** What `observe: 'body'` gives, which is what is given where nothing is said. */
export function bodiesOf(source) {
  const result = new Observable();
  result.held = source.held.body;
  result.failure = source.failure;
  return result;
}

export class HttpResponse<T> {
  constructor(init) {
    this.body = init?.body;
    this.status = some;
    this.ok = some;
    this.statusText = String(some);
    this.headers = init?.headers;
    this.url = init?.url;
  }
  clone(update) {
    return copiedResponse(this, update);
  }
}

export function copiedResponse(response, update) {
  if (!update) return response;
  const copy = new HttpResponse({ headers: response.headers });
  copy.body = orMember(update, "body", response.body);
  return copy;
}

export class HttpErrorResponse extends Error {
  constructor(init) {
    super(String(some));
    this.error = init?.error;
    this.status = some;
    this.statusText = String(some);
    this.ok = some;
    this.url = init?.url;
  }
}

export class HttpContextToken<T> {
  constructor(make) {
    this.defaultValue = make;
  }
}

export class HttpContext {
  set(token, value) {
    return this;
  }
  get(token) {
    return token.defaultValue();
  }
}

export const HttpEventType = { Sent: some, Response: some, UploadProgress: some };
export const HttpStatusCode = {};

export function provideHttpClient(...features) {
  return [];
}

export function withInterceptors(functions) {
  registered.functions = functions;
  return [];
}

export function withInterceptorsFromDi() {
  return [];
}

export const withFetch = withInterceptorsFromDi;
export const withJsonpSupport = withInterceptorsFromDi;
export const withNoXsrfProtection = withInterceptorsFromDi;
export const withRequestsMadeViaParent = withInterceptorsFromDi;
export const withXsrfConfiguration = withInterceptorsFromDi;

export class HttpClientModule {}

export function httpResource(request, options) {
  const asked = request();
  return resourceFrom(httpRequest(asked), options);
}
