import { expect, test } from "vitest";
import { convertPostman, isPostman } from "./postman.ts";
import { base, converted, required } from "./testing/converted-postman.ts";
import { postmanCollection, postmanItem } from "./testing/postman-collection.ts";

const places = (found: readonly { readonly pointer: string }[]) =>
  found.map(({ pointer }) => pointer);

test("a collection is told by its schema, or by its items", () => {
  expect(isPostman(postmanCollection([]))).toBe(true);
  expect(isPostman({ info: { name: "x" }, item: [] })).toBe(true);
  for (const other of [null, [], { info: {} }, { item: [] }, { info: "x", item: [] }]) {
    expect(isPostman(other)).toBe(false);
    expect(convertPostman(other, {}).value).toBe(other);
  }
});

test("a request is rewritten in all of its parts, and the rest of the item stays", () => {
  const item = postmanItem(
    "Today",
    "GET",
    `${base.replace("example", "example:8443")}/habits/today`,
  );
  const query = [
    { key: "sort", value: "title", description: "by what" },
    { key: "debug", value: "1", disabled: true },
  ];
  const request = {
    ...item.request,
    description: "all of today",
    url: { ...item.request.url, query },
  };
  const { items, taken } = converted([{ ...item, request, protocolProfileBehavior: {} }], {
    requestId: () => "not for a collection",
  });
  expect(items).toEqual([
    {
      ...item,
      protocolProfileBehavior: {},
      request: {
        ...request,
        header: required,
        url: {
          raw: "https://habits.example:8443/api/v2/habits?date=today&sort=title",
          protocol: "https",
          host: ["habits", "example"],
          port: "8443",
          path: ["api", "v2", "habits"],
          query: [{ key: "date", value: "today" }, ...query],
        },
      },
    },
  ]);
  expect([...taken]).toEqual([["request", 1]]);
});

test("a bulk deletion of many becomes several items", () => {
  const ids = Array.from({ length: 101 }, (_, index) => `h${index}`);
  const item = postmanItem("Clean up", "DELETE", `${base}/habits/bulk`, JSON.stringify({ ids }));
  const { items } = converted([
    { ...item, id: "i1" },
    postmanItem("x", "GET", "https://x.example"),
  ]);
  expect(items).toMatchObject([
    { name: "Clean up (1 of 2)", id: "i1", request: { method: "POST" } },
    { name: "Clean up (2 of 2)", request: { method: "POST" } },
    { name: "x" },
  ]);
  expect(items[1]).not.toHaveProperty("id");
});

test("folders are gone through, and what is not of the service is the same object", () => {
  const other = postmanItem("Book", "POST", "https://books.example/api/v1/books", '{"title":"x"}');
  const folder = { name: "Books", item: [other], auth: { type: "noauth" } };
  const deep = {
    name: "A",
    item: [{ name: "B", item: [postmanItem("x", "GET", `${base}/habits`)] }],
  };
  const { items, collection, problems } = converted([folder, deep, "no item", null]);
  expect(items[0]).toBe(collection.item[0]);
  expect(items.slice(2)).toEqual(["no item", null]);
  expect(JSON.stringify(items[1])).toMatch("/api/v2/habits");
  expect(problems).toEqual([]);
});

test("a collection without calls of the service stays as it is", () => {
  const script = { listen: "test", script: { exec: ["pm.expect(json.title).to.eql('x')"] } };
  const { value, collection, problems, notes } = converted([
    { ...postmanItem("a", "GET", "{{baseUrl}}/habits"), event: [script] },
    postmanItem("b", "GET", "https://habits.example/api/v2/habits"),
    postmanItem("c", "GET", "https://books.example/api/v1/books?title=x"),
    { name: "d", request: { method: "GET" } },
    { name: "e", request: { method: "GET", url: null } },
    { name: "f", request: "" },
    { name: "g" },
  ]);
  expect(value).toBe(collection);
  expect([...problems, ...notes]).toEqual([]);
});

test("what cannot be converted stays, and is a problem", () => {
  const form = (mode: string, content: unknown) => ({
    name: mode,
    request: { method: "POST", header: [], body: { mode, [mode]: content }, url: `${base}/areas` },
  });
  const items = [
    postmanItem("ok", "GET", `${base}/habits`),
    postmanItem("unquoted", "POST", `${base}/habits`, '{"title": "x", "target": {{target}}}'),
    form("urlencoded", [{ key: "name", value: "x" }]),
    form("graphql", { query: "{ habits }" }),
    postmanItem("unknown", "GET", `${base}/webhooks`),
    postmanItem("no habit", "GET", `${base}/logs`),
    { name: "text", request: `${base}/logs` },
  ];
  const result = converted(items);
  expect(result.items.slice(1)).toEqual(items.slice(1));
  expect(places(result.problems)).toEqual([
    "/item/1/request/body/raw",
    "/item/2/request/body",
    "/item/3/request/body",
    "/item/4/request/url",
    "/item/5/request/url",
    "/item/6/request",
  ]);
  expect(result.problems[0]?.message).toMatch("quotes");
  expect(result.problems[1]?.message).toMatch("urlencoded");
});
