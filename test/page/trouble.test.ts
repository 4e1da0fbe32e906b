import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createVisitor, faultsOf, findObstacle, type Visit, type Visitor } from "./visitor.ts";

const token = "a-token-of-this-service";

/** A recording of 1.2 MB, in which every other request breaks. */
function largeHar(): string {
  const entries = Array.from({ length: 1200 }, (_, index) => ({
    request: {
      method: "GET",
      url: `https://api.example.com/api/v${(index % 2) + 1}/habits`,
      headers: [
        { name: "X-API-Version", value: "2" },
        { name: "X-Client-Version", value: "1.0.0" },
        { name: "X-Request-ID", value: `r${index}` },
        { name: "X-API-Key", value: "k" },
      ],
    },
    response: { status: 200, content: { text: "x".repeat(400) } },
  }));
  return JSON.stringify({ log: { version: "1.2", entries } }, null, 2);
}

describe.skipIf(findObstacle() !== undefined)("the page in trouble", () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await createVisitor("--token", token);
  });
  afterAll(() => visitor?.leave());

  const tone = (page: Visit["page"]) => page.locator("#verdict").getAttribute("data-tone");

  /** A page that is let in. */
  async function enter(): Promise<Visit> {
    const visit = await visitor.open();
    const { page } = visit;
    await page.getByLabel("Token").fill(token);
    await page.getByRole("button", { name: "Use it" }).click();
    await page.getByText("Breaks on v2").waitFor();
    return visit;
  }

  test("asks for the token that the service wants, and keeps it in memory", async () => {
    const { page } = await visitor.open();
    await page.getByText("The service wants a token").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("Token").fill("another");
    await page.getByLabel("Token").press("Enter");
    await page.locator("body:not([data-busy])").waitFor();
    expect(await tone(page)).toBe("error");
    await page.getByLabel("Token").fill(token);
    await page.getByLabel("Token").press("Enter");
    await page.getByText("Breaks on v2").waitFor();
    expect(await page.getByLabel("Token").isHidden()).toBe(true);
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(token);
    await page.reload();
    await page.getByText("The service wants a token").waitFor();
  });

  test("says that the service does not answer, and asks again", async () => {
    const { page } = await enter();
    await page.route("**/validate", (route) => route.abort());
    await page.locator("#input").press("End");
    await page.locator("#input").pressSequentially(" ");
    await page.getByText("The service does not answer").waitFor();
    await page.unroute("**/validate");
    await page.getByRole("button", { name: "Ask again" }).click();
    await page.getByText("Breaks on v2").waitFor();
  });

  test.each([
    [413, "Too much at once"],
    [429, "Too many questions for now"],
    [400, "The service could not take it"],
  ])("says what a status of %i says", async (status, title) => {
    const { page } = await enter();
    const error = {
      code: "X",
      message: "A reason",
      details: [{ field: "/body", message: "is odd" }],
    };
    const headers = { "retry-after": "7" };
    await page.route("**/validate", (route) => route.fulfill({ status, json: { error }, headers }));
    await page.locator("#input").fill("GET /api/v1/habits");
    await page.getByText(title).waitFor();
    const said = await page.locator("#verdict").textContent();
    expect(said).toContain("A reason");
    expect(said).toContain("/body: is odd");
    expect(said).toContain("7 s");
  });

  test("says so where the answer ends before all verdicts are there", async () => {
    const { page } = await enter();
    await page.route("**/validate", (route) =>
      route.fulfill({
        status: 200,
        contentType: "application/x-ndjson",
        body: '{"verdict":"ok","breakages":[]}\n',
      }),
    );
    await page.getByRole("button", { name: "Several calls" }).click();
    await page.getByText("The service does not answer").waitFor();
  });

  test("takes a large recording, and draws only what is in view", async () => {
    const { page, complaints } = await enter();
    const har = largeHar();
    expect(har.length).toBeGreaterThan(1_000_000);
    await page.locator("#file").setInputFiles({
      name: "session.har",
      mimeType: "application/json",
      buffer: Buffer.from(har),
    });
    await page.getByText("600 of 1200 requests break on v2").waitFor();
    expect(await page.locator("*").count()).toBeLessThan(2000);
    await page.getByRole("button", { name: /^Show 100 more of/ }).click();
    await page.getByLabel("Only what breaks").check();
    await page.locator('[name="request"][value="300"]').check({ force: true });
    const mark = page.locator("mark[data-current]");
    expect(await mark.textContent()).toContain("/api/v1/habits");
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
  });
});

describe.skipIf(findObstacle() !== undefined)("the page to read", () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await createVisitor();
  });
  afterAll(() => visitor?.leave());

  test("has all operations, changes and schemas of the service, and leads to each", async () => {
    const { page, complaints, strangers } = await visitor.open("/docs#change-checkin-to-logs");
    const change = page.locator("#change-checkin-to-logs");
    await change.waitFor();
    expect(await change.locator("pre").count()).toBe(2);
    const { paths } = await (await fetch(`${visitor.served.url}/openapi.json`)).json();
    const text = await page.locator("#docs").textContent();
    for (const path of Object.keys(paths)) expect(text).toContain(path);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute("href")?.slice(1) ?? "")
        .filter((id) => document.getElementById(decodeURIComponent(id)) === null),
    );
    expect(broken).toEqual([]);
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test("lets nothing run or load that is not the service's own", async () => {
    for (const path of ["/", "/validate", "/docs"]) {
      const answer = await fetch(visitor.served.url + path, { headers: { accept: "text/html" } });
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
      const text = await answer.text();
      expect(text).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=|https?:\/\//);
    }
  });
});
