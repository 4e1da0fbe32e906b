import { describeEnd } from "../verify/compare-runs.ts";
import { callsToV1 } from "../verify/find-calls.ts";
import type { Run, SeenCall } from "../verify/run.ts";
import type { VerificationReport } from "./verification-report.ts";

/** A verification in JSON, version 1. */
export function verificationJson(report: VerificationReport): string {
  const { verdict, words, migration, before, after, comparison, calls, kept } = report;
  const document = {
    schemaVersion: 1,
    tool: { name: "habitshift", version: report.version },
    verdict,
    command: words,
    migration,
    before: runJson(before),
    after: after && runJson(after),
    differences: (comparison?.differences ?? []).map((difference) =>
      difference.in === "final state"
        ? { in: difference.in, pointer: difference.pointer, ...valuesOf(difference) }
        : difference,
    ),
    calls: calls.map((pair) => ({
      before: pair.before && callJson(pair.before),
      after: pair.after && callJson(pair.after),
    })),
    stillV1: after === null ? [] : callsToV1(after).map(callJson),
    copies: kept,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function valuesOf({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  return { before: before ?? null, after: after ?? null };
}

function runJson(run: Run) {
  return {
    end: describeEnd(run),
    status: run.status,
    calls: run.calls.length,
    stdout: run.stdout,
    stderr: run.stderr,
    state: run.final.state,
  };
}

function callJson({ method, url, body, status, answer }: SeenCall) {
  return { method, url, body: body ?? null, status, answer: answer ?? null };
}
