import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createVisitor, faultsOf, findObstacle, overflowOf, type Visitor } from "./visitor.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe.skipIf(findObstacle() !== undefined)("the pages, for everybody", () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await createVisitor();
  });
  afterAll(() => visitor?.leave());

  test("are used with nothing but the keyboard", async () => {
    const { page } = await visitor.open("/", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const { keyboard } = page;
    await page.getByText("Breaks on v2").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.id);

    await keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Skip to the request",
    );
    await keyboard.press("Enter");
    expect(await focused()).toBe("input");

    await keyboard.press("F8");
    const current = page.locator("#findings li[data-current]");
    const first = await current.textContent();
    await keyboard.press("F8");
    expect(await current.textContent()).not.toBe(first);
    await keyboard.press("Shift+F8");
    expect(await current.textContent()).toBe(first);

    await keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Line 1");
    await keyboard.press("Enter");
    expect(await focused()).toBe("input");

    for (let steps = 0; (await focused()) !== "copy"; steps += 1) {
      expect(steps).toBeLessThan(40);
      const isFormat = await page.evaluate(
        () => document.activeElement?.getAttribute("name") === "format",
      );
      await keyboard.press(isFormat ? "ArrowRight" : "Tab");
      if (isFormat) await keyboard.press("Tab");
    }
    await keyboard.press("Enter");
    await page.locator("#copied", { hasText: "Copied" }).waitFor({ state: "attached" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /);
  });

  test("show where the focus is", async () => {
    const { page } = await visitor.open();
    await page.getByText("Breaks on v2").waitFor();
    const unseen: string[] = [];
    for (let steps = 0; steps < 30; steps += 1) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) return "";
        const shown = [active, active.nextElementSibling, active.closest(".editor")];
        const isSeen = shown.some((element) => {
          if (element === null) return false;
          const { outlineStyle, boxShadow } = getComputedStyle(element);
          return outlineStyle !== "none" || boxShadow !== "none";
        });
        return isSeen ? "" : active.outerHTML;
      });
      if (seen !== "") unseen.push(seen);
    }
    expect(unseen).toEqual([]);
  });

  test("tell of the verdict without being asked, and once", async () => {
    const { page } = await visitor.open();
    const said = page.getByRole("status").filter({ hasText: "Breaks on v2" });
    await said.waitFor();
    expect(await said.count()).toBe(1);
  });

  test.each(["light", "dark"] as const)(
    "have no fault that axe knows, when it is %s",
    async (colorScheme) => {
      for (const path of ["/", "/docs"]) {
        const { page } = await visitor.open(path, { colorScheme });
        await page.locator("#findings li, .operation").first().waitFor();
        expect([path, await faultsOf(page)]).toEqual([path, []]);
      }
    },
  );

  test("have no fault that axe knows on a phone, with several requests", async () => {
    const { page } = await visitor.open("/", phone);
    await page.getByRole("button", { name: "Several calls" }).click();
    await page.getByText("All 3 requests break on v2").waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("are no wider than a phone", async () => {
    const { page } = await visitor.open("/", phone);
    for (const example of await page.locator("#examples button").all()) {
      await example.click();
      await page.locator("body:not([data-busy])").waitFor();
      expect([await example.textContent(), await overflowOf(page)]).toEqual([
        await example.textContent(),
        0,
      ]);
    }
    const { page: docs } = await visitor.open("/docs", phone);
    await docs.locator(".operation").first().waitFor();
    expect(await overflowOf(docs)).toBe(0);
  });

  test("are dark where that is wanted, and keep to colours that are forced", async () => {
    const background = async (options: Parameters<Visitor["open"]>[1]) => {
      const { page } = await visitor.open("/", options);
      await page.getByText("Breaks on v2").waitFor();
      return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    };
    const brightness = (colour: string) =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    expect(brightness(await background({ colorScheme: "dark" }))).toBeLessThan(150);
    expect(brightness(await background({ colorScheme: "light" }))).toBeGreaterThan(700);
    const { page } = await visitor.open("/", { forcedColors: "active" });
    const mark = page.locator("mark").first();
    await mark.waitFor();
    expect(await mark.evaluate((element) => getComputedStyle(element).color)).toBe(
      "rgba(0, 0, 0, 0)",
    );
  });

  test("move nothing where motion is to be reduced", async () => {
    const { page } = await visitor.open("/", { reducedMotion: "reduce" });
    await page.getByText("Breaks on v2").waitFor();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== "0s" || animationName !== "none";
        }).length,
    );
    expect(moving).toBe(0);
  });
});
