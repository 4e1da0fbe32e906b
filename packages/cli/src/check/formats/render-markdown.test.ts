import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { expect, test, vi } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { checkOf, findingOf } from "./testing/checked-values.ts";
import { checks } from "./testing/checks.ts";

vi.setConfig({ testTimeout: 60_000 });

/** As GitHub reads it, with the HTML in it. */
const htmlOf = (markdown: string) =>
  micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });

const tags = new Set(
  "h2 p strong em code pre table thead tbody tr th td ul ol li details summary sub".split(" "),
);

const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|<[^>]*>/g, "")
    .replaceAll(/&(?:#(\d+)|(lt|gt|amp|quot));/g, (_, code, name) =>
      code ? String.fromCharCode(code) : { lt: "<", gt: ">", amp: "&", quot: '"' }[name as "lt"],
    );

test("whatever stands in the code, only our own markup comes out", () => {
  fc.assert(
    fc.property(checks, (checked) => {
      const html = htmlOf(renderMarkdown(checked));
      for (const [tag, name = ""] of html
        .replaceAll("<!-- -->", "")
        .matchAll(/<\/?([^\s>]*)[^>]*>/g)) {
        expect([tag, tags.has(name)]).toEqual([tag, true]);
        expect(tag).toMatch(/^<\/?\w+(?: (?:align="\w+"|class="language-diff"))?>$/);
      }
      const opened = (name: string) => html.match(new RegExp(`<${name}[ >]`, "g"))?.length ?? 0;
      const { findings } = checked;
      const used = new Set(findings.map(({ change }) => change)).size;
      const chains = findings.filter(({ evidence }) => evidence.length > 0).length;
      expect(opened("details")).toBe(used + chains);
      const diffs = findings.filter(({ before, after }) => before + (after ?? "") !== "").length;
      expect(opened("pre")).toBe(diffs);
      expect(html.match(/<\/details>/g)?.length ?? 0).toBe(used + chains);
    }),
    { numRuns: 100 },
  );
});

test("code is shown as it is", () => {
  const before = "a `b` | <i>c</i>\n```js\n````\n~~~ @me #1";
  const html = htmlOf(renderMarkdown(checkOf([findingOf({ before, after: "x" })])));
  const [, block = ""] = /<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/.exec(html) ?? [];
  const lines = before.split("\n").map((line) => `- ${line}`);
  expect(textOf(block)).toBe(`${[...lines, "+ x"].join("\n")}\n`);
});

test("messages and files read as they are, and mention nobody", () => {
  const file = "a|b`c*_<x>@me/#1.ts";
  const message = "Ask @team: *not* <b>bold</b> | #12, https://example.com";
  const markdown = renderMarkdown(checkOf([findingOf({ file, message })]));
  expect(textOf(htmlOf(markdown))).toContain(`${file}:12:8`);
  expect(textOf(htmlOf(markdown))).toContain(message);
  expect(markdown).not.toMatch(/@\w|#\d+\b(?!;)/);
  expect(htmlOf(markdown)).not.toContain("<a ");
});

test("the table counts by change, and with a baseline what is new and fixed", () => {
  const found = [
    findingOf({ baseline: "new", severity: "error" }),
    findingOf({ baseline: "known", confidence: "manual", after: null }),
    findingOf({ baseline: "known", change: "success-removed" }),
  ];
  const fixed = [{ fingerprint: "f", change: "habits-moved" as const, file: "a.ts", before: "x" }];
  const checked = { ...checkOf(found), fixed, failures: ["1 finding of severity error or above"] };
  const html = htmlOf(renderMarkdown(checked));
  const rows = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = ""]) => textOf(cell)),
  );
  expect(rows[0]).toEqual([
    "change",
    "error",
    "warning",
    "note",
    "safe",
    "review",
    "manual",
    "new",
    "fixed",
  ]);
  expect(rows.slice(1, -1).toSorted()).toEqual([
    ["habits-moved", "", "", "", "", "", "", "", "1"],
    ["success-removed", "", "1", "", "1", "", "", "", ""],
    ["title-to-name", "1", "1", "", "1", "", "1", "1", ""],
  ]);
  expect(rows.at(-1)).toEqual(["all", "1", "2", "", "2", "", "1", "1", "1"]);
  expect(textOf(html)).toContain("fails: 1 finding of severity error or above");
  expect(textOf(html)).toContain("Against the baseline: 1 new, 2 known, 1 fixed.");
});

test("a long check is cut between two places, and says how many are left out", () => {
  const found = Array.from({ length: 600 }, (_, line) =>
    findingOf({ line, message: "ä".repeat(90) }),
  );
  for (const most of [5000, 65_000, 500_000]) {
    const markdown = renderMarkdown(checkOf(found), most);
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(most);
    const shown = markdown.match(/```diff/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(0);
    if (shown < 600) {
      const [, more = ""] = /\*\*([\d,]+) of 600 places left out/.exec(markdown) ?? [];
      expect(Number(more.replace(",", ""))).toBe(600 - shown);
    }
    const html = htmlOf(markdown);
    expect(html.match(/<details>/g)?.length).toBe(html.match(/<\/details>/g)?.length);
  }
});

test("what traffic says and what was left out is told, also where nothing was found", () => {
  const call = {
    endpoint: null,
    method: "GET",
    path: "/api/v1/old*",
    change: "habits-moved" as const,
    calls: 2,
    lastSeen: null,
  };
  const traffic = { file: "calls.ndjson", calls: 2, others: 0, explained: [], unexplained: [call] };
  const since = { revision: "main", leftOut: 3 };
  const text = textOf(htmlOf(renderMarkdown({ ...checkOf([]), traffic, since })));
  expect(text).toContain("only what was changed since main is judged; 3 places elsewhere left out");
  expect(text).toContain("2 calls of v1 in calls.ndjson");
  expect(text).toContain("GET /api/v1/old* 2 calls by nothing that was found here");
});

test("a clean check is short", () => {
  expect(renderMarkdown(checkOf([]))).toBe(
    "## habitshift\n\n✅ **passes**\n\nNo v1 use of the API on 2025-01-15 (deprecation, 31 days to the v1 sunset).\n\n<sub>habitshift 1.2.3</sub>\n",
  );
});
