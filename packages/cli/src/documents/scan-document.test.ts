import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlannedFinding } from "@habitshift/codemods";
import { changes } from "@habitshift/schemas";
import { describe, expect, test } from "vitest";
import { checkFolder } from "./testing/check-folder.ts";

const fixtures = join(import.meta.dirname, "../../../../fixtures/documents");

/** A line for each finding: where, which change, and what to call or to write instead. */
function tableOf(findings: readonly PlannedFinding[]): string {
  const rows = findings.map(({ file, line, column, change, message }) => {
    const told = [/ is ([A-Z]+ \S+)/, /call `([^`]+)`/, /v2 is at ([^ ,]+)/, /^(`[^`]+`)/]
      .map((pattern) => pattern.exec(message)?.[1])
      .find((each) => each !== undefined);
    return `${file} ${line}:${column} ${change} ${told ?? "-"}`;
  });
  return `${rows.join("\n")}\n`;
}

describe("documents as their authors write them", () => {
  test.each(["clients", "papers"])("%s: what is v1 in them, exactly, with the v2 call", (name) => {
    const { plan } = checkFolder(join(fixtures, name));
    const expected = readFileSync(join(fixtures, `${name}.txt`), "utf8");
    expect(tableOf(plan.findings)).toBe(expected);
  });

  test("what is of others, of v2, a comment or prose is nothing", () => {
    const { plan } = checkFolder(join(fixtures, "silent"));
    expect(plan.findings).toEqual([]);
    expect(plan.fates.every(({ fate }) => fate === "nothing-to-do")).toBe(true);
  });

  test("a repository that serves the paths itself is told so, and left", () => {
    const { plan } = checkFolder(join(fixtures, "own-api"));
    expect(plan.findings).toEqual([]);
    expect(plan.notices.join()).toContain("HabitController.java:2 serves");
  });

  test.each(["clients", "papers"])(
    "%s: each finding stands in its text, and can be known again",
    (name) => {
      const { plan } = checkFolder(join(fixtures, name));
      for (const finding of plan.findings) {
        const text = readFileSync(join(fixtures, name, finding.file), "utf8");
        const shown = finding.before.replace(/…$/, "");
        expect(text.slice(finding.start, finding.end).startsWith(shown)).toBe(true);
        const line = text.split("\n")[finding.line - 1] ?? "";
        expect(line.slice(finding.column - 1)).toBe(text.slice(finding.start).split("\n")[0]);
        expect(changes.map(({ id }) => id)).toContain(finding.change);
        expect(finding).toMatchObject({ confidence: "manual", after: null, group: null });
      }
      const prints = plan.findings.map(({ fingerprint }) => fingerprint);
      expect(new Set(prints).size).toBe(prints.length);
    },
  );
});
