// Checks each package as it would be published: publint for its manifest, attw for its types.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["schemas", ...readdirSync("packages").map((name) => join("packages", name))];
let failed = false;

/** @param {string[]} command - A program of this workspace and its arguments. */
function run([program, ...args]) {
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  failed ||= status !== 0;
}

for (const folder of folders) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  console.log(`\n${manifest.name}`);
  run(["publint", folder, "--strict", "--pack", "npm"]);
  if (manifest.exports?.["."] !== undefined) {
    run(["attw", "--pack", folder, "--profile", "esm-only"]);
  }
}
process.exitCode = failed ? 1 : 0;
