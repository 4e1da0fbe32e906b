import { type Endpoint, endpoints, formats, prefixes, requestSchema } from "@habitshift/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ConversionError } from "../conversion-error.ts";
import { deepFreeze } from "../testing/conversions.ts";
import { numRuns, patience } from "../testing/runs.ts";
import { validBy } from "../testing/schema-arbitraries.ts";
import { convertRequest } from "./convert-request.ts";
import type { HttpRequest } from "./message.ts";

const ajv = new Ajv2020({ strict: true, ownProperties: true, formats });
const [v1, v2] = (["v1", "v2"] as const).map((version) =>
  endpoints.filter((endpoint) => endpoint.version === version && !endpoint.bare),
) as [Endpoint[], Endpoint[]];

const id = fc.oneof(fc.constantFrom("h1", "a b"), fc.string({ minLength: 1, unit: "grapheme" }));
/** Members that v1 demands of a body, though its schema is also that of a part of it (section 2.1). */
const demanded: Readonly<Record<string, readonly string[]>> = { "v1.habits.create": ["title"] };

function bodyOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const schema = requestSchema(endpoint);
  if (schema === null) return fc.constant(undefined);
  const more = demanded[endpoint.id] ?? [];
  // A log of v1 has what v2 needs of it, or does not; its schema names none of it.
  const amounts =
    endpoint.request === "log"
      ? fc.record({ value: fc.integer(), unitSymbol: fc.constant("rep") }, { requiredKeys: [] })
      : fc.constant({});
  return fc
    .tuple(validBy({ ...schema, ...(more.length > 0 && { required: more }) }), amounts)
    .map(([body, amount]) => (Array.isArray(body) ? body : { ...Object(body), ...amount }));
}

function requestOf(endpoint: Endpoint): fc.Arbitrary<HttpRequest> {
  const path = fc
    .array(id, { minLength: 2, maxLength: 2 })
    .map((ids) => endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(ids.pop() ?? "")));
  const query = fc.tuple(
    fc.constantFrom("", "x=1&y=%20", "date=2024-01-01"),
    endpoint.query === undefined ? fc.constant("") : fc.option(id, { nil: "" }),
  );
  const parts = [
    fc.constantFrom("", "/", "https://h:1/f/"),
    path,
    query,
    bodyOf(endpoint),
  ] as const;
  return fc.tuple(...parts, fc.boolean()).map(([base, own, [other, habitId], body, isText]) => {
    const said = habitId === "" ? "" : `habitId=${encodeURIComponent(habitId)}`;
    const all = [other, said].filter((part) => part !== "").join("&");
    return {
      method: endpoint.method,
      url: `${base}${prefixes.v1[0].slice(base === "" ? 0 : 1)}${own}${all && `?${all}`}`,
      ...(body !== undefined && { body: isText ? JSON.stringify(body) : body }),
    };
  });
}

/** The endpoint of v2 that a request calls. */
function endpointOf({ method, url }: HttpRequest): Endpoint | undefined {
  const [, path = ""] = /\/api\/v2(\/[^?#]*)/.exec(url) ?? [];
  const fits = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  return v2.find((endpoint) => endpoint.method === method && fits(endpoint.path));
}

function checkBody(endpoint: Endpoint, body: unknown): void {
  const schema = requestSchema(endpoint);
  if (schema === null) {
    expect(body).toBeUndefined();
    return;
  }
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  validate(typeof body === "string" ? JSON.parse(body) : body);
  expect(validate.errors ?? []).toEqual([]);
}

/** Whether a pointer leads into a request, or to where something is missing in what it leads to. */
function resolves(pointer: string, request: HttpRequest): boolean {
  const read = (own: unknown) => (typeof own === "string" ? JSON.parse(own) : own);
  let node: unknown = {
    ...request,
    ...(request.body !== undefined && { body: read(request.body) }),
  };
  for (const step of pointer.split("/").slice(1)) {
    if (typeof node !== "object" || node === null) return false;
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    node = Object.hasOwn(node, name) ? (node as Record<string, unknown>)[name] : undefined;
  }
  return pointer === "" || pointer.startsWith("/");
}

test("any v1 request becomes requests that v2 has and takes, or is refused with pointers into it", () => {
  const converted = new Set<string>();
  const calls = v1.map((endpoint) => requestOf(endpoint).map((request) => ({ endpoint, request })));
  fc.assert(
    fc.property(fc.oneof(...calls), ({ endpoint, request }) => {
      const before = JSON.stringify(request);
      try {
        const { requests, notes } = convertRequest(deepFreeze(request));
        for (const own of requests) {
          const target = endpointOf(own);
          expect(target?.id).toBe(
            endpoint.id === "v1.habits.checkin" && target?.id === "v2.logs.skip"
              ? "v2.logs.skip"
              : endpoint.successor?.endpoint,
          );
          if (target) checkBody(target, own.body);
          expect(own.headers).toMatchObject({ "X-API-Version": "2", "X-Client-Version": "1.0.0" });
        }
        expect(new Set(requests.map(({ headers }) => headers?.["X-Request-ID"])).size).toBe(
          requests.length,
        );
        const pointers = notes.map(({ pointer }) => pointer);
        expect(pointers.filter((pointer) => !resolves(pointer, request))).toEqual([]);
        converted.add(endpoint.id);
      } catch (error) {
        if (!(error instanceof ConversionError)) throw error;
        expect(error.pointers).not.toEqual([]);
        expect(error.pointers.filter((pointer) => !resolves(pointer, request))).toEqual([]);
      }
      expect(JSON.stringify(request)).toBe(before);
    }),
    { numRuns },
  );
  expect(converted).toEqual(new Set(v1.map(({ id }) => id)));
});

const junk = fc.anything({
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withTypedArray: true,
});
const address = fc.constantFrom(
  ...v1.map(({ method, path }) => ({ method, url: `/api/v1${path}?habitId=h1` })),
);

test(
  "whatever is passed converts or is refused, and leaves no trace on prototypes",
  () => {
    const parts = fc.record(
      { method: junk, url: junk, headers: junk, body: junk },
      { requiredKeys: [] },
    );
    const bodies = fc
      .tuple(address, fc.oneof(junk, fc.string()), fc.option(junk, { nil: {} }))
      .map(([own, body, headers]) => ({ ...own, body, headers }));
    const options = fc.record({ habit: junk, checkin: junk }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(junk, parts, bodies), options, (request, own) => {
        try {
          convertRequest(request as HttpRequest, own as object);
        } catch (error) {
          expect(error).toBeInstanceOf(ConversionError);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns },
    );
  },
  patience,
);
