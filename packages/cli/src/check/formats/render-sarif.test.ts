import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { changes } from "@habitshift/schemas";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import type { Log, Result } from "sarif";
import { expect, test, vi } from "vitest";
import { renderSarif } from "./render-sarif.ts";
import { checkOf, findingOf } from "./testing/checked-values.ts";
import { checks } from "./testing/checks.ts";

vi.setConfig({ testTimeout: 120_000 });

const schema = JSON.parse(
  readFileSync(
    new URL("../../../../../fixtures/sarif/sarif-schema-2.1.0.json", import.meta.url),
    "utf8",
  ),
);
// The pattern of languages in the schema has a bracket that Unicode expressions refuse.
const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true });
addFormats.default(ajv);
const isValid = ajv.compile(schema);

function logOf(text: string): Log {
  const log = JSON.parse(text);
  expect(isValid(log) ? [] : isValid.errors).toEqual([]);
  return log;
}

function runOf(text: string) {
  const [run] = logOf(text).runs;
  if (run === undefined) throw new Error("the log has no run");
  return { ...run, results: run.results ?? [] };
}

test("a log is valid by the official schema, whatever was found", () => {
  fc.assert(
    fc.property(checks, (checked) => {
      const { results, tool } = runOf(renderSarif(checked));
      expect(results.length).toBe(checked.findings.length + checked.ignored.length);
      for (const { ruleId, ruleIndex, message, locations } of results) {
        expect(tool.driver.rules?.[ruleIndex ?? -1]?.id).toBe(ruleId);
        expect(message.text).not.toBe("");
        const uri = locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "";
        expect(uri).toMatch(/^(?!\.?\/)(?:[\w.~/-]|%[\dA-F]{2})+$/);
      }
      const states = new Set(results.map(({ baselineState }) => baselineState !== undefined));
      expect(states.size).toBeLessThan(2);
      expect(
        new Set(results.map(({ suppressions }) => suppressions !== undefined)).size,
      ).toBeLessThan(2);
    }),
    { numRuns: 100 },
  );
});

test("a clean check is an empty list of results, with all rules", () => {
  const { results, tool, columnKind, automationDetails, invocations } = runOf(
    renderSarif(checkOf([])),
  );
  expect(results).toEqual([]);
  expect(tool.driver.rules?.map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
  for (const rule of tool.driver.rules ?? []) {
    expect(rule.help?.text).not.toBe("");
    expect(rule.fullDescription?.text.length).toBeLessThan(1024);
  }
  expect(columnKind).toBe("utf16CodeUnits");
  expect(automationDetails?.id).toBe("habitshift/");
  expect(invocations?.[0]?.executionSuccessful).toBe(true);
});

test("a file is named from the root of the repository, each segment encoded", () => {
  const finding = findingOf({ file: "a b/c:d#é.ts" });
  const checked = { ...checkOf([finding]), prefix: "packages/my app/" };
  const [result] = runOf(renderSarif(checked)).results;
  expect(result?.locations?.[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: "packages/my%20app/a%20b/c%3Ad%23%C3%A9.ts" },
    region: {
      startLine: 12,
      startColumn: 8,
      endLine: 12,
      endColumn: 19,
      snippet: { text: "habit.title" },
    },
  });
});

test("the fingerprint is ours, and leaves the one of GitHub to GitHub", () => {
  const [result] = runOf(renderSarif(checkOf([findingOf()]))).results;
  expect(result?.partialFingerprints).toEqual({ "habitshift/v1": "0123456789abcdef" });
});

test("known places are suppressed and unchanged, new ones neither", () => {
  const known = findingOf({ baseline: "known", severity: "error" });
  const fresh = findingOf({ baseline: "new", severity: "note", line: 13, endLine: 13 });
  const ignored = [
    { change: "title-to-name" as const, file: "b.ts", line: 3, comment: 2, reason: "a mock" },
  ];
  const { results } = runOf(renderSarif({ ...checkOf([known, fresh]), ignored }));
  const told = ({ baselineState, suppressions }: Result) => [
    baselineState,
    suppressions?.map(({ kind }) => kind),
  ];
  expect(results.map(told)).toEqual([
    ["new", []],
    ["unchanged", ["external"]],
    ["unchanged", ["inSource"]],
  ]);
  expect(results[1]?.suppressions?.[0]?.justification).toContain("baseline");
  expect(results[2]?.suppressions?.[0]?.justification).toBe("a mock");
});

test("the chain of evidence is told as related places and as a flow that ends at the place", () => {
  const { evidence, file, line, column } = findingOf();
  const found = findingOf({ evidence: [...evidence, { file, line, column, what: "read here" }] });
  const [result] = runOf(renderSarif(checkOf([found]))).results;
  expect(result?.relatedLocations?.map(({ id, message }) => [id, message?.text])).toEqual([
    [0, "fetch of the habits"],
  ]);
  const flow = result?.codeFlows?.[0]?.threadFlows[0]?.locations ?? [];
  const steps = flow.map(({ location }) => [
    location?.physicalLocation?.artifactLocation?.uri,
    location?.message?.text,
  ]);
  expect(steps).toEqual([
    ["src/http.ts", "fetch of the habits"],
    ["src/api.ts", "read here"],
  ]);
});

test("a chain is cut to the hundred places that GitHub keeps", () => {
  const place = { file: "a.ts", line: 1, column: 1, what: "a step" };
  const finding = findingOf({ evidence: Array.from({ length: 300 }, () => place) });
  const [result] = runOf(renderSarif(checkOf([finding]))).results;
  expect(result?.relatedLocations?.length).toBe(100);
});

test("what could not be read makes the run unsuccessful, and is told", () => {
  const unreadable = [{ file: "a b.ts", reason: "line 3: it cannot be parsed" }];
  const [invocation] = runOf(renderSarif({ ...checkOf([]), unreadable })).invocations ?? [];
  expect(invocation?.executionSuccessful).toBe(false);
  expect(invocation?.toolExecutionNotifications?.[0]).toMatchObject({
    level: "error",
    message: { text: "a b.ts could not be read: line 3: it cannot be parsed" },
    locations: [{ physicalLocation: { artifactLocation: { uri: "a%20b.ts" } } }],
  });
});

test("text that looks like a link is none, and half a character is none", () => {
  const finding = findingOf({ message: "habits[0](x) and {id}", before: "\uD83D" });
  const [result] = runOf(renderSarif(checkOf([finding]))).results;
  expect(result?.message.text).toBe("habits\\[0](x) and {id}");
  expect(result?.locations?.[0]?.physicalLocation?.region?.snippet?.text).toBe("\uFFFD");
});

test("more results than GitHub takes are cut, the heaviest kept, and that is said", () => {
  const notes = Array.from({ length: 25_000 }, (_, line) =>
    findingOf({ severity: "note", line: line + 1, endLine: line + 1, evidence: [] }),
  );
  const error = findingOf({ severity: "error", file: "z.ts" });
  const { results, invocations } = runOf(renderSarif(checkOf([...notes, error])));
  expect(results.length).toBe(25_000);
  expect(results[0]?.level).toBe("error");
  expect(invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toContain(
    "25,000 of 25,001 results",
  );
});

test("a log that is too large to upload loses its explanations, then its lightest results", () => {
  // Each is another text, or all of them would be packed into nothing.
  const found = Array.from({ length: 9000 }, () =>
    findingOf({ before: randomBytes(1400).toString("base64"), severity: "note" }),
  );
  const text = renderSarif(checkOf([findingOf({ severity: "error" }), ...found]));
  const { results, invocations } = runOf(text);
  expect(gzipSync(text).length).toBeLessThanOrEqual(10_000_000);
  expect(results[0]?.level).toBe("error");
  const told = invocations?.[0]?.toolExecutionNotifications?.map(({ message }) => message.text);
  expect(told?.join()).toContain("Evidence and fixes are left out");
  expect(results[0]?.codeFlows).toBeUndefined();
  expect(results.length).toBeGreaterThan(6000);
  expect(told?.join()).toContain("of 9,001 results");
});
