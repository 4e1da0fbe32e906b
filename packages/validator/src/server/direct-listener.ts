import { isUtf8 } from "node:buffer";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Answer } from "../app/answer.ts";
import type { Call } from "../app/call.ts";
import { mirrorPrefix } from "../app/mirrored-request.ts";
import { decodeText, tooSlow } from "../app/read-text.ts";
import type { Service } from "../app/service.ts";
import { isFault } from "../app/service-fault.ts";
import type { BodyDeadlines } from "./body-deadlines.ts";
import { NodeCall } from "./node-call.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Answers the most frequent call without the Fetch API: JSON of a known length to `/validate`. The same
 * service answers, so that it says the same; only the way there is shorter. Through the adapter of Hono
 * a bare app reaches three quarters of what `node:http` does with the same body and answer, and a third
 * where it may not replace the global `Request` (see bench/validate.js).
 *
 * @param others - Takes every other call.
 */
export function createDirectListener(
  service: Service,
  deadlines: BodyDeadlines,
  others: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    if (!isDirect(incoming, service.limits.bodyBytes)) return others(incoming, outgoing);
    const started = performance.now();
    const call = new NodeCall(incoming, service.createId);
    const answer = (own: Answer) => {
      if (outgoing.headersSent || outgoing.destroyed) return;
      writeAnswer(outgoing, own, call.id);
      service.answered(call, {
        route: mirrorPrefix,
        method: call.method,
        status: own.status,
        milliseconds: performance.now() - started,
      });
    };
    const refused = service.limit(call) ?? service.authorize(call, false);
    if (refused !== undefined) return answer(service.fault(call, refused));
    readBody(incoming, outgoing, deadlines, {
      onText: (bytes) => {
        const own = judge(service, call, bytes);
        if (!(own instanceof Promise)) return answer(own);
        own.catch((error) => failed(service, call, error)).then(answer, () => outgoing.destroy());
      },
      onExpiry: () => answer(service.fault(call, tooSlow(service.limits))),
    });
  };
}

function isDirect({ method, url, headers }: IncomingMessage, bodyBytes: number): boolean {
  return (
    method === "POST" &&
    (url === mirrorPrefix || url?.startsWith(`${mirrorPrefix}?`) === true) &&
    headers["content-type"] === "application/json" &&
    headers["content-encoding"] === undefined &&
    headers.host !== undefined &&
    Number(headers["content-length"]) <= bodyBytes
  );
}

function judge(service: Service, call: Call, bytes: Buffer): Answer | Promise<Answer> {
  try {
    // The quick way where nothing is wrong; the other one says what is.
    const read =
      isUtf8(bytes) && bytes[0] !== markStart ? bytes.toString("utf8") : decodeText(bytes);
    if (typeof read === "string") return service.judgeText(call, read);
    return isFault(read) ? service.fault(call, read) : service.judgeText(call, read.text);
  } catch (error) {
    return failed(service, call, error);
  }
}

function failed(service: Service, call: Call, error: unknown): Answer {
  service.defect(error, call.id);
  return service.defectAnswer(call);
}

/** The first byte of a byte order mark. */
const markStart = 0xef;

interface BodyEvents {
  readonly onText: (bytes: Buffer) => void;
  readonly onExpiry: () => void;
}

function readBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  deadlines: BodyDeadlines,
  { onText, onExpiry }: BodyEvents,
): void {
  const chunks: Buffer[] = [];
  const deadline = deadlines.add(onExpiry);
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  incoming.on("end", () => {
    deadline.met();
    const [only] = chunks;
    onText(only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks));
  });
  // The client went away: nobody is left to answer.
  incoming.on("error", () => {
    deadline.met();
    outgoing.destroy();
  });
}
