import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import {
  type BodyLimits,
  listen,
  openRecordFile,
  stopServer,
  urlOf,
} from "@habitshift/validator/http";
import { createGatewayService, type GatewayServiceOptions } from "./gateway-service.ts";
import { createNodeListener } from "./node-listener.ts";
import { createPoolSender } from "./pool-sender.ts";

export interface GatewayServerOptions extends Omit<GatewayServiceOptions, "send" | "record"> {
  /** Where v2 is. */
  readonly upstream: string;
  /** `0` is a free one. */
  readonly port?: number;
  /** Nobody but this machine unless told otherwise. */
  readonly host?: string;
  /** Takes the calls, without secrets, one a line. */
  readonly recordFile?: string;
  readonly limits?: BodyLimits;
  /** How long v2 may take to answer; in milliseconds. */
  readonly timeout?: number;
  /** How long requests are still taken once it is to stop; in milliseconds. */
  readonly grace?: number;
  /** How long a request may go on then. */
  readonly deadline?: number;
}

export interface RunningGateway {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** Says that it is not ready, takes no more, finishes what runs, and ends. */
  readonly stop: () => Promise<void>;
}

const bodyLimits: BodyLimits = { bodyBytes: 10 * 1024 * 1024, bodyMilliseconds: 30_000 };
/** Milliseconds for the headers of a request, for a connection between two requests, and between two looks at both. */
const timeouts = { headers: 10_000, keepAlive: 65_000, check: 1_000 };

/**
 * Starts the gateway on Node.
 *
 * @throws Error - with the `code` of the system, where the port or the file cannot be had.
 */
export async function startGateway(options: GatewayServerOptions): Promise<RunningGateway> {
  const { upstream, port = 8789, host = "127.0.0.1", grace = 0, deadline = 30_000 } = options;
  const { limits = bodyLimits, recordFile, log = () => {}, timeout } = options;
  const requestId = options.requestId ?? (() => randomUUID());
  const file = recordFile === undefined ? undefined : openRecordFile(recordFile, log);
  const sender = createPoolSender({
    baseUrl: upstream,
    requestId,
    ...(timeout !== undefined && { timeout }),
  });
  const service = createGatewayService({
    ...options,
    requestId,
    send: sender.send,
    ...(file && { record: file.record }),
  });
  let isStopping = false;
  const isReady = () => !isStopping;
  const listener = createNodeListener(service, { limits, createId: requestId, isReady });
  const server = createServer(
    {
      headersTimeout: Math.min(timeouts.headers, limits.bodyMilliseconds),
      keepAliveTimeout: timeouts.keepAlive,
      requestTimeout: limits.bodyMilliseconds,
      // Node looks twice a minute unless told otherwise, and who is slow stays so long.
      connectionsCheckingInterval: Math.min(timeouts.check, limits.bodyMilliseconds),
    },
    (incoming, outgoing) => {
      // Who keeps the connection would send its next request to nobody.
      if (isStopping) outgoing.shouldKeepAlive = false;
      listener(incoming, outgoing);
    },
  );
  const { port: own } = await listen(server, port, host);
  return {
    host,
    port: own,
    url: urlOf(host, own),
    stop: async () => {
      isStopping = true;
      await stopServer(server, grace, deadline);
      await sender.close();
      await file?.close();
    },
  };
}
