import { appendFileSync, statSync } from "node:fs";
import { UsageError } from "../usage-error.ts";
import type { Checked } from "./checked.ts";
import { renderMarkdown } from "./formats/render-markdown.ts";

/** GitHub refuses the summary of a step that is longer. */
const mostBytes = 1024 * 1024;

/**
 * Adds a check to the summary of a step of GitHub Actions, cut to what still fits into it.
 *
 * @param file - The value of `GITHUB_STEP_SUMMARY`.
 * @throws UsageError - where it cannot be written.
 */
export function appendStepSummary(file: string, checked: Checked): void {
  try {
    const taken = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const left = mostBytes - taken - 1;
    const text = `${renderMarkdown(checked, left)}\n`;
    if (Buffer.byteLength(text) <= left) appendFileSync(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`GITHUB_STEP_SUMMARY cannot be written: ${why}`, { cause: error });
  }
}
