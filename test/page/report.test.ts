import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkOf, findingOf } from "../../packages/cli/src/check/formats/testing/checked-values.ts";
import { createReader, manyFindings, type Reader } from "./open-report.ts";
import { faultsOf, findObstacle } from "./visitor.ts";

vi.setConfig({ testTimeout: 60_000 });

const obstacle = findObstacle();
if (obstacle !== undefined)
  process.stderr.write(`The tests of the report are skipped: ${obstacle}.\n`);

const attack =
  '</script><script>document.title = "broken"</script><img src=x onerror="document.title=1">';

const entries = (page: Page) => page.locator(".finding");
const shown = (page: Page) => page.locator("#shown").textContent();

describe.skipIf(obstacle !== undefined)("the report as a page", () => {
  let reader: Reader;

  beforeAll(async () => {
    reader = await createReader();
  });
  afterAll(() => reader?.leave());

  test("runs nothing of what stands in the code, and shows it as it is", async () => {
    const finding = findingOf({
      file: `src/${attack}.ts`,
      message: attack,
      before: attack,
      after: `${attack} `,
      reason: attack,
      evidence: [{ file: attack, line: 1, column: 1, what: attack }],
    });
    const unreadable = [{ file: attack, reason: attack }];
    const { page, complaints } = await reader.open({
      ...checkOf([finding]),
      unreadable,
      failures: [attack],
      notices: [attack],
    });
    await entries(page).first().waitFor();
    expect(await page.title()).toBe("How much v1 is left · habitshift");
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.locator(".finding .message").textContent()).toBe(attack);
    expect(await page.locator(".diff .gone").textContent()).toBe(`-${attack}\n`);
    expect(complaints).toEqual([]);
  });

  test("holds 5,000 findings, and draws those that are looked at", async () => {
    const { page, complaints } = await reader.open(checkOf(manyFindings(5000)));
    expect(await shown(page)).toBe("5,000 findings");
    expect(await entries(page).count()).toBe(100);
    await page.locator("#more").click();
    expect(await entries(page).count()).toBe(200);
    await page.getByLabel("Search").fill("API.ts:4321 part-086");
    expect(await shown(page)).toBe("1 of 5,000 findings");
    expect(await page.locator(".finding .place").textContent()).toBe("4321:8");
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await shown(page)).toBe("5,000 findings");
    expect(await page.locator(":focus").getAttribute("id")).toBe("q");
    expect(complaints).toEqual([]);
  });

  test("is filtered by each of its parts, and says so in its address", async () => {
    const found = manyFindings(210);
    const { page } = await reader.open(checkOf(found));
    const count = (holds: (finding: (typeof found)[number]) => boolean) =>
      `${found.filter(holds).length} of 210 findings`;
    const by = async (label: string, option: string) => {
      const reset = page.getByRole("button", { name: "Show all" });
      if (await reset.isVisible()) await reset.click();
      await page.getByLabel(label, { exact: true }).selectOption(option);
      return shown(page);
    };
    expect(await by("Change", "success-removed")).toBe(
      count(({ change }) => change === "success-removed"),
    );
    expect(await by("Severity", "error")).toBe(count(({ severity }) => severity === "error"));
    expect(await by("Confidence", "manual")).toBe(
      count(({ confidence }) => confidence === "manual"),
    );
    expect(await by("Traffic", "never")).toBe(count(({ traffic }) => traffic?.calls === 0));
    expect(await by("Baseline", "new")).toBe(count(({ baseline }) => baseline === "new"));
    await page.getByLabel("Severity").selectOption("note");
    const both = count(({ baseline, severity }) => baseline === "new" && severity === "note");
    expect(await shown(page)).toBe(both);
    const { hash } = new URL(page.url());
    const { page: other } = await reader.open(checkOf(found), {}, hash);
    expect(await shown(other)).toBe(both);
    expect(await other.getByLabel("Severity").inputValue()).toBe("note");
  });

  test("a bar and a file each lead to their findings, and back", async () => {
    const found = manyFindings(210);
    const { page } = await reader.open(checkOf(found));
    const bar = page.locator('.bar-row[data-change="title-to-name"]');
    await bar.click();
    expect(await shown(page)).toBe("70 of 210 findings");
    expect(await page.getByLabel("Change", { exact: true }).inputValue()).toBe("title-to-name");
    await bar.click();
    expect(await shown(page)).toBe("210 findings");
    const file = page.locator("[data-file]").first();
    await file.click();
    const path = await file.getAttribute("data-file");
    expect(await page.locator(".file h3").allTextContents()).toEqual([path]);
    await page.getByRole("button", { name: "Any file" }).click();
    expect(await shown(page)).toBe("210 findings");
  });

  test("says that nothing is left", async () => {
    const { page, complaints } = await reader.open(checkOf([]));
    expect(await page.locator(".clean").textContent()).toContain("Nothing was found");
    expect(await page.locator('.verdict[data-tone="ok"]').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
