import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";

const entry = fileURLToPath(new URL("index.ts", import.meta.url));
/** What a page may have to load, compressed, with the schemas and without anything else; in bytes. */
const budget = 20 * 1024;

let bundle = "";
let inputs: string[] = [];

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    conditions: ["@habitshift/source"],
    format: "iife",
    globalName: "converter",
    metafile: true,
    minify: true,
    platform: "neutral",
    write: false,
  });
  bundle = outputFiles[0]?.text ?? "";
  inputs = Object.keys(metafile.inputs);
});

test("the bundle of the whole package is within its budget", () => {
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThanOrEqual(budget);
});

test("nothing but the package and the contract is in it", () => {
  expect(inputs.filter((path) => path.includes("node_modules"))).toEqual([]);
});

/** Runs a script where there is nothing but the language and what browsers and Workers have. */
async function runInBrowser(script: string): Promise<unknown> {
  const { TextDecoder, TextEncoder, TransformStream, ReadableStream, Response } = globalThis;
  const web = { TextDecoder, TextEncoder, TransformStream, ReadableStream, Response };
  const context = vm.createContext({ ...web, crypto: globalThis.crypto, btoa: globalThis.btoa });
  const result = await vm.runInContext(`${bundle};(async () => { ${script} })()`, context);
  return JSON.parse(JSON.stringify(result));
}

test("it converts without an API of Node", async () => {
  const result = await runInBrowser(`
    const { value } = converter.convert({ title: "x" }, { kind: "habit", to: "v2" });
    const { requests } = converter.convertRequest({ method: "GET", url: "/api/v1/habits" });
    const lines = new Response('{"title":"x","target":1}\\n').body
      .pipeThrough(converter.conversionStream({ kind: "habit", to: "v2" }));
    return { value, ids: requests.map(({ headers }) => headers["X-Request-ID"].length), text: await new Response(lines).text() };
  `);
  expect(result).toEqual({
    value: { name: "x" },
    ids: [36],
    text: '{"name":"x","goals":[{"periodicity":"daily","value":1}]}\n',
  });
});
