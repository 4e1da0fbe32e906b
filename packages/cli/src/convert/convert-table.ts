import type { ConvertedText, DocumentRules } from "./convert-document.ts";
import { convertCsv, hasColumnsOfV1, isCsvOfV2 } from "./formats/csv.ts";
import { documentResult, failedResult } from "./result.ts";

/** Converts a CSV table; one of v2 stays as it is, and one of something else is none. */
export function convertTable(text: string, rules: DocumentRules): ConvertedText {
  if (isCsvOfV2(text)) {
    const nothing = { value: text, logs: [], notes: [], failures: [], isForeign: false };
    return { ...nothing, text, kinds: new Map([["converted", 1]]) };
  }
  if (!hasColumnsOfV1(text)) {
    const message = "its header row names no members of a v1 habit";
    return { ...failedResult([{ message, line: 1, pointers: [""] }]), isForeign: true };
  }
  if (rules.to !== "v2") {
    return failedResult([{ message: "tables convert to v2 only", pointers: [""] }]);
  }
  const table = convertCsv(text, rules.document);
  const isWhole = table.problems.length === 0 || rules.setsAside;
  const result = documentResult(table, table.value);
  return isWhole ? result : failedResult(result.failures);
}
