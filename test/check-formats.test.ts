import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { JSDOM } from "jsdom";
import type { Log, Region } from "sarif";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 120_000 });

const schema = join(import.meta.dirname, "../fixtures/sarif/sarif-schema-2.1.0.json");
const folder = "packages/my app";

/** With a byte order mark, a sign of two UTF-16 units before the place, and line ends of Windows. */
const habits = `\uFEFFimport { api } from "./http.js";\r
export async function titles() {\r
  const body = await api("/habits/today");\r
  return body.data.map((habit) => ["🏃", habit.title]);\r
}\r
`;

const http = `const base = process.env.HABIT_API;
export async function api(path) {
  const response = await fetch(\`\${base}/api/v1\${path}\`, {
    headers: { "X-API-Key": process.env.HABIT_KEY },
  });
  return response.json();
}
`;

let repository: Repository;
beforeEach(() => {
  repository = createRepository({
    [`${folder}/src/a#b.js`]: habits,
    [`${folder}/src/http.js`]: http,
    [`${folder}/package.json`]: '{ "name": "app", "version": "2.0.0" }',
  });
});
afterEach(() => repository.remove());

/** The text at a region, as SARIF counts: the byte order mark is none of it. */
function textAt(text: string, region: Region | undefined): string {
  const { startLine = 1, startColumn = 1, endLine = 1, endColumn = 1 } = region ?? {};
  const lines = text.replace(/^\uFEFF/, "").split(/(?<=\n)/);
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).join("").length + column - 1;
  return lines.join("").slice(offset(startLine, startColumn), offset(endLine, endColumn));
}

test("all formats in one run are what their readers take, and tell of the same places", () => {
  const formats = ["sarif", "github", "junit", "markdown", "html", "json"];
  const flags = formats.flatMap((format) => ["--format", format, "--output", `out.${format}`]);
  const run = repository.runIn(folder, "check", "--as-of", "2025-02-15", ...flags);
  expect([run.status, run.stdout]).toEqual([1, ""]);
  const read = (format: string) => repository.read(`${folder}/out.${format}`);
  const { findings }: { findings: { change: string; file: string; line: number }[] } = JSON.parse(
    read("json"),
  );
  const places = findings.map(({ change, file, line }) => `${change} ${file}:${line}`).toSorted();
  expect(places).toContain("title-to-name src/a#b.js:4");

  const log: Log = JSON.parse(read("sarif"));
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  expect(ajv.validate(JSON.parse(readFileSync(schema, "utf8")), log)).toBe(true);
  const results = log.runs[0]?.results ?? [];
  for (const { locations } of results) {
    const { artifactLocation, region } = locations?.[0]?.physicalLocation ?? {};
    const path = decodeURIComponent(artifactLocation?.uri ?? "");
    expect(textAt(repository.read(path), region)).toBe(region?.snippet?.text);
  }
  const uris = new Set(
    results.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri),
  );
  expect([...uris].toSorted()).toEqual([
    "packages/my%20app/src/a%23b.js",
    "packages/my%20app/src/http.js",
  ]);

  const annotated = [
    ...read("github").matchAll(/^::\w+ file=packages\/my app\/src\/(.*?),line=(\d+),/gm),
  ];
  expect(annotated.length).toBe(Math.min(10, findings.length));

  const { document } = new JSDOM(read("junit"), { contentType: "text/xml" }).window;
  const tested = [...document.querySelectorAll("testcase:has(failure)")].map(
    (each) =>
      `${each.parentElement?.getAttribute("name")} ${each.getAttribute("file")}:${each.getAttribute("line")}`,
  );
  expect(tested.toSorted()).toEqual(places);

  const page = new JSDOM(read("html")).window.document;
  const held: typeof findings = JSON.parse(page.querySelector("#data")?.textContent ?? "");
  expect(held.map(({ change, file, line }) => `${change} ${file}:${line}`).toSorted()).toEqual(
    places,
  );
  expect(read("markdown").match(/<\/code>\*\* error/g)?.length).toBe(findings.length);
});

test("the fix of a result is what migrate makes of its group", () => {
  const run = repository.runIn(folder, "check", "--format", "sarif");
  const log: Log = JSON.parse(run.stdout);
  const result = log.runs[0]?.results?.find(({ ruleId }) => ruleId === "title-to-name");
  const group = String(result?.properties?.group);
  const fixed = new Map(
    result?.fixes?.[0]?.artifactChanges.map(({ artifactLocation, replacements }) => {
      const path = decodeURIComponent(artifactLocation.uri ?? "");
      const text = replacements.reduceRight(
        (whole, { deletedRegion, insertedContent }) => {
          const before = textAt(whole, {
            startLine: 1,
            endLine: deletedRegion.startLine ?? 1,
            endColumn: deletedRegion.startColumn ?? 1,
          });
          const gone = textAt(whole, deletedRegion);
          return before + insertedContent?.text + whole.slice(before.length + gone.length);
        },
        repository.read(path).replace(/^\uFEFF/, ""),
      );
      return [path, text] as const;
    }),
  );
  repository.runIn(folder, "migrate", "--write", "--include", "review", "--only", group);
  const migrated = repository.git(["diff", "--name-only", "-z"]).split("\0").filter(Boolean);
  expect(migrated.length).toBe(2);
  expect([...fixed.keys()].toSorted()).toEqual(migrated.toSorted());
  for (const [path, text] of fixed) expect(repository.read(path).replace(/^\uFEFF/, "")).toBe(text);
});

test("a clean tree has the formats of success", () => {
  repository.write({ [`${folder}/src/a#b.js`]: "", [`${folder}/src/http.js`]: "" });
  const run = (format: string) => repository.runIn(folder, "check", "--format", format);
  const log: Log = JSON.parse(run("sarif").stdout);
  expect(log.runs[0]?.results).toEqual([]);
  const { document } = new JSDOM(run("junit").stdout, { contentType: "text/xml" }).window;
  expect(document.querySelectorAll("testcase").length).toBeGreaterThan(0);
  expect(document.querySelectorAll("failure, error, skipped").length).toBe(0);
  expect(run("github").stdout).toMatch(/passes\n$/);
  expect(run("html").status).toBe(0);
});
