import { expect, test } from "vitest";
import { createV1AxiosAdapter } from "./create-v1-axios-adapter.ts";
import { createStandIn, failure, one } from "./testing/v2-stand-in.ts";

const baseUrl = "https://api.example.com";
const config = {
  baseURL: `${baseUrl}/api/v1/`,
  headers: { toJSON: () => ({ "X-API-Key": "hk_secret", Accept: undefined }) },
  validateStatus: (status: number) => status < 300,
};

test("a client of axios gets answers of v1", async () => {
  const { fetch, asked } = createStandIn(({ body }) => one(body, 201));
  const adapter = createV1AxiosAdapter({ baseUrl, fetch });
  const data = JSON.stringify({ habitId: "h1", text: "hm" });
  const headers = { ...config.headers.toJSON(), "Content-Type": "application/json" };
  const answer = await adapter({ ...config, url: "/notes", method: "post", data, headers });
  expect([answer.status, JSON.parse(String(answer.data))]).toEqual([
    201,
    { success: true, data: { habitId: "h1", text: "hm" }, error: null },
  ]);
  await adapter({ ...config, url: "notes", params: { habitId: "h1", none: null } });
  expect(asked()).toEqual(["POST /habits/h1/notes", "GET /habits/h1/notes?limit=100&offset=0"]);
});

test("a failure is an error of axios, with the answer", async () => {
  const { fetch } = createStandIn(() => failure(403, "no scope"));
  const adapter = createV1AxiosAdapter({ baseUrl, fetch });
  await expect(adapter({ ...config, url: "/areas" })).rejects.toMatchObject({
    isAxiosError: true,
    code: "ERR_BAD_REQUEST",
    message: "Request failed with status code 403",
    response: { status: 403, data: '{"success":false,"data":null,"error":"no scope"}' },
  });
});
