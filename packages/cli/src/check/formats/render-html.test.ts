import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { findingView } from "./page/finding-view.ts";
import { renderHtml } from "./render-html.ts";
import { checkOf, findingOf } from "./testing/checked-values.ts";
import { checks } from "./testing/checks.ts";

vi.setConfig({ testTimeout: 60_000 });

const elements = new Set(
  (
    "html head meta title link style body a header span nav main div h1 p section strong dl dt dd svg rect line " +
    "text tspan h2 h3 ul ol li button code aside form label input select option noscript footer script b wbr " +
    "details summary pre"
  ).split(" "),
);

/** What a page is made of, without what its data holds. */
function tagsOf(page: string): string[] {
  const [before = "", rest = ""] = page.split('<script type="application/json" id="data">');
  const [data = "", after = ""] = rest.split("</script>");
  expect(data).not.toContain("<");
  return (before + after).match(/<\/?[a-z][^>]*>/gi) ?? [];
}

test("whatever stands in the code, only our own elements come out, and no handler", () => {
  fc.assert(
    fc.property(checks, (checked) => {
      const entries = checked.findings.map((finding) => findingView(finding).text).join("");
      for (const tag of [...tagsOf(renderHtml(checked)), ...tagsOf(entries)]) {
        const [, name = ""] = /^<\/?([a-z]\w*)/.exec(tag) ?? [];
        expect([tag, elements.has(name)]).toEqual([tag, true]);
        expect(tag).not.toMatch(/\s(?:on\w+|style|src|action)=/);
        expect(tag.replace(/content="[^"]*"|href="(?:#[a-z]+|data:,)"/g, "")).not.toMatch(
          /https?:|href/,
        );
      }
    }),
    { numRuns: 25 },
  );
});

test("the findings are in the page as data, whatever they hold", () => {
  fc.assert(
    fc.property(checks, (checked) => {
      const [, data = ""] = /id="data">([\s\S]*?)<\/script>/.exec(renderHtml(checked)) ?? [];
      const found: { before: string }[] = JSON.parse(data);
      const codes = (all: readonly { before: string }[]) => all.map(({ before }) => before).sort();
      expect(codes(found)).toEqual(codes(checked.findings));
    }),
    { numRuns: 50 },
  );
});

test("nothing runs and nothing is asked for but what the page brings", () => {
  const [, policy = ""] = /Security-Policy" content="([^"]*)"/.exec(renderHtml(checkOf([]))) ?? [];
  const rules = policy.replaceAll("&#39;", "'").split("; ");
  expect(rules[0]).toBe("default-src 'none'");
  expect(rules.filter((rule) => /unsafe|http|\*/.test(rule))).toEqual([]);
  expect(rules.filter((rule) => /^(?:script|style)-src 'sha256-[^']+'$/.test(rule)).length).toBe(2);
});

test("a bar is as long as the places of its change, and fixed ones count as progress", () => {
  const found = [
    ...Array.from({ length: 3 }, () => findingOf()),
    findingOf({ change: "success-removed", confidence: "manual", after: null }),
  ];
  const fixed = [{ fingerprint: "f", change: "title-to-name" as const, file: "a.ts", before: "x" }];
  const page = renderHtml({ ...checkOf(found), fixed });
  const widths = (change: string) => {
    const [, row = ""] =
      new RegExp(`data-change="${change}"([\\s\\S]*?)</button>`).exec(page) ?? [];
    return [...row.matchAll(/data-kind="(\w+)" x="([\d.]+)" y="0" width="([\d.]+)"/g)].map(
      ([, kind, x, width]) => [kind, Number(x), Number(width)],
    );
  };
  expect(widths("title-to-name")).toEqual([
    ["fixed", 0, 25],
    ["safe", 25, 75],
  ]);
  expect(widths("success-removed")).toEqual([["manual", 0, 25]]);
});

test("files with what is new go first, whole", () => {
  const at = (file: string, line: number, baseline: "known" | "new") =>
    findingOf({ file, line, baseline });
  const page = renderHtml(
    checkOf([
      at("a.ts", 1, "known"),
      at("b.ts", 1, "known"),
      at("b.ts", 2, "new"),
      at("c.ts", 1, "known"),
    ]),
  );
  const [, data = ""] = /id="data">([\s\S]*?)<\/script>/.exec(page) ?? [];
  const found: { file: string; line: number }[] = JSON.parse(data);
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "b.ts:1",
    "b.ts:2",
    "a.ts:1",
    "c.ts:1",
  ]);
});
