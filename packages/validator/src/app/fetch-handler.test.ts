import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";

let bundle = "";

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("create-app.ts", import.meta.url))],
    bundle: true,
    conditions: ["@habitshift/source"],
    format: "iife",
    globalName: "service",
    // An import of Node would fail here.
    platform: "browser",
    write: false,
  });
  bundle = outputFiles[0]?.text ?? "";
});

/** What Workers, Bun and Deno have, and nothing of Node; code from strings is forbidden, as on Workers. */
function runOnWorker(script: string): Promise<unknown> {
  const { TextDecoder, TextEncoder, ReadableStream, Request, Response, Headers } = globalThis;
  const { URL, URLSearchParams, performance, setTimeout, clearTimeout } = globalThis;
  const web = { TextDecoder, TextEncoder, ReadableStream, Request, Response, Headers };
  const more = { URL, URLSearchParams, performance, setTimeout, clearTimeout };
  const context = vm.createContext(
    { ...web, ...more, crypto: globalThis.crypto },
    { codeGeneration: { strings: false, wasm: false } },
  );
  return vm.runInContext(`${bundle};(async () => JSON.stringify(await (${script})()))()`, context);
}

test("the app is a fetch handler that needs nothing of Node", async () => {
  const text = await runOnWorker(`async () => {
    const { fetch } = service.createApp({ requestsPerMinute: 100, token: "t", cors: ["*"] });
    const ask = async (path, type, body) => {
      const headers = { "Content-Type": type, Authorization: "Bearer t", "X-Habitshift-Token": "t" };
      const response = await fetch(new Request("https://w.example" + path, { method: "POST", headers, body }));
      return [response.status, await response.text()];
    };
    const request = JSON.stringify({ method: "POST", url: "/api/v1/habits", body: { title: "x" } });
    return [
      await ask("/validate", "application/json", request),
      await ask("/validate", "application/x-ndjson", request + "\\n" + request),
      await ask("/validate/api/v1/habits", "application/json", '{"title":"x"}'),
      await ask("/validate", "application/json", "{"),
    ];
  }`);
  const answers = JSON.parse(String(text)) as [number, string][];
  expect(answers.map(([status]) => status)).toEqual([200, 200, 422, 400]);
  for (const [, answer] of answers.slice(0, 3)) expect(answer).toContain("title-to-name");
});
