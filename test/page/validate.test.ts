import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createVisitor, findObstacle, type Visit, type Visitor } from "./visitor.ts";

const obstacle = findObstacle();
if (obstacle !== undefined)
  process.stderr.write(`The tests of the page are skipped: ${obstacle}.\n`);

const titled = `POST /api/v1/habits
Content-Type: application/json

{
  "title": "Read"
}`;

const works = '{ "method": "GET", "url": "/api/v2/habits" }';

describe.skipIf(obstacle !== undefined)("the page to validate", () => {
  let visitor: Visitor;
  let visit: Visit;

  beforeAll(async () => {
    visitor = await createVisitor();
  });
  afterAll(() => visitor?.leave());

  /** What the page says of a text that is put into its field. */
  async function paste(text: string): Promise<Visit["page"]> {
    visit = await visitor.open("/validate");
    const { page } = visit;
    // What was said of the example that stands there first is not to be taken for what is said of the text.
    await page.locator("#input").fill("");
    await page.getByText("Nothing to judge yet").waitFor();
    await page.locator("#input").fill(text);
    return page;
  }
  const verdictOf = (page: Visit["page"]) => page.locator("#verdict-text");

  test("has examples, of which each but the last breaks", async () => {
    const { page } = await visitor.open();
    const examples = page.locator("#examples button");
    const verdicts: (string | null)[] = [];
    for (const example of await examples.all()) {
      await page.locator("#clear").click();
      await page.locator('#verdict[data-tone="none"]').waitFor();
      await example.click();
      await page.locator('#verdict:not([data-tone="none"])').waitFor();
      verdicts.push(await page.locator("#verdict").getAttribute("data-tone"));
    }
    expect(verdicts.slice(0, -1)).toEqual(verdicts.slice(0, -1).fill("breaks"));
    expect(verdicts.at(-1)).toBe("ok");
  });

  test("judges while one types, and shows the request of v2 beside it", async () => {
    const page = await paste("");
    await page.locator("#input").pressSequentially("GET /api/v1/habits/today");
    await page.getByText("Breaks on v2").waitFor();
    expect(await page.locator("#converted pre").textContent()).toContain(
      "GET /api/v2/habits?date=today",
    );
    await page.locator("#input").fill(works);
    await page.getByText("Works on v2").waitFor();
  });

  test("shows the last answer, however late an earlier one comes", async () => {
    const page = await paste("");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/validate", async (route) => {
      if (route.request().postData()?.includes("v1") === true) await held;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest("**/validate");
    await page.locator("#input").fill("GET /api/v1/habits/today");
    await asked;
    await page.locator("#input").fill(works);
    await page.getByText("Works on v2").waitFor();
    release();
    await page.waitForTimeout(300);
    expect(await verdictOf(page).textContent()).toContain("Works on v2");
  });

  test("marks what breaks where it stands, and ties it to what is said of it", async () => {
    const page = await paste(titled);
    const mark = page.locator("mark", { hasText: '"title": "Read"' });
    await mark.waitFor();
    const entry = page.locator("#findings li", { hasText: "title-to-name" });
    await entry.click();
    const selected = () =>
      page.locator("#input").evaluate((field: HTMLTextAreaElement) => {
        return field.value.slice(field.selectionStart, field.selectionEnd);
      });
    expect(await selected()).toBe('"title": "Read"');
    expect(await mark.getAttribute("data-current")).toBe("true");

    const path = await page.locator("mark", { hasText: "/api/v1/habits" }).boundingBox();
    await page.mouse.click((path?.x ?? 0) + 5, (path?.y ?? 0) + 5);
    const current = page.locator("#findings li[data-current]");
    expect(await current.textContent()).toContain("habits-moved");
    expect(await current.count()).toBe(1);
  });

  test("keeps the marks where they belong while the text is edited", async () => {
    const page = await paste(titled);
    await page.locator("mark", { hasText: '"title": "Read"' }).waitFor();
    await page.route("**/validate", () => {});
    await page.locator("#input").press("ControlOrMeta+Home");
    await page.locator("#input").pressSequentially("# one\n");
    expect(await page.locator("mark", { hasText: "title" }).textContent()).toBe('"title": "Read"');
  });

  test("gives the request of v2 as HTTP, curl and JSON, and copies it", async () => {
    visit = await visitor.open("/", { permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visit;
    await page.locator("#input").fill(titled);
    await page.locator("mark", { hasText: '"title": "Read"' }).waitFor();
    const copied = async (format: string) => {
      await page.getByRole("radio", { name: format, exact: true }).check({ force: true });
      await page.locator("#copy").click();
      await page.locator("#copied", { hasText: "Copied" }).waitFor({ state: "attached" });
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied("HTTP")).toMatch(/^POST \/api\/v2\/habits\n/);
    expect(await copied("curl")).toMatch(/^curl -X POST "\$HABIT_API\/api\/v2\/habits"/);
    expect(JSON.parse(await copied("JSON"))).toMatchObject({ body: { name: "Read" } });
  });

  test("lists several requests, and shows the one that is chosen", async () => {
    const page = await paste(`${works}\n{ "method": "GET", "url": "/api/v1/user/statistics" }\n`);
    await page.getByText("1 of 2 requests break on v2").waitFor();
    const converted = page.locator("#converted");
    expect(await converted.textContent()).toContain("/api/v2/statistics/overview");
    await page.getByRole("radio", { name: "GET /api/v2/habits" }).check({ force: true });
    expect(await converted.textContent()).toContain("as it is");
  });

  test("shows the payload of v2 beside one of v1, with the logs of its completions", async () => {
    const page = await paste('{ "id": "h1", "title": "Read", "completedDates": ["2025-01-31"] }');
    await page.getByText("Breaks on v2").waitFor();
    const payload = await page.getByRole("region", { name: "The v2 payload" }).textContent();
    expect(JSON.parse(payload ?? "")).toMatchObject({ id: "h1", name: "Read" });
    const logs = await page.getByRole("region", { name: "The v2 logs" }).textContent();
    expect(JSON.parse(logs ?? "")).toMatchObject({ habitId: "h1", targetDate: "2025-01-31" });
    expect(await page.locator("#formats").isVisible()).toBe(false);
    await page.locator("#input").fill(titled);
    await page.getByRole("region", { name: "The v2 request" }).waitFor();
    expect(await page.locator("#formats").isVisible()).toBe(true);
  });

  test("judges a payload by the schema that is chosen", async () => {
    const page = await paste('{ "targetDate": "2025-01-31", "value": 1, "unitSymbol": "rep" }');
    await page.getByText("Works on v2").waitFor();
    await page.getByLabel("Payload:").selectOption("habit-create");
    await page.getByText("Breaks on v2").waitFor();
  });

  test("says where a text cannot be read", async () => {
    const page = await paste('{\n  "method": "GET",\n  "url" "x"\n}');
    await page.locator('#verdict[data-tone="error"]').waitFor();
    expect(await verdictOf(page).textContent()).toContain("line 3");
    await page.getByRole("button", { name: "Show the place" }).click();
    expect(await page.locator("mark[data-current]").count()).toBe(1);
  });

  test("keeps nothing of what was pasted, and talks to nobody else", async () => {
    const secret = "hk_verysecret";
    const page = await paste(`GET /api/v1/habits\nX-API-Key: ${secret}\nAuthorization: Bearer x`);
    await page.getByText("Breaks on v2").waitFor();
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(secret);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.locator("#converted").textContent()).not.toContain(secret);
    expect(visit.strangers).toEqual([]);
    expect(visit.complaints).toEqual([]);
  });
});
