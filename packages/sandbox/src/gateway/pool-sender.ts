import { type Dispatcher, Pool } from "undici";
import type { Send, UpstreamResponse } from "./ask-upstream.ts";
import type { CallSignal } from "./call-signal.ts";
import {
  type SenderOptions,
  senderDefaults,
  timedOut,
  tooLong,
  unreachable,
} from "./fetch-sender.ts";
import { GatewayFault } from "./gateway-fault.ts";
import { readUpstreamHeaders } from "./read-upstream-headers.ts";
import { renewIds } from "./renew-ids.ts";
import { textOfBytes } from "./text-of-bytes.ts";
import { joinUpstream } from "./upstream-url.ts";

/** A sender that keeps its connections, and how to end them. */
export interface PoolSender {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

/** So many connections to v2; what is more waits for one. */
const connections = 256;
/** How an end looks of a connection that the other side closed while nobody used it. */
const lost = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/**
 * Sends to v2 through connections that stay open, in half the time that the client of `node:http`
 * takes; redirects are not followed. A read that met a connection that was just closed is sent once more.
 */
export function createPoolSender(
  options: SenderOptions & { readonly requestId: () => string },
): PoolSender {
  const { timeout, bodyBytes } = { ...senderDefaults, ...options };
  const base = new URL(joinUpstream(options.baseUrl)("/"));
  const folder = base.pathname.replace(/\/$/, "");
  // Its own limits are those of waiting for a part; the one here is of the whole.
  const pool = new Pool(base.origin, { connections, headersTimeout: 0, bodyTimeout: 0 });

  const once = (request: Parameters<Send>[0], signal: CallSignal) =>
    new Promise<UpstreamResponse>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      let controller: Dispatcher.DispatchController | undefined;
      let isOver = false;
      const end = () => {
        isOver = true;
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
      };
      const fail = (reason: Error) => {
        end();
        reject(reason);
        controller?.abort(reason);
      };
      const abort = () => fail(signal.reason as Error);
      const timer = setTimeout(() => fail(timedOut(timeout)), timeout);
      signal.addEventListener("abort", abort);
      const { method, url, headers = {}, body } = request;
      const chunks: Buffer[] = [];
      let length = 0;
      let head: Omit<UpstreamResponse, "body"> | undefined;
      pool.dispatch(
        {
          method,
          path: folder + url,
          headers,
          body: typeof body === "string" ? body : null,
        },
        {
          onRequestStart(own) {
            controller = own;
            if (isOver) own.abort(new Error("nobody waits for the answer"));
          },
          onResponseStart(_, status, found) {
            head = { status, ...readUpstreamHeaders(found) };
          },
          onResponseData(_, chunk) {
            length += chunk.length;
            if (length > bodyBytes) fail(tooLong(bodyBytes));
            else chunks.push(chunk);
          },
          onResponseEnd() {
            end();
            const [only = Buffer.alloc(0)] = chunks;
            const bytes = chunks.length > 1 ? Buffer.concat(chunks, length) : only;
            if (head === undefined) return reject(unreachable(undefined));
            resolve({ ...head, body: textOfBytes(bytes) });
          },
          onResponseError(_, error) {
            end();
            reject(unreachable(error));
          },
        },
      );
    });

  return {
    async send(request, signal) {
      try {
        return await once(request, signal);
      } catch (error) {
        if (request.method !== "GET" || signal.aborted || !isLost(error)) throw error;
        const headers = renewIds(request.headers ?? {}, options.requestId);
        return once({ ...request, headers }, signal);
      }
    },
    close: () => pool.destroy(),
  };
}

function isLost(error: unknown): boolean {
  if (!(error instanceof GatewayFault)) return false;
  return lost.has(String(Object(error.cause).code));
}
