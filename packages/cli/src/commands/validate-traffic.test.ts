import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeRequest } from "@habitshift/validator";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const traffic = join(import.meta.dirname, "../../../../fixtures/traffic");
const requests = readdirSync(traffic).flatMap((name) => {
  const cases = JSON.parse(readFileSync(join(traffic, name), "utf8"));
  return cases.flatMap(({ request }: { request?: unknown }) => request ?? []);
});

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace({});
});
afterEach(() => workspace.remove());

/** A breakage without its place. */
const withoutPlace = (breakage: object) =>
  Object.fromEntries(
    Object.entries(breakage).filter(([name]) => !/^(?:end)?(?:line|column)$/i.test(name)),
  );

/** The ids that requests are given belong to where they stand. */
const withoutIds = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"id"'),
  );

test("each request gets the verdict that the library gives, in lines and in a list", async () => {
  expect(requests.length).toBeGreaterThan(100);
  const expected = requests.map((request) => judgeRequest(request));
  workspace.write({
    "all.ndjson": requests.map((request) => JSON.stringify(request)).join("\n"),
    "all.json": JSON.stringify({ requests }, null, 2),
  });
  for (const name of ["all.ndjson", "all.json"]) {
    const { stdout } = await workspace.run(`validate ${name} --format json`);
    const { verdicts } = JSON.parse(stdout);
    const found = verdicts.map((own: Record<string, unknown>) => ({
      verdict: own.verdict,
      breakages: (own.breakages as object[]).map(withoutPlace),
      ...("truncated" in own && { truncated: own.truncated }),
      ...("converted" in own && { converted: own.converted }),
    }));
    expect(withoutIds(found)).toEqual(withoutIds(expected));
  }
});
