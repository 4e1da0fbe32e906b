/** What an entry of an export of Chrome says of a call. */
export interface ChromeCall {
  readonly method?: string;
  readonly url: string;
  readonly body?: string;
  readonly headers?: readonly { readonly name: string; readonly value: string }[];
  readonly status?: number;
  readonly mimeType?: string;
  readonly answer?: string;
  readonly encoding?: string;
}

/** An entry as the developer tools of Chrome export it, of a call over HTTP/2. */
function chromeEntry(call: ChromeCall) {
  const { method = "GET", url, body, headers = [], status = 200, answer, encoding } = call;
  const { host, pathname, search, searchParams } = new URL(url);
  const mimeType = call.mimeType ?? "application/json";
  return {
    _connectionId: "4711",
    _initiator: { type: "script", stack: { callFrames: [{ functionName: "load", url }] } },
    _priority: "High",
    _resourceType: "fetch",
    cache: {},
    connection: "443",
    pageref: "page_1",
    request: {
      method,
      url,
      httpVersion: "http/2.0",
      headers: [
        { name: ":authority", value: host },
        { name: ":method", value: method },
        { name: ":path", value: pathname + search },
        { name: ":scheme", value: "https" },
        { name: "accept", value: "application/json" },
        ...(body === undefined
          ? []
          : [
              { name: "content-length", value: String(Buffer.byteLength(body)) },
              { name: "content-type", value: "application/json" },
            ]),
        { name: "cookie", value: "session=abc" },
        { name: "cookie", value: "theme=dark" },
        { name: "x-api-key", value: "hk_secret" },
        ...headers,
      ],
      queryString: Array.from(searchParams, ([name, value]) => ({ name, value })),
      cookies: [{ name: "session", value: "abc", path: "/", httpOnly: true, secure: true }],
      headersSize: -1,
      bodySize: body === undefined ? 0 : Buffer.byteLength(body),
      ...(body === undefined ? {} : { postData: { mimeType: "application/json", text: body } }),
    },
    response: {
      status,
      statusText: "",
      httpVersion: "http/2.0",
      headers: [
        { name: "content-type", value: mimeType },
        { name: "date", value: "Fri, 01 Nov 2024 08:00:00 GMT" },
      ],
      cookies: [],
      content: {
        size: answer === undefined ? 0 : answer.length,
        mimeType,
        ...(answer === undefined ? {} : { text: answer }),
        ...(encoding === undefined ? {} : { encoding }),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
      _transferSize: 512,
      _error: null,
    },
    serverIPAddress: "192.0.2.1",
    startedDateTime: "2024-11-01T08:00:00.000Z",
    time: 42.1,
    timings: { blocked: 1, dns: -1, ssl: -1, connect: -1, send: 0.2, wait: 40, receive: 0.9 },
  };
}

/** An archive as Chrome exports it. */
export function chromeHar(...calls: readonly ChromeCall[]) {
  return {
    log: {
      version: "1.2",
      creator: { name: "WebInspector", version: "537.36" },
      pages: [
        {
          startedDateTime: "2024-11-01T07:59:59.000Z",
          id: "page_1",
          title: "https://app.example/",
          pageTimings: { onContentLoad: 300.5, onLoad: 512.25 },
        },
      ],
      entries: calls.map(chromeEntry),
    },
  };
}
