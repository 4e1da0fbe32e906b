import { expect, test } from "vitest";
import { convertPostman } from "./postman.ts";
import { deepFreeze } from "./testing/deep-freeze.ts";
import { postmanCollection, postmanItem } from "./testing/postman-collection.ts";

interface Node {
  readonly item?: readonly Node[];
  readonly request?: { readonly url: { readonly raw: string } };
}

/** Converts items in a collection with variables, and gives the URLs and the values that there are then. */
function converted(
  items: readonly unknown[],
  variables: Readonly<Record<string, unknown>>,
  rest: object = {},
) {
  const variable = Object.entries(variables).map(([key, value]) => ({
    key,
    value,
    type: "string",
  }));
  const collection = deepFreeze(postmanCollection(items, { variable, ...rest }));
  const result = convertPostman(collection, { clientVersion: "1.0.0" });
  const value = result.value as Node & { readonly variable: typeof variable };
  return {
    ...result,
    urls: urlsOf(value),
    values: Object.fromEntries(value.variable.map((own) => [own.key, own.value])),
  };
}

function urlsOf({ item, request }: Node): readonly string[] {
  return [...(request ? [request.url.raw] : []), ...(item ?? []).flatMap(urlsOf)];
}

const get = (url: string) => postmanItem(url, "GET", url);
const bad = postmanItem("bad", "POST", "{{baseUrl}}/habits", "{{body}}");

test("a variable with the prefix goes to v2 where all that use it do", () => {
  const { urls, values, value, problems } = converted(
    [
      get("{{baseUrl}}/habits"),
      { item: [get("{{baseUrl}}/habits/today"), get("https://x.example")] },
    ],
    { baseUrl: "https://habits.example/api/v1", token: "t" },
  );
  expect(values).toEqual({ baseUrl: "https://habits.example/api/v2", token: "t" });
  expect(urls).toEqual([
    "{{baseUrl}}/habits",
    "{{baseUrl}}/habits?date=today",
    "https://x.example",
  ]);
  expect(value).toMatchObject({
    item: [{ request: { url: { host: ["{{baseUrl}}"], path: ["habits"] } } }, {}],
  });
  expect(problems).toEqual([]);
});

test("where one cannot, it stays, and the others get a URL of their own", () => {
  const { urls, values, value, problems } = converted(
    [get("{{baseUrl}}/habits"), bad, get("{{baseUrl}}/webhooks")],
    { baseUrl: "https://habits.example:8443/api/v1" },
  );
  expect(values).toEqual({ baseUrl: "https://habits.example:8443/api/v1" });
  expect(urls).toEqual([
    "https://habits.example:8443/api/v2/habits",
    "{{baseUrl}}/habits",
    "{{baseUrl}}/webhooks",
  ]);
  expect(value).toMatchObject({
    item: [
      {
        request: {
          url: {
            protocol: "https",
            host: ["habits", "example"],
            port: "8443",
            path: ["api", "v2", "habits"],
          },
        },
      },
      {},
      {},
    ],
  });
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    "/item/1/request/body/raw",
    "/item/2/request/url",
    "/variable/0/value",
  ]);
});

test("a variable of another API with the same prefix stays", () => {
  const { urls, values, problems } = converted([get("{{habits}}habits"), get("{{books}}/books")], {
    habits: "https://habits.example/api/v1/",
    books: "https://books.example/api/v1",
  });
  expect(values).toEqual({
    habits: "https://habits.example/api/v2/",
    books: "https://books.example/api/v1",
  });
  expect(urls).toEqual(["{{habits}}habits", "{{books}}/books"]);
  expect(problems).toEqual([]);
});

test("a variable that is used elsewhere stays", () => {
  const auth = { type: "oauth2", oauth2: [{ key: "accessTokenUrl", value: "{{baseUrl}}/token" }] };
  const variables = { baseUrl: "https://habits.example/api/v1" };
  const { urls, values, problems } = converted([get("{{baseUrl}}/habits")], variables, { auth });
  expect(values).toEqual(variables);
  expect(urls).toEqual(["https://habits.example/api/v2/habits"]);
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/variable/0/value"]);
});

test("no more variables are replaced than it takes", () => {
  const { urls, values, problems } = converted(
    [
      get("{{host}}{{api}}/habits/{{id}}"),
      get("{{habitsUrl}}/{{id}}"),
      get("{{host}}/api/{{version}}/{{resource}}"),
      get("{{host}}/api/v1/habits"),
      get("{{unknown}}/api/v1/habits"),
      get("{{unknown}}/habits"),
      get("{{loop}}/habits"),
    ],
    {
      host: "https://habits.example",
      api: "/api/v1",
      habitsUrl: "{{host}}{{api}}/habits",
      id: "h1",
      version: "v1",
      resource: "habits",
      loop: "{{loop}}/x",
    },
  );
  expect(urls).toEqual([
    "{{host}}{{api}}/habits/{{id}}",
    "{{host}}{{api}}/habits/{{id}}",
    "{{host}}/api/v2/habits",
    "{{host}}/api/v2/habits",
    "{{unknown}}/api/v2/habits",
    "{{unknown}}/habits",
    "{{loop}}/habits",
  ]);
  expect(values).toMatchObject({
    api: "/api/v2",
    version: "v1",
    habitsUrl: "{{host}}{{api}}/habits",
  });
  expect(problems).toEqual([]);
});

test("a folder's own variable hides that of the collection", () => {
  const folder = {
    name: "Old",
    item: [get("{{baseUrl}}/habits")],
    variable: [{ id: "baseUrl", value: "https://old.example/api/v1" }],
  };
  const { value, values, urls } = converted([folder, get("{{baseUrl}}/habits")], {
    baseUrl: "https://habits.example/api/v2",
  });
  expect(value).toMatchObject({
    item: [{ variable: [{ id: "baseUrl", value: "https://old.example/api/v2" }] }, {}],
  });
  expect(values).toEqual({ baseUrl: "https://habits.example/api/v2" });
  expect(urls).toEqual(["{{baseUrl}}/habits", "{{baseUrl}}/habits"]);
});

test("variables that are switched off, or no texts, are none", () => {
  const variable = [
    { key: "baseUrl", value: "https://habits.example/api/v1", disabled: true },
    { key: "baseUrl", value: 5 },
    null,
  ];
  const collection = postmanCollection([get("{{baseUrl}}/habits")], { variable });
  expect(convertPostman(collection, {}).value).toBe(collection);
});
