// Usage: node count.js REPORT [STEP..]: prints `N passed, N failed` from vitest's JSON report and
// the names of the steps that failed, and exits 1 where anything did.
import { readFileSync } from "node:fs";

const [path = "", ...steps] = process.argv.slice(2);

/** @returns {{ passed: number, failed: number }} A report that is missing or cut counts as nothing. */
function count() {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"));
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((test) => test.status !== "failed"),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const { passed, failed: tests } = count();
// The step `test` fails with its tests; it counts by itself only when no test tells why.
const others = steps.filter((step) => step !== "test" || tests === 0);
const failed = tests + others.length;

if (others.length > 0) {
  console.error(`failed: ${others.join(", ")}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
