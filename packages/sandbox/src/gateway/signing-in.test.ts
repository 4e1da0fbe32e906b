import { afterEach, expect, test } from "vitest";
import { type RunningSandbox, startSandbox } from "../server/start-sandbox.ts";
import { testSeed } from "../testing/client.ts";
import { type RunningGateway, startGateway } from "./start-gateway.ts";

const running: (RunningGateway | RunningSandbox)[] = [];
afterEach(async () => {
  for (const own of running.splice(0)) await own.stop();
});

test("a client of v1 that signs in gets its tokens by the gateway, too, and works with them", async () => {
  const asOf = new Date("2025-03-01T00:00:00Z");
  const sandbox = await startSandbox({ port: 0, seed: testSeed, asOf });
  const gateway = await startGateway({ port: 0, upstream: sandbox.url });
  running.push(gateway, sandbox);
  const post = (path: string, body: unknown) =>
    fetch(gateway.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const login = { email: "a@example.com", password: "secret" };
  const { data } = Object(await (await post("/auth/login", login)).json());
  const list = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${gateway.url}/api/v1/habits`, { headers })).status;
  };
  expect(await list(data.accessToken)).toBe(200);
  const renewed = await post("/auth/refresh", { refreshToken: data.refreshToken });
  expect([renewed.status, renewed.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await post("/auth/login", { ...login, password: "no" })).status).toBe(401);
  expect(await list("id-token")).toBe(200);
  expect(await list("none")).toBe(401);
  expect((await post("/graphql", {})).status).toBe(404);
  const { data: figures } = Object(await (await fetch(`${gateway.url}/_gateway`)).json());
  // Of these, only the last was refused as no call of v1.
  expect(figures.refused).toBe(1);
});
