import { endpoints, prefixes, requestSchema } from "@habitshift/schemas";
import fc from "fast-check";
import { nearSchema } from "./near-schema.ts";

const segment = fc.oneof(
  fc.constantFrom(
    "h1",
    "today",
    "bulk",
    "export",
    "a%2Fb",
    "%zz",
    "%",
    "..",
    "",
    "habits",
    "__proto__",
  ),
  fc.webSegment(),
);
const prefix = fc.constantFrom(
  ...prefixes.v1,
  ...prefixes.v1,
  ...prefixes.v2,
  ...["", "/api", "//x", "https://h", "/api/v1/api/v2"],
);
const query = fc.oneof(
  fc.constantFrom(
    "",
    "",
    "?date=today",
    "?date=%zz",
    "?habitId=h1",
    "?limit=0&offset=x",
    "?a&&=&b=",
  ),
  fc.webQueryParameters().map((text) => `?${text}`),
);
const method = fc.oneof(
  fc.constantFrom("GET", "get", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "constructor"),
  fc.string({ minLength: 1 }),
);
const header = fc.constantFrom(
  ...["X-API-Key", "x-api-version", "X-Client-Version", "X-REQUEST-ID", "Authorization"],
  ...["Content-Type", "Accept", "__proto__", "constructor", ""],
);
const headerValue = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    "1",
    "2",
    2,
    null,
    ["2", "2"],
    ["1", "2"],
    "application/json",
    "text/plain",
  ),
  fc.constantFrom<unknown>("Bearer abc", "Bearer a.b.c", "Bearer e30.e30.e30", "Basic YTpi"),
  fc.string(),
);
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.dictionary(header, headerValue, { maxKeys: 6 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.record({ name: header, value: headerValue }), { maxLength: 6 }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const operation = fc.record(
  {
    method,
    path: fc.oneof(
      fc.constantFrom(
        "/habits",
        "/habits/h1/logs",
        "/habits/today",
        "/api/v1/logs",
        "habits/h1",
        "/batch",
      ),
      fc.string(),
    ),
    body: fc.jsonValue({ maxDepth: 3 }),
  },
  { requiredKeys: ["method", "path"] },
);
const batch = fc.record({ operations: fc.array(operation, { maxLength: 4 }) });

/** A call of an operation of the contract, in its own version or the other, with a body that is nearly right. */
const known = fc.constantFrom(...endpoints).chain((endpoint) => {
  const schema = requestSchema(endpoint);
  const path = fc
    .array(segment, { minLength: 4, maxLength: 4 })
    .map((own) => endpoint.path.replaceAll(/\{\w+\}/g, () => own.pop() ?? ""));
  const own = schema === null ? fc.jsonValue({ maxDepth: 2 }) : nearSchema(schema, true);
  const body = fc.oneof(
    { weight: 6, arbitrary: endpoint.request === "batch" ? batch : own },
    { weight: 1, arbitrary: own.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.oneof(fc.constant(undefined), fc.string(), fc.jsonValue()) },
  );
  const called = fc.oneof({ weight: 4, arbitrary: fc.constant(endpoint.method) }, method);
  const parts = { prefix, path, query, method: called, headers, body };
  return fc.record(parts).map((it) => ({
    method: it.method,
    url: it.prefix + it.path + it.query,
    ...(it.headers === undefined ? {} : { headers: it.headers }),
    ...(it.body === undefined ? {} : { body: it.body }),
  }));
});

/** What may come where a request should: mostly a call of the service that is right or nearly so. */
export const anyInput: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: known },
  {
    weight: 1,
    arbitrary: fc.record({ method, url: fc.oneof(fc.webUrl(), fc.string()), body: fc.jsonValue() }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
