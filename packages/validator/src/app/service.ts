import { type Answer, createEnvelopes, type Envelopes } from "./answer.ts";
import { answerLines } from "./answer-lines.ts";
import { answerMany } from "./answer-many.ts";
import type { AppOptions, LogEntry, ServiceLimits } from "./app-options.ts";
import { type Authorize, createAuthorize } from "./authorize.ts";
import type { Call } from "./call.ts";
import { createClientLimit } from "./client-limit.ts";
import { createJudge } from "./judge.ts";
import { createItemJudge, isRefusal, writeVerdict } from "./judge-item.ts";
import { type Answered, createMetrics, type Metrics } from "./metrics.ts";
import { mirroredRequest } from "./mirrored-request.ts";
import { parseJson } from "./parse-json.ts";
import { acceptedForms, badForm, detailsOf, readInput } from "./read-input.ts";
import { hideKeys } from "./redact.ts";
import { isFault, type ServiceFault, serviceFault } from "./service-fault.ts";
import { serviceLimits } from "./service-limits.ts";

/** What the service does, whichever runtime brings the requests. */
export interface Service {
  readonly limits: ServiceLimits;
  readonly metrics: Metrics;
  readonly envelopes: Envelopes;
  readonly createId: () => string;
  /** Says no to a client that asks too often. */
  limit(call: Call): ServiceFault | undefined;
  readonly authorize: Authorize;
  /** Judges what a JSON body asks for. */
  judgeText(call: Call, text: string): Answer | Promise<Answer>;
  judgeLines(body: ReadableStream<Uint8Array> | null): Answer;
  /** Judges the request itself. */
  judgeMirrored(call: Call, text: string): Answer;
  fault(call: Call, fault: ServiceFault): Answer;
  notFound(call: Call, message: string): Answer;
  /** @param allow - The methods that the path has. */
  methodFault(call: Call, allow: string): Answer;
  defectAnswer(call: Call): Answer;
  /** Tells operators of a request that was answered. */
  answered(call: Call, answered: Answered): void;
  /** Tells operators of a defect, without what the caller sent. */
  defect(error: unknown, id?: string): void;
}

export function createService(options: AppOptions): Service {
  const { token, requestsPerMinute, accessLog, record } = options;
  const createId = options.requestId ?? (() => crypto.randomUUID());
  const judge = options.judge ?? createJudge(createId);
  const now = options.now ?? (() => new Date());
  const limits = { ...serviceLimits, ...options.limits };
  const log: (entry: LogEntry) => void = options.log ?? (() => {});
  const metrics = createMetrics();
  const envelopes = createEnvelopes(now);
  const items = createItemJudge({ judge, metrics, record, now });
  const limitClient = createClientLimit(requestsPerMinute, now);
  const fault = (call: Call, own: ServiceFault) => envelopes.fault(call.id, own);
  const defect = (error: unknown, id?: string) =>
    log({ level: "error", message: "a request met a defect", requestId: id, ...describe(error) });

  return {
    limits,
    metrics,
    envelopes,
    createId,
    limit: (call) => limitClient(call.client),
    authorize: createAuthorize(token),
    judgeText(call, text) {
      if (text === "") return fault(call, emptyBody());
      const fails = failsOf(call.query);
      if (fails === undefined) return fault(call, unknownFail());
      const parsed = parseJson(text, limits.depth);
      if (isFault(parsed)) return fault(call, parsed);
      const input = readInput(parsed.value, limits);
      if (isFault(input)) return fault(call, input);
      if (input.kind === "list") {
        return answerMany({ items, envelopes }, call.id, input.items, fails);
      }
      const verdict = items.judge(input);
      if (isRefusal(verdict)) return fault(call, badForm(detailsOf(verdict)));
      const status = fails && verdict.verdict === "breaks" ? 422 : 200;
      return envelopes.one(call.id, writeVerdict(verdict), status);
    },
    judgeLines: (body) => answerLines({ items, limits, onDefect: defect }, body),
    judgeMirrored(call, text) {
      const request = mirroredRequest(call, text, limits.depth);
      if (isFault(request)) return fault(call, request);
      const verdict = items.judge({ kind: "request", request });
      if (isRefusal(verdict)) return fault(call, badForm(detailsOf(verdict)));
      const status = verdict.verdict === "breaks" ? 422 : 200;
      return envelopes.one(call.id, writeVerdict(verdict), status);
    },
    fault,
    notFound: (call, message) => fault(call, serviceFault("not-found", message)),
    methodFault: (call, allow) =>
      fault(
        call,
        serviceFault("method-not-allowed", `This path takes ${allow}`, {
          headers: { Allow: allow },
        }),
      ),
    defectAnswer: (call) =>
      fault(call, serviceFault("defect", "The service met a defect; its log says more")),
    answered(call, answered) {
      metrics.request(answered);
      if (accessLog !== true) return;
      const { id, path, client } = call;
      log({
        level: "info",
        message: "request",
        requestId: id,
        path: hideKeys(path),
        client,
        ...answered,
      });
    },
    defect,
  };
}

/** Where it failed; the message of an error may quote what was sent. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, stack: stack.map((line) => line.trim()) };
}

function emptyBody(): ServiceFault {
  return serviceFault("invalid-parameters", `The body is empty. ${acceptedForms}`);
}

function unknownFail(): ServiceFault {
  const details = [{ field: "fail", message: "must be true or false" }];
  return serviceFault("invalid-parameters", "fail must be true or false", { details });
}

/** Whether the status should say that something breaks; undefined where the query says neither. */
function failsOf(query: string): boolean | undefined {
  if (query === "") return false;
  const value = new URLSearchParams(query).get("fail");
  if (value === null || value === "false" || value === "0") return false;
  return value === "" || value === "true" || value === "1" ? true : undefined;
}
