import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { renderScreen } from "./render-screen.ts";

const root = join(import.meta.dirname, "../..");
const program = join(root, "packages/cli/bin/habitshift.js");

test("the picture in the README is what the program prints", async () => {
  const { NO_COLOR: _, COLUMNS: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)("node", [program, "migrate"], {
    cwd: join(root, "fixtures/codemods/logs-moved/typed/input"),
    env: { ...env, FORCE_COLOR: "1" },
  });
  const picture = renderScreen("habitshift migrate", stdout);
  await expect(picture).toMatchFileSnapshot(join(root, "docs/images/migrate.svg"));
});

test("a long line wraps, and keeps its colour", () => {
  const rows = renderScreen("x", `\u001b[31m${"ab".repeat(60)}\u001b[39m!`).match(
    /<tspan.*?<\/tspan>/g,
  );
  expect(rows).toHaveLength(4);
  expect(rows?.[2]).toBe('<tspan x="18.0" textLength="33.6" fill="#ff7b72">abab</tspan>');
});
