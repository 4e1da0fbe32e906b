import { expect, test } from "vitest";
import { createV1Fetch } from "./create-v1-fetch.ts";
import { base, key, openV1 as open } from "./testing/open-v1.ts";
import { failure, one } from "./testing/v2-stand-in.ts";

const no = (error: unknown) => ({ success: false, data: null, error });

test.each([
  [401, "the key is unknown", {}],
  [403, "the key is one of v1", {}],
  [429, "more than 500 requests in a minute", { "Retry-After": "17" }],
])("a failure %i is one of v1", async (status, message, headers) => {
  const { call } = open(() => failure(status, message, headers));
  const answer = await call("GET", "/areas");
  expect([answer.status, answer.json]).toEqual([status, no(message)]);
  expect(answer.response.headers.get("retry-after")).toBe(
    "Retry-After" in headers ? headers["Retry-After"] : null,
  );
});

test.each([
  ["GET", "/unknown", 410],
  ["GET", "/", 410],
  ["PATCH", "/areas/a1", 405],
])("%s %s has no successor: %i", async (method, path, status) => {
  const { call, asked } = open(() => one({}));
  const answer = await call(method, path);
  expect([answer.status, answer.json]).toEqual([status, no(expect.any(String))]);
  expect(asked()).toEqual([]);
});

test("what is no request of v1 is refused, but the key comes first", async () => {
  const { call, asked } = open(() => one([]));
  expect((await call("POST", "/habits", { title: 5 }, {})).status).toBe(401);
  expect(asked()).toEqual([]);
  expect((await call("POST", "/habits", { title: 5 })).status).toBe(400);
  expect((await call("PUT", "/notes/n1", { text: "hm" })).json.error).toContain("habitId");
  const unknown = open(() => failure(401, "the key is unknown"));
  expect(await unknown.call("POST", "/habits", { title: 5 })).toMatchObject({
    status: 401,
    json: no("the key is unknown"),
  });
  const dead = open(() => Promise.reject(new TypeError("connect ECONNREFUSED")));
  expect((await dead.call("POST", "/habits", { title: 5 })).status).toBe(400);
});

test("what is no answer of v2 is a bad gateway, and says nothing of where", async () => {
  const html = open(() => ({ status: 200, body: "<html>" }));
  expect((await html.call("GET", "/areas")).status).toBe(502);
  const dead = open(() => Promise.reject(new TypeError("connect ECONNREFUSED 10.0.0.1")));
  expect(await dead.call("GET", "/areas")).toMatchObject({
    status: 502,
    json: no("the service cannot be reached"),
  });
});

test("an answer that takes too long is a gateway timeout, and a client that goes away is let go", async () => {
  const never = () => new Promise<never>(() => {});
  const slow = createV1Fetch({ baseUrl: base, timeout: 5, fetch: (input) => waitFor(input) });
  expect((await slow(`${base}/api/v1/areas`, { headers: key })).status).toBe(504);
  const { v1 } = open(never, { fetch: (input) => waitFor(input) });
  const signal = AbortSignal.timeout(5);
  await expect(v1(`${base}/api/v1/areas`, { headers: key, signal })).rejects.toThrow();
});

/** Ends with its signal, as `fetch` does. */
function waitFor(input: unknown): Promise<Response> {
  const { signal } = input as Request;
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

test("a redirect is not followed, here or by the client", async () => {
  const { call, asked } = open(() => ({
    status: 307,
    body: "",
    headers: { Location: "https://elsewhere.example/api/v2/areas" },
  }));
  const { status, response } = await call("GET", "/areas");
  expect([status, response.headers.get("location")]).toEqual([502, null]);
  expect(asked()).toHaveLength(1);
});

test("other requests go on as they are", async () => {
  const passed: string[] = [];
  const v1 = createV1Fetch({
    baseUrl: base,
    fetch: async (input) => {
      passed.push((input as Request).url);
      return new Response("own");
    },
  });
  for (const url of ["https://other.example/api/v1/habits", `${base}/api/v2/habits`]) {
    expect(await (await v1(url)).text()).toBe("own");
  }
  expect(passed).toEqual(["https://other.example/api/v1/habits", `${base}/api/v2/habits`]);
});
