// Bundles the page of the service into a module of strings, so that it can be served where there are no files.
// It is written over what the compiler made of src/page/page.ts, which has no files of its own.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const validator = join(import.meta.dirname, "../packages/validator");
const folder = join(validator, "src/page");
const output = join(validator, "dist/page/page.js");

/** Whatever browsers still get updates. */
const target = ["chrome111", "firefox115", "safari16.4"];

/** @param {string} entry - A script or a style sheet. */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    conditions: ["@habitshift/source"],
    format: "esm",
    legalComments: "none",
    minify: true,
    platform: "browser",
    target,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Every file that the documents name, by that name: its media type and what it holds. */
const files = {
  "page/page.css": ["text/css; charset=utf-8", await bundle("assets/page.css")],
  "page/validate.js": ["text/javascript; charset=utf-8", await bundle("browser/validate.ts")],
  "page/docs.js": ["text/javascript; charset=utf-8", await bundle("browser/docs.ts")],
  "page/icon.svg": ["image/svg+xml", await readFile(join(folder, "assets/icon.svg"), "utf8")],
};

/** @type {Record<string, { type: string, body: string, isLasting?: boolean }>} */
const page = {};
/** @type {[string, string][]} */
const hashed = [];
for (const [name, [type, body]] of Object.entries(files)) {
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 10);
  const path = name.replace(/(?=\.\w+$)/, `-${hash}`);
  hashed.push([name, path]);
  page[`/${path}`] = { type, body, isLasting: true };
}

/** The documents: what stands in the frame that they share. */
const documents = {
  validate: {
    title: "Does it work on v2?",
    script: "page/validate.js",
    start: "input",
    skip: "the request",
  },
  docs: { title: "API", script: "page/docs.js", start: "docs", skip: "the operations" },
};
const frame = await readFile(join(folder, "assets/frame.html"), "utf8");
for (const [name, own] of Object.entries(documents)) {
  const main = await readFile(join(folder, `assets/${name}.html`), "utf8");
  const words = { ...own, main: main.replaceAll(/^(?=.)/gm, "    ") };
  let body = frame.replaceAll(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
  body = body.replace(`<a href="${name}">`, `<a href="${name}" aria-current="page">`);
  for (const [file, hashedFile] of hashed) body = body.replaceAll(`"${file}"`, `"${hashedFile}"`);
  page[`/${name}`] = { type: "text/html; charset=utf-8", body };
}
page["/"] = page["/validate"];

await mkdir(join(output, ".."), { recursive: true });
await writeFile(output, `export const page = ${JSON.stringify(page, null, 2)};\n`);
