import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkOf, findingOf } from "../../packages/cli/src/check/formats/testing/checked-values.ts";
import { createReader, manyFindings, type Reader } from "./open-report.ts";
import { faultsOf, findObstacle, overflowOf } from "./visitor.ts";

vi.setConfig({ testTimeout: 60_000 });

const entries = (page: Page) => page.locator(".finding");
const shown = (page: Page) => page.locator("#shown").textContent();

describe.skipIf(findObstacle() !== undefined)("the report, for everybody", () => {
  let reader: Reader;

  beforeAll(async () => {
    reader = await createReader();
  });
  afterAll(() => reader?.leave());

  test("is used with nothing but the keyboard", async () => {
    const { page } = await reader.open(checkOf(manyFindings(12)));
    const { keyboard } = page;
    await keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to the findings");
    await keyboard.press("Enter");
    expect(await page.locator(":focus").getAttribute("id")).toBe("findings");
    await keyboard.press("/");
    expect(await page.locator(":focus").getAttribute("id")).toBe("q");
    await keyboard.type("part-000");
    expect(await shown(page)).toBe("1 of 12 findings");
    const summary = page.locator(".evidence summary").first();
    for (
      let steps = 0;
      !(await summary.evaluate((each) => each === document.activeElement));
      steps += 1
    ) {
      expect(steps).toBeLessThan(60);
      await keyboard.press("Tab");
    }
    await keyboard.press("Enter");
    expect(await page.locator(".evidence li").first().isVisible()).toBe(true);
  });

  test.each([
    ["light", {}],
    ["dark", { colorScheme: "dark" }],
    ["on a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ] as const)(
    "has no fault that axe knows, and is no wider than its window: %s",
    async (_, options) => {
      const long = findingOf({
        before: `call(${"x".repeat(300)})`,
        file: `${"long".repeat(40)}.ts`,
      });
      const { page } = await reader.open(checkOf([long, ...manyFindings(30)]), options);
      await entries(page).first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    },
  );

  test("goes onto paper whole, light, and without what cannot be pressed there", async () => {
    const { page } = await reader.open(checkOf(manyFindings(250)), { colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await entries(page).count()).toBe(250);
    expect(await page.locator(".evidence[open]").count()).toBe(250);
    expect(await page.locator("#filters").isVisible()).toBe(false);
    const colour = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(colour).toBe("rgb(255, 255, 255)");
  });
});
