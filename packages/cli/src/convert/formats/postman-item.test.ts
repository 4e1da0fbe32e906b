import { expect, test } from "vitest";
import { convertPostman } from "./postman.ts";
import { deepFreeze } from "./testing/deep-freeze.ts";
import { postmanCollection, postmanItem } from "./testing/postman-collection.ts";

const base = "https://habits.example/api/v1";

interface Example {
  readonly originalRequest?: { readonly url: unknown; readonly method: string };
  readonly body: string;
  readonly header: unknown;
}

/** Converts an item with saved examples, and gives the examples of all that it becomes. */
function converted(item: object, response: readonly unknown[]) {
  const collection = deepFreeze(postmanCollection([{ ...item, response }]));
  const result = convertPostman(collection, { clientVersion: "1.0.0" });
  const items = (result.value as { item: { response: Example[] }[] }).item;
  return { ...result, examples: items.map((own) => own.response) };
}

/** An example as Postman saves it. */
function example(body: string, originalRequest?: unknown) {
  return {
    name: "200 OK",
    ...(originalRequest === undefined ? {} : { originalRequest }),
    status: "OK",
    code: 200,
    _postman_previewlanguage: "json",
    header: [
      { key: "Content-Type", value: "application/json" },
      { key: "Content-Length", value: String(body.length) },
    ],
    cookie: [],
    body,
  };
}

const get = postmanItem("One", "GET", `${base}/habits/h1`);

test("an example is converted with its request", () => {
  const body =
    '{\n    "success": true,\n    "data": {\n        "title": "Run"\n    },\n    "error": null\n}';
  const saved = example(body, get.request);
  const { examples, taken, problems } = converted(get, [saved]);
  const text = '{\n    "data": {\n        "name": "Run"\n    }\n}';
  expect(examples[0]?.[0]).toMatchObject({
    ...saved,
    body: text,
    header: [saved.header[0], { key: "Content-Length", value: String(text.length) }],
    originalRequest: {
      url: { raw: "https://habits.example/api/v2/habits/h1", path: ["api", "v2", "habits", "h1"] },
    },
  });
  expect([...taken]).toEqual([
    ["request", 2],
    ["envelope", 1],
  ]);
  expect(problems).toEqual([]);
});

test("an example without a request of its own is of that of the item", () => {
  const { examples, logs } = converted(get, [
    example('{"success":true,"data":{"id":"h1","completedDates":["2024-11-01"]},"error":null}'),
    { name: "empty", body: null },
    null,
  ]);
  expect(JSON.parse(examples[0]?.[0]?.body ?? "").data.statistics.totalCompletions).toBe(1);
  expect(examples[0]?.[0]).not.toHaveProperty("originalRequest");
  expect(examples[0]?.slice(1)).toEqual([{ name: "empty", body: null }, null]);
  expect(logs).toHaveLength(1);
});

test("an example of v1 is converted also where the item is in v2 already", () => {
  const item = postmanItem("One", "GET", "https://habits.example/api/v2/habits/h1");
  const { examples } = converted(item, [
    example('{"success":true,"data":{"title":"x"},"error":null}', get.request),
    example('{"success":true,"data":{"title":"x"}}', { method: "GET", url: "https://x.example" }),
  ]);
  expect(examples[0]?.[0]?.body).toBe('{"data":{"name":"x"}}');
  expect(examples[0]?.[1]?.body).toBe('{"success":true,"data":{"title":"x"}}');
});

test("what of an example cannot be converted stays, and is a problem", () => {
  const saved = [
    example('{"success":true,"data":{"title":1},"error":null}', get.request),
    example('{"success":true,"data":{},"error":null}', { method: "GET", url: `${base}/logs` }),
    example("{{no JSON}}", get.request),
  ];
  const { examples, problems } = converted(get, saved);
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    "/item/0/response/0/body",
    "/item/0/response/1/originalRequest/url",
  ]);
  expect(examples[0]?.map(({ body }) => body)).toEqual(saved.map(({ body }) => body));
  expect(examples[0]?.[1]).toEqual(saved[1]);
});

test("an item whose request is at fault stays whole", () => {
  const item = postmanItem("x", "POST", `${base}/habits`, "{{body}}");
  const saved = example('{"success":true,"data":{"title":"x"},"error":null}', get.request);
  const { examples, problems } = converted(item, [saved]);
  expect(examples[0]).toEqual([saved]);
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/item/0/request/body/raw"]);
});

test("an example of a call that becomes several goes along with each", () => {
  const bulk = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `h${index}`);
    return postmanItem("x", "DELETE", `${base}/habits/bulk`, JSON.stringify(ids));
  };
  const body = '{"success":true,"data":{"deleted":150},"error":null}';
  const { examples } = converted(bulk(150), [
    example(body, bulk(150).request),
    example(body, bulk(1).request),
  ]);
  const batches = examples.map((own) =>
    own.map(({ originalRequest }) => JSON.stringify(originalRequest)),
  );
  expect(batches[0]?.[0]).toMatch("/habits/h99");
  expect(batches[1]?.[0]).toMatch("/habits/h149");
  expect(batches[0]?.[1]).toBe(batches[1]?.[1]);
  expect(examples.flat().map((own) => own.body)).toEqual(Array(4).fill('{"data":{"deleted":150}}'));

  const { problems, examples: left } = converted(get, [example(body, bulk(150).request)]);
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/item/0/response/0/originalRequest"]);
  expect(left[0]?.[0]?.body).toBe(body);
});
