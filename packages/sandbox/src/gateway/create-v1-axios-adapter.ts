import { createV1Fetch, type V1FetchOptions } from "./create-v1-fetch.ts";

/** What an adapter reads of the configuration of a request of axios, which need not be installed here. */
interface AxiosRequest {
  readonly url?: string;
  readonly baseURL?: string;
  readonly method?: string;
  readonly headers?: unknown;
  readonly data?: unknown;
  readonly params?: unknown;
  readonly timeout?: number;
  readonly signal?: unknown;
  readonly responseType?: string;
  readonly validateStatus?: ((status: number) => boolean) | null;
}

interface AxiosAnswer<Config> {
  readonly data: unknown;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Record<string, string | string[]>;
  readonly config: Config;
  readonly request: null;
}

/**
 * An adapter of axios for a client that still speaks v1: `axios.create({ adapter })`. As the other
 * adapters it gives the body as text, which axios reads.
 */
export function createV1AxiosAdapter(options: V1FetchOptions) {
  const v1Fetch = createV1Fetch(options);
  return async <Config extends AxiosRequest>(config: Config): Promise<AxiosAnswer<Config>> => {
    const { data, method = "get", signal, timeout = 0 } = config;
    const signals = [
      ...(signal instanceof AbortSignal ? [signal] : []),
      ...(timeout > 0 ? [AbortSignal.timeout(timeout)] : []),
    ];
    const response = await v1Fetch(urlOf(config), {
      method: method.toUpperCase(),
      headers: headersOf(config.headers),
      ...(data !== undefined && data !== null && { body: data as string }),
      signal: AbortSignal.any(signals),
    }).catch((cause: unknown) => {
      throw failure("the request was not answered", codeOf(cause), config, undefined, cause);
    });
    const { status, statusText, headers } = response;
    const answer = {
      data: await response.text(),
      status,
      statusText,
      headers: { ...Object.fromEntries(headers), ...cookiesOf(headers) },
      config,
      request: null,
    };
    const { validateStatus } = config;
    if (!validateStatus || validateStatus(status)) return answer;
    const code = status < 500 ? "ERR_BAD_REQUEST" : "ERR_BAD_RESPONSE";
    throw failure(`Request failed with status code ${status}`, code, config, answer);
  };
}

function urlOf({ url = "", baseURL = "", params }: AxiosRequest): string {
  const isAbsolute = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);
  const whole =
    isAbsolute || baseURL === ""
      ? url
      : `${baseURL.replace(/\/+$/, "")}/${url.replace(/^\/+/, "")}`;
  const query =
    params instanceof URLSearchParams
      ? params
      : new URLSearchParams(
          Object.entries((params as object | undefined) ?? {})
            .filter(([, value]) => value !== undefined && value !== null)
            .map(([name, value]): [string, string] => [name, String(value)]),
        );
  const text = query.toString();
  return text === "" ? whole : `${whole}${whole.includes("?") ? "&" : "?"}${text}`;
}

/** As axios has them: a list, each whole. */
function cookiesOf(headers: Headers): Record<string, string[]> {
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? { "set-cookie": cookies } : {};
}

/** Headers of axios, which may be an object that has methods. */
function headersOf(headers: unknown): Record<string, string> {
  if (typeof headers !== "object" || headers === null) return {};
  const plain: object =
    "toJSON" in headers && typeof headers.toJSON === "function" ? headers.toJSON() : headers;
  const pairs = Object.entries(plain).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

function codeOf(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : "";
  return name === "TimeoutError"
    ? "ECONNABORTED"
    : name === "AbortError"
      ? "ERR_CANCELED"
      : "ERR_NETWORK";
}

/** An error as `axios.isAxiosError` knows it. */
function failure(
  message: string,
  code: string,
  config: AxiosRequest,
  response?: object,
  cause?: unknown,
): Error {
  const error = new Error(message, { cause });
  return Object.assign(error, {
    name: "AxiosError",
    isAxiosError: true,
    code,
    config,
    request: null,
    response,
  });
}
