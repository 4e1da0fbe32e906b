import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
// As it is built: the source of the page has no script.
import { renderHtml } from "../../packages/cli/dist/check/formats/render-html.js";
import { findingOf } from "../../packages/cli/src/check/formats/testing/checked-values.ts";
import { findChromium } from "./find-chromium.ts";

/** Somebody with a browser, who gets reports as files. */
export interface Reader {
  /** Opens a report without any network; `hash` is what the address ends with. */
  open(
    checked: Parameters<typeof renderHtml>[0],
    options?: BrowserContextOptions,
    hash?: string,
  ): Promise<{ readonly page: Page; readonly complaints: readonly string[] }>;
  leave(): Promise<void>;
}

export async function createReader(): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  return {
    async open(checked, options = {}, hash = "") {
      const file = join(folder, "report.html");
      const text = renderHtml(checked);
      if (text.includes("<style></style>"))
        throw new Error("the report is not built: run `npx --yes pnpm@10.34.7 build`");
      writeFileSync(file, text);
      const context = await browser.newContext({ offline: true, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", ({ message }) => complaints.push(message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("request", (request) => {
        if (!/^(?:file|data):/.test(request.url())) complaints.push(request.url());
      });
      await page.goto(pathToFileURL(file).href + hash);
      return { page, complaints };
    },
    async leave() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** So many findings, in a hundred files, of three changes. */
export function manyFindings(count: number) {
  const changes = ["title-to-name", "success-removed", "checkin-to-logs"] as const;
  const severities = ["error", "warning", "note"] as const;
  return Array.from({ length: count }, (_, at) =>
    findingOf({
      change: changes[at % 3] ?? "title-to-name",
      severity: severities[at % 3] ?? "note",
      confidence: at % 2 === 0 ? "safe" : "manual",
      after: at % 2 === 0 ? "habit.name" : null,
      file: `src/part-${String(Math.floor((at * 100) / count)).padStart(3, "0")}/api.ts`,
      line: at + 1,
      baseline: at % 5 === 0 ? "new" : "known",
      traffic: { calls: at % 7 === 0 ? 3 : 0, lastSeen: null },
    }),
  );
}
