import { expect, test } from "vitest";
import { renderChain } from "./render-chain.ts";
import type { ReportedFinding } from "./report.ts";
import { createStyle } from "./style.ts";

const style = createStyle(false);
const base = { file: "http.ts", line: 1, column: 7, what: "the address, from HABIT_API" };
const call = { file: "http.ts", line: 12, column: 3, what: "fetch of GET /api/v1/habits" };
const kept = { file: "a.ts", line: 3, column: 9, what: "kept in `habits`" };
const place = { file: "a.ts", line: 9, column: 1, what: "read here" };

function finding(...evidence: ReportedFinding["evidence"]): ReportedFinding {
  return { file: "a.ts", line: 9, column: 1, evidence } as unknown as ReportedFinding;
}

test("a chain is a line a place, without the place itself", () => {
  expect(renderChain(finding(base, call, kept, place), [], "  ", style)).toBe(
    "  ╭ http.ts:1:7   the address, from HABIT_API\n" +
      "  │ http.ts:12:3  fetch of GET /api/v1/habits\n" +
      "  ╰ a.ts:3:9      kept in `habits`\n",
  );
});

test("what it has in common with the chain above is named once", () => {
  const above = [base, call, { ...kept, line: 4 }];
  expect(renderChain(finding(base, call, kept, place), above, "", style)).toBe(
    "╭ as above, to http.ts:12:3\n╰ a.ts:3:9  kept in `habits`\n",
  );
  expect(renderChain(finding(base, call, place), [base, call], "", style)).toBe(
    "─ as above, to http.ts:12:3\n",
  );
  expect(renderChain(finding(base, place), [base, call], "", style)).toBe(
    "─ http.ts:1:7  the address, from HABIT_API\n",
  );
});

test("nothing is shown where nothing is known", () => {
  expect(renderChain(finding(), [], "", style)).toBe("");
});
