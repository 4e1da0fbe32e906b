import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@habitshift/sandbox";
import { expect, test } from "vitest";
import { parseArguments } from "../parse-arguments.ts";
import { runIn } from "../testing/run-in.ts";

const parse = (line: string) => parseArguments(line.split(" "), {});
const newFolder = () => mkdtempSync(join(tmpdir(), "sandbox-"));

test("the flags of sandbox are understood", () => {
  expect(parse("sandbox")).toEqual({
    command: "sandbox",
    format: "text",
    task: "run",
    port: 8788,
    host: "127.0.0.1",
    asOf: null,
    data: null,
    seed: null,
    cors: [],
  });
  const line = "sandbox --port 0 --host [::1] --as-of 2025-02-14T23:59:59Z --data d --seed s.json";
  expect(parse(line)).toMatchObject({
    port: 0,
    host: "::1",
    asOf: new Date("2025-02-14T23:59:59Z"),
    data: "d",
    seed: "s.json",
  });
});

test.each([
  ["--as-of soon", "--as-of must be a date or a moment"],
  ["--port http", "--port must be a number"],
  ["--cors app.example", "--cors takes origins"],
  ["key", "unknown argument key (did you mean keys?)"],
  ["keys list", "sandbox keys needs the --data"],
  ["keys --data d", "takes create, list or revoke"],
  ["keys create --data d", "needs a --name"],
  ["keys create --data d --name n --scopes habits:eat", "--scopes takes *, habits:read"],
  ["keys revoke --data d", "needs the id of a key"],
  ["keys list more --data d", "unknown argument more"],
  ["keys list --data d", "d has no sandbox"],
  ["--seed none.json", "none.json cannot be read"],
])("sandbox %s is wrong use", async (flags, message) => {
  const { status, stderr, stdout } = await runIn(newFolder(), `sandbox ${flags}`);
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([2, ""]);
});

test("a seed that is none is refused, with all that is wrong", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "s.json"), '{"plan":"gold","habits":[{"title":"x"}],"more":[]}');
  const { status, stderr } = await runIn(folder, "sandbox --seed s.json");
  expect(status).toBe(2);
  expect(stderr).toContain("/more is not known");
  expect(stderr).toContain("/plan must be one of free, premium, team, business");
  expect(stderr).toContain("/habits/0/title");
});

test("keys are created up to the limit of the plan, listed and revoked", async () => {
  const folder = newFolder();
  const sandbox = await createSandbox({ folder: join(folder, "d"), seed: { plan: "premium" } });
  await sandbox.close();
  const keys = (line: string) => runIn(folder, `sandbox keys ${line} --data d --format json`);
  const made = JSON.parse((await keys("create --name one --expires 30")).stdout);
  expect(made.value).toMatch(/^hk_[0-9A-Za-z]{40}$/);
  expect(made.key).toMatchObject({ state: "active", expiresAt: "2025-01-19T12:00:00.000Z" });
  for (const name of ["two", "three", "four", "five"]) await keys(`create --name ${name}`);
  const over = await keys("create --name six");
  expect([over.status, over.stderr]).toEqual([1, expect.stringContaining("maximum number")]);
  expect((await keys(`revoke ${made.key.id}`)).stderr).toContain("confirm with --yes");
  expect((await keys(`revoke ${made.key.id} --yes`)).status).toBe(0);
  expect((await keys("create --name six")).status).toBe(0);
  const listed = await keys("list");
  expect(JSON.parse(listed.stdout).keys[0]).toMatchObject({ name: "one", state: "revoked" });
  expect(listed.stdout).not.toContain(made.value);
});
