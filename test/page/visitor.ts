import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findChromium } from "./find-chromium.ts";
import { type Served, serve } from "./serve.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** Somebody with a browser before the service. */
export interface Visitor {
  readonly served: Served;
  /** Opens a path in a browser that knows nothing of earlier visits. */
  open(path?: string, options?: BrowserContextOptions): Promise<Visit>;
  leave(): Promise<void>;
}

/** A page that is looked at, and what went wrong with it. */
export interface Visit {
  readonly page: Page;
  /** Errors, and what the policy of the page forbade. */
  readonly complaints: readonly string[];
  /** Addresses of other origins that were asked. */
  readonly strangers: readonly string[];
}

/** Why the page cannot be tried here; undefined where it can. */
export function findObstacle(): string | undefined {
  return findChromium() === undefined ? "there is no chromium" : undefined;
}

export async function createVisitor(...flags: readonly string[]): Promise<Visitor> {
  const served = await serve(...flags);
  const browser: Browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  return {
    served,
    async open(path = "/", options = {}) {
      const context = await browser.newContext({ baseURL: served.url, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      const strangers: string[] = [];
      page.on("pageerror", ({ message }) => complaints.push(message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(served.url)) strangers.push(request.url());
      });
      await page.goto(path);
      return { page, complaints, strangers };
    },
    async leave() {
      await browser.close();
      await served.stop();
    },
  };
}

/** What axe finds wrong, by the name of its rule, and where. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // The policy of the page lets no script in but its own; this one comes by the way of the tools for developers.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const expression =
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target)))";
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

/** How far the page is wider than what it is shown in. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = globalThis.document.documentElement;
    return scrollWidth - clientWidth;
  });
}
