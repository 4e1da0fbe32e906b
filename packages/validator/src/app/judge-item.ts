import type { Verdict } from "../model.ts";
import type { RecordedRequest } from "./app-options.ts";
import type { Judge } from "./judge.ts";
import type { Metrics } from "./metrics.ts";
import type { Item } from "./read-input.ts";
import { redactRequest } from "./redact.ts";

/** Judges one thing: counts it, records it, and takes the secrets out of what it becomes. */
export interface ItemJudge {
  judge(item: Item): Verdict;
  /** Whether it breaks; neither counted nor recorded. */
  breaks(item: Item): boolean;
  /** Resolves when more may be recorded. */
  readonly recorded: Promise<void> | undefined;
}

interface Needs {
  readonly judge: Judge;
  readonly metrics: Metrics;
  readonly record: ((entry: RecordedRequest) => Promise<void> | undefined) | undefined;
  readonly now: () => Date;
}

export function createItemJudge({ judge, metrics, record, now }: Needs): ItemJudge {
  let recorded: Promise<void> | undefined;
  const verdictOn = (item: Item) =>
    item.kind === "request"
      ? judge.judgeRequest(item.request)
      : judge.judgePayload(item.schema, item.payload);
  return {
    get recorded() {
      return recorded;
    },
    breaks: (item) => verdictOn(item).verdict === "breaks",
    judge(item) {
      const verdict = verdictOn(item);
      metrics.verdict(verdict);
      if (record !== undefined && item.kind === "request") {
        const { method, url, headers, body } = redactRequest(item.request);
        recorded = record({
          at: now().toISOString(),
          method,
          url,
          ...(headers && { headers }),
          ...(body !== undefined && { body }),
          verdict: verdict.verdict,
          changes: [...new Set(verdict.breakages.map(({ change }) => change))],
        });
      }
      return withoutSecrets(verdict);
    },
  };
}

/** Libraries and the command line keep the secrets; who asks a service may log what it says. */
function withoutSecrets(verdict: Verdict): Verdict {
  if (verdict.converted === undefined) return verdict;
  const { requests, notes } = verdict.converted;
  return { ...verdict, converted: { requests: requests.map(redactRequest), notes } };
}

/** Most verdicts are this one. */
const fine = '{"verdict":"ok","breakages":[]}';

/** A verdict as JSON. */
export function writeVerdict(verdict: Verdict): string {
  const isFine =
    verdict.verdict === "ok" && verdict.breakages.length === 0 && verdict.converted === undefined;
  return isFine ? fine : JSON.stringify(verdict);
}
