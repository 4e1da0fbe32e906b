import axios, { isAxiosError, isCancel } from "axios";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createV1AxiosAdapter } from "../../packages/sandbox/src/gateway/create-v1-axios-adapter.ts";
import { openService, type Service } from "./open-service.ts";
import { seedKey } from "./seed.ts";

let service: Service;
beforeAll(async () => {
  // After the sunset.
  service = await openService("v2");
});
afterAll(() => service.stop());

const client = () =>
  axios.create({
    baseURL: `${service.url}/api/v1`,
    headers: { "X-API-Key": seedKey },
    adapter: createV1AxiosAdapter({ baseUrl: service.url }),
  });

test("axios itself still speaks v1 through the adapter", async () => {
  const v1 = client();
  const { status, data, headers } = await v1.get("/habits/h2");
  expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
  expect(data).toMatchObject({
    success: true,
    error: null,
    data: { title: "Read", unit: "times" },
  });
  const made = await v1.post("/notes", { habitId: "h2", text: "long" });
  expect(made).toMatchObject({ status: 201, data: { data: { habitId: "h2", text: "long" } } });
  const notes = await v1.get("/notes", { params: { habitId: "h2" } });
  expect(notes.data.data).toMatchObject([{ text: "long" }]);
  const gone = await v1.delete("/habits/bulk", { data: { ids: ["h3", "nobody"] } });
  expect(gone.data).toEqual({ success: true, data: { deleted: 2 }, error: null });
  await expect(axios.get(`${service.url}/api/v1/habits`)).rejects.toMatchObject({ status: 410 });
});

test("a failure, and a request that is taken back, are what axios makes of them", async () => {
  const v1 = client();
  const failed = await v1.get("/habits/none").catch((error: unknown) => error);
  expect(isAxiosError(failed) && failed.response).toMatchObject({
    status: 404,
    data: { success: false, data: null, error: "habit not found" },
  });
  const any = await v1.get("/habits/none", { validateStatus: () => true });
  expect(any.status).toBe(404);
  const controller = new AbortController();
  controller.abort();
  const back = await v1.get("/habits", { signal: controller.signal }).catch((error) => error);
  expect(isCancel(back)).toBe(true);
});
