import type { HttpRequest } from "@habitshift/converter";
import { type LogEntry, redactRequest } from "@habitshift/validator/http";
import type { Send } from "./ask-upstream.ts";
import { type CallFigures, changesOf, createCallFigures } from "./call-figures.ts";
import type { CallSignal } from "./call-signal.ts";
import { createGateway, type GatewayOptions } from "./create-gateway.ts";
import { answerFault, GatewayFault } from "./gateway-fault.ts";
import { isOfNoVersion } from "./pass-on.ts";
import type { ResponseV1 } from "./to-v1.ts";

export interface GatewayServiceOptions extends GatewayOptions {
  readonly log?: (entry: LogEntry) => void;
  /** True where each call is logged. */
  readonly accessLog?: boolean;
  /** Takes each call, without secrets; the promise says when it can take more. */
  readonly record?: (entry: RecordedCall) => Promise<void> | undefined;
}

/** A call of v1 as `habitshift validate` reads it, and what came of it. */
interface RecordedCall extends HttpRequest {
  readonly at: string;
  readonly status: number;
  readonly endpoint: string | null;
  readonly changes: readonly string[];
}

/** The gateway with what its operators see of it, whichever runtime brings the requests. */
export interface GatewayService {
  readonly figures: CallFigures;
  readonly since: Date;
  readonly now: () => Date;
  /** @param id - By which answer and log name the call. */
  answer(request: HttpRequest, id: string, signal: CallSignal): Promise<ResponseV1>;
  /** Answers and counts what is refused before it is looked at. */
  refuse(fault: GatewayFault): ResponseV1;
}

export function createGatewayService(options: GatewayServiceOptions): GatewayService {
  const { now = () => new Date(), log = () => {}, accessLog = false, record } = options;
  const figures = createCallFigures();
  const send: Send = async (request, signal) => {
    try {
      const response = await options.send(request, signal);
      figures.upstream(response.status);
      return response;
    } catch (error) {
      if (error instanceof GatewayFault) {
        figures.upstream(error.status);
        log({ level: "error", message: error.message, ...causeOf(error) });
      }
      throw error;
    }
  };
  const gateway = createGateway({ ...options, send });
  return {
    figures,
    since: now(),
    now,
    refuse(fault) {
      figures.call(undefined, fault.status, 0, now());
      return answerFault(fault);
    },
    async answer(request, id, signal) {
      const started = performance.now();
      try {
        const { response, plan } = await gateway.answer(request, signal);
        const { status } = response;
        const milliseconds = performance.now() - started;
        // Signing in is no call of v1, whether it succeeds or not.
        if (plan !== undefined || !isOfNoVersion(request))
          figures.call(plan, status, milliseconds, now());
        if (accessLog) log(accessEntry(request, id, status, milliseconds));
        if (record) await record(recordOf(request, status, plan?.endpoint, now()));
        return response;
      } catch (error) {
        if (signal.aborted) throw error;
        const { name, stack } = error as Error;
        const places = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
        log({ level: "error", message: "a call met a defect", requestId: id, error: name, places });
        figures.call(undefined, 500, 0, now());
        return answerFault(new GatewayFault(500, "the gateway met a defect; its log says more"));
      }
    },
  };
}

function accessEntry(
  { method, url }: HttpRequest,
  requestId: string,
  status: number,
  milliseconds: number,
): LogEntry {
  const [path] = url.split("?", 1);
  return { level: "info", message: "request", requestId, method, path, status, milliseconds };
}

function causeOf({ cause }: Error): Record<string, unknown> {
  if (typeof cause !== "object" || cause === null) return {};
  const code = "code" in cause ? cause.code : (cause as Error).name;
  return { cause: String(code) };
}

function recordOf(
  request: HttpRequest,
  status: number,
  endpoint: Parameters<typeof changesOf>[0] | undefined,
  at: Date,
): RecordedCall {
  const { body, ...rest } = redactRequest(request);
  return {
    at: at.toISOString(),
    ...rest,
    ...(body === undefined || body === "" ? {} : { body: readValue(body) }),
    status,
    endpoint: endpoint?.id ?? null,
    changes: endpoint === undefined ? [] : changesOf(endpoint),
  };
}

function readValue(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
