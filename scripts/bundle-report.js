// Bundles the page of `habitshift check --format html` into a module of strings. It is written over what the compiler
// made of page/page-assets.ts, which has none of its own.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const packages = join(import.meta.dirname, "../packages");
const page = "check/formats/page";
const folder = join(packages, "cli/src", page);
const output = join(packages, "cli/dist", page, "page-assets.js");

/**
 * @param {string} entry - A script or a style sheet.
 * @param {"iife" | undefined} format - A script that is no module, as it stands in the page itself.
 */
async function bundle(entry, format) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    charset: "utf8",
    conditions: ["@habitshift/source"],
    ...(format ? { format } : {}),
    legalComments: "none",
    minify: true,
    platform: "browser",
    // Whatever browsers still get updates.
    target: ["chrome111", "firefox115", "safari16.4"],
    write: false,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

const icon = await readFile(join(packages, "validator/src/page/assets/icon.svg"), "utf8");
const assets = {
  script: await bundle("browser/report.ts", "iife"),
  style: await bundle("assets/report.css", undefined),
  icon: `data:image/svg+xml,${encodeURIComponent(icon.trim())}`,
};
await mkdir(join(output, ".."), { recursive: true });
await writeFile(output, `export const pageAssets = ${JSON.stringify(assets, null, 2)};\n`);
