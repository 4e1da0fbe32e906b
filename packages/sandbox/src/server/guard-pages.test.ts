import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

let sandbox: RunningSandbox | undefined;
afterEach(() => sandbox?.stop());

async function start(cors?: readonly string[]) {
  sandbox = await startSandbox({ port: 0, ...(cors && { cors }) });
  const { port } = sandbox;
  return (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        const own = request({ port, host: "127.0.0.1", method, path, headers }, (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (part) => {
            text += part;
          });
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        });
        own.on("error", reject).end();
      },
    );
}

test("a name that was made to point at this machine is refused", async () => {
  const ask = await start();
  for (const host of ["localhost:8788", "127.0.0.1", "app.localhost", "[::1]:1"]) {
    expect((await ask("GET", "/healthz", { Host: host })).status).toBe(200);
  }
  const other = await ask("GET", "/healthz", { Host: "evil.example:8788" });
  expect([other.status, JSON.parse(other.text).error.code]).toEqual([421, "MISDIRECTED"]);
});

test("a page of another site can neither move the sandbox nor read it", async () => {
  const ask = await start();
  const Origin = "https://evil.example";
  const reset = await ask("POST", "/_sandbox/reset", { Origin });
  expect([reset.status, JSON.parse(reset.text).error.code]).toEqual([403, "FORBIDDEN_ORIGIN"]);
  expect((await ask("POST", "/_sandbox/reset")).status).toBe(200);
  const read = await ask("GET", "/healthz", { Origin });
  expect(read.headers["access-control-allow-origin"]).toBeUndefined();
});

test("pages that are named may use it, and read what it says of limits and the sunset", async () => {
  const Origin = "http://localhost:5173";
  const ask = await start([Origin]);
  const asked = { Origin, "Access-Control-Request-Method": "PUT" };
  const names = "x-api-key,x-api-version";
  const pre = await ask("OPTIONS", "/api/v2/habits/h1", {
    ...asked,
    "Access-Control-Request-Headers": names,
  });
  expect(pre.headers).toMatchObject({
    "access-control-allow-origin": Origin,
    "access-control-allow-headers": names,
  });
  expect(pre.headers["access-control-allow-methods"]).toContain("PUT");
  const read = await ask("GET", "/api/v2/habits", { Origin });
  expect(read.headers["access-control-expose-headers"]).toContain("RateLimit");
  expect((await ask("POST", "/_sandbox/reset", { Origin })).status).toBe(200);
  const other = await ask("POST", "/_sandbox/reset", { Origin: "http://localhost:1" });
  expect(other.status).toBe(403);
});
