import type { HttpRequest } from "@habitshift/converter";
import { readRequest } from "../judge/read-request.ts";
import type { Breakage, Refusal, Verdict } from "../model.ts";
import { withoutGaps } from "../recordings/gaps.ts";
import type { RecordedRequest } from "./app-options.ts";
import type { Judge } from "./judge.ts";
import type { Metrics } from "./metrics.ts";
import type { Item } from "./read-input.ts";
import { hideKeys, redactRequest } from "./redact.ts";

/** Judges one thing: counts it, records it, and takes the secrets out of what it becomes. */
export interface ItemJudge {
  judge(item: Item): Verdict | Refusal;
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
  const verdictOn = (item: Item) => {
    if (item.kind === "payload") return judge.judgePayload(item.schema, item.payload);
    const verdict = judge.judgeRequest(item.request);
    return item.gaps === undefined || isRefusal(verdict)
      ? verdict
      : withoutGaps(verdict, item.gaps);
  };
  return {
    get recorded() {
      return recorded;
    },
    breaks(item) {
      const verdict = verdictOn(item);
      return !isRefusal(verdict) && verdict.verdict === "breaks";
    },
    judge(item) {
      const verdict = verdictOn(item);
      if (isRefusal(verdict)) return verdict;
      metrics.verdict(verdict);
      if (record !== undefined && item.kind === "request") {
        const request = recordedOf(item.request);
        const changes = new Set(verdict.breakages.map(({ change }) => change));
        recorded = record({
          at: now().toISOString(),
          ...request,
          verdict: verdict.verdict,
          changes: [...changes],
        });
      }
      return withoutSecrets(verdict);
    },
  };
}

export function isRefusal(verdict: Verdict | Refusal): verdict is Refusal {
  return "faults" in verdict;
}

/** A judged request as a recording has it. */
function recordedOf(own: object): HttpRequest {
  const request = readRequest(own);
  if ("faults" in request) throw new Error("what was judged is no request");
  const { method, url, headers, written, body } = request;
  const clean = redactRequest({
    method,
    url,
    ...(headers !== undefined && { headers: written() }),
    ...(body !== undefined && { body }),
  });
  return JSON.parse(hideKeys(JSON.stringify(clean))) as HttpRequest;
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
  if (isFine) return fine;
  const breakages = verdict.breakages.map(writeBreakage).join(",");
  const truncated = verdict.truncated === true ? ',"truncated":true' : "";
  const converted =
    verdict.converted === undefined ? "" : `,"converted":${JSON.stringify(verdict.converted)}`;
  return hideKeys(
    `{"verdict":"${verdict.verdict}","breakages":[${breakages}]${truncated}${converted}}`,
  );
}

/** Of those that the judge makes once and gives again and again, which are frozen. */
const written = new WeakMap<Breakage, string>();

function writeBreakage(breakage: Breakage): string {
  if (!Object.isFrozen(breakage)) return JSON.stringify(breakage);
  const known = written.get(breakage);
  if (known !== undefined) return known;
  const text = JSON.stringify(breakage);
  written.set(breakage, text);
  return text;
}
