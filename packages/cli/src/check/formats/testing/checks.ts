import { changes, daysToSunset, phaseOn, severityOn } from "@habitshift/schemas";
import fc from "fast-check";
import type { Checked } from "../../checked.ts";
import { checkOf } from "./checked-values.ts";

/** Text that has broken renderers: markup, escapes, commands, halves of characters, fences. */
const hostile = fc.constantFrom(
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "]]>",
  "<!--",
  "</script>",
  "::error file=a::b",
  "a%b,c:d\r\ne",
  "```\n````",
  "| a | b |",
  "[x](javascript:alert(1))",
  "{0} {{",
  "\u0000\u0008\u001B[31m",
  "\uD800",
  "\uFFFE",
  "@everyone #1",
  "&amp;&#60;",
  "😀é",
  "",
  "`",
  "\\",
  "line\u2028end",
);

const text = fc
  .array(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 4 })
  .map((parts) => parts.join(" "));

const file = fc
  .array(
    fc.oneof(
      fc.constantFrom("src", "a b", "ä", "c:d", "#1", "100%", "?", "..x", "é😀", "<b>", "`"),
      fc
        .string({ unit: "binary", minLength: 1, maxLength: 8 })
        .map((name) => name.replaceAll(/[/\0]/g, "_")),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((segments) => `${segments.join("/")}.ts`);

const line = fc.integer({ min: 1, max: 5000 });
const change = fc.constantFrom(...changes);
const evidence = fc.record({ file, line, column: line, what: text });

const finding = fc.record({
  change,
  confidence: fc.constantFrom("safe" as const, "review" as const, "manual" as const),
  file,
  line,
  column: line,
  lines: fc.nat(3),
  columns: fc.nat(40),
  message: text,
  before: text,
  after: fc.option(text),
  group: fc.option(fc.constantFrom("g1", "g2", "g3")),
  reason: fc.option(text),
  evidence: fc.array(evidence, { maxLength: 5 }),
  fingerprint: fc.stringMatching(/^[0-9a-f]{16}$/),
  status: fc.constantFrom("proposed" as const, "left-out" as const),
  isNew: fc.boolean(),
  traffic: fc.option(
    fc.record({ calls: fc.nat(1000), lastSeen: fc.option(fc.constant("2025-01-02T03:04:05Z")) }),
  ),
});

const calls = fc.record({
  endpoint: fc.constant(null),
  method: fc.constantFrom("GET", "::error", "<b>"),
  path: text,
  change: change.map(({ id }) => id),
  calls: fc.nat(1000),
  lastSeen: fc.option(fc.constant("2025-01-02T03:04:05Z")),
});

const traffic = fc.record({
  file: text,
  calls: fc.nat(1000),
  others: fc.nat(10),
  explained: fc.array(calls, { maxLength: 2 }),
  unexplained: fc.array(calls, { maxLength: 2 }),
});

/** Checks of any content, with and without a baseline. */
export const checks: fc.Arbitrary<Checked> = fc
  .record({
    asOf: fc
      .date({ min: new Date("2024-06-01"), max: new Date("2026-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    found: fc.array(finding, { maxLength: 12 }),
    hasBaseline: fc.boolean(),
    unreadable: fc.array(fc.record({ file, reason: text }), { maxLength: 2 }),
    skipped: fc.array(fc.record({ file, reason: text }), { maxLength: 2 }),
    ignored: fc.array(
      fc.record({ change: change.map(({ id }) => id), file, line, comment: line, reason: text }),
      { maxLength: 2 },
    ),
    idleIgnores: fc.array(fc.record({ file, line, reason: text }), { maxLength: 2 }),
    notices: fc.array(text, { maxLength: 2 }),
    failures: fc.array(text, { maxLength: 2 }),
    traffic: fc.option(traffic),
    since: fc.option(fc.record({ revision: text, leftOut: fc.nat(9) })),
    prefix: fc.constantFrom("", "packages/app/", "a b/#c/"),
  })
  .map(({ asOf, found, hasBaseline, failures, ...rest }) => {
    const date = new Date(`${asOf}T00:00:00Z`);
    return {
      ...checkOf(
        found.map(({ lines, columns, isNew, change: of, ...each }) => ({
          ...each,
          change: of.id,
          severity: severityOn(date, of),
          start: 0,
          end: each.before.length,
          endLine: each.line + lines,
          endColumn: each.column + columns,
          baseline: hasBaseline ? (isNew ? "new" : "known") : null,
        })),
      ),
      ...rest,
      asOf,
      phase: phaseOn(date),
      daysToSunset: daysToSunset(date),
      failures: found.length === 0 ? [] : failures,
      fixed: hasBaseline
        ? found.slice(0, 2).map(({ change: of, file, before, fingerprint }) => ({
            change: of.id,
            file,
            before,
            fingerprint,
          }))
        : [],
    };
  });
