import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const commands = [...readme.matchAll(/^npx --yes (\S+) (\S+)/gm)].map(([, program, script]) => ({
  program,
  script,
}));

test("the README shows how to migrate and how to test", () => {
  expect(new Set(commands.map(({ script }) => script))).toEqual(
    new Set(["migrate", "habitshift", "test"]),
  );
});

test.each(commands)("`$script` of the README runs with the pinned $program", (command) => {
  expect(command.program).toBe(manifest.packageManager);
  expect(manifest.scripts).toHaveProperty(command.script ?? "");
});

test("the sample that `migrate` takes is one that the README names", () => {
  const runner = readFileSync(join(root, "scripts/run.js"), "utf8");
  const [, sample = ""] = /"(fixtures\/integrations\/[^"]+)"/.exec(runner) ?? [];
  expect(readme).toContain(sample);
});
