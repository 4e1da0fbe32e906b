import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  client,
  createVerifyFolder,
  files,
  patience,
  report,
  type VerifyFolder,
} from "./verify-folder.ts";

let own: VerifyFolder;

beforeEach(() => {
  own = createVerifyFolder();
});
afterEach(() => own.remove());

function verifyAsJson(...args: readonly string[]) {
  const { status, stdout } = own.verify("--format", "json", ...args);
  return { status, said: JSON.parse(stdout) };
}

test("what does the same ends with 0, and says what was compared", { timeout: patience }, () => {
  own.write(files);
  const { status, stdout } = own.verify("--", "node", "report.js");
  expect(stdout).toContain("the same: exit status, output, final state (2 habits, 2 areas)");
  expect(status).toBe(0);
});

test("moments, ids and places are another each time", { timeout: patience }, () => {
  own.write({
    ...files,
    "report.js": `${report}import { randomUUID } from "node:crypto";
console.log(process.env.HABIT_API, process.cwd(), new Date().toISOString(), randomUUID());
const body = JSON.stringify({ title: "Walk" });
const made = await call("/api/v1/habits", { method: "POST", body });
console.log("made", made.id);
`,
  });
  const { status, said } = verifyAsJson("--", "node", "report.js");
  expect(said).toMatchObject({ verdict: "same", before: { calls: 2 }, stillV1: [] });
  expect(said.after.stdout).toContain("made 00000000-");
  expect(status).toBe(0);
});

test("a program of node_modules, and a package of the repository", { timeout: patience }, () => {
  own.write({
    ...files,
    ".gitignore": "node_modules\nout\n.env\n",
    ".env": "HABIT_API=https://habits.example.com\n",
    "out/big.txt": "not copied",
    "node_modules/tool/package.json": '{ "name": "tool", "type": "module" }',
    "node_modules/tool/run.js":
      '#!/usr/bin/env node\nawait import("file://" + process.cwd() + "/report.js");\n',
    "packages/own/package.json": '{ "name": "own", "type": "module", "exports": "./index.js" }',
    "packages/own/index.js": client,
    "report.js": `${report.replace("./client.js", "own")}import { existsSync, writeFileSync } from "node:fs";
writeFileSync("node_modules/.cache.txt", "in the copy");
console.log(existsSync("out/big.txt"), existsSync(".env"));
`,
  });
  const modules = join(own.repository, "node_modules");
  mkdirSync(join(modules, ".bin"));
  symlinkSync("../packages/own", join(modules, "own"));
  symlinkSync("../tool/run.js", join(modules, ".bin/tool"));
  chmodSync(join(modules, "tool/run.js"), 0o755);
  const { status, said } = verifyAsJson("--", "tool");
  expect(said.after.stderr).toBe("");
  expect(said).toMatchObject({ verdict: "same", stillV1: [] });
  expect(said.after.stdout).toContain("false true");
  expect(status).toBe(0);
});

test("a variable that holds the path of v1, too", { timeout: patience }, () => {
  own.write({
    ...files,
    "client.js": client,
    "report.js": `${report}console.log(process.env.WHERE.replace(/v[12]/, "v_"));\n`,
    "habitshift.config.json": '{ "services": ["HABIT_API", "WHERE"] }',
    ".env": "WHERE=https://habits.example.com/api/v1/habits\n",
  });
  const { status, said } = verifyAsJson("--", "node", "report.js");
  expect(said.before.stdout).toMatch(/http:.*\/api\/v_\/habits\n$/);
  expect(status).toBe(0);
});
