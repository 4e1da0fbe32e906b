import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import { bodyFormOf } from "../app/media-type.ts";
import type { MetricsSnapshot } from "../app/metrics.ts";
import { lengthFaultOf } from "../app/read-text.ts";
import { createService, type Service } from "../app/service.ts";
import { createServiceApp } from "../app/service-app.ts";
import { serviceFault } from "../app/service-fault.ts";
import { page } from "../page/page.ts";
import { createBodyDeadlines } from "./body-deadlines.ts";
import { createDirectListener } from "./direct-listener.ts";
import { listen } from "./listen.ts";
import { NodeCall } from "./node-call.ts";
import { refuseBroken } from "./refuse-broken.ts";
import type { RunningServer, ServerOptions } from "./server-options.ts";
import { urlOf } from "./server-url.ts";
import { stopServer } from "./stop-server.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Milliseconds for the headers of a request, until it is looked whether they came, for a connection between two requests,
 * and for one that is silent.
 */
const timeouts = { headers: 10_000, look: 5_000, keepAlive: 65_000, silence: 600_000 };

/**
 * Starts the service on Node.
 *
 * @throws Error - with the `code` of the system, where the port cannot be had.
 */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer & { readonly figures: () => MetricsSnapshot }> {
  const { port = 8787, host = "127.0.0.1", grace = 0, deadline = 30_000 } = options;
  let isStopping = false;
  const service = createService({ requestId: () => randomUUID(), ...options });
  const app = createServiceApp(service, {
    page,
    ...options,
    isReady: () => !isStopping,
    clientOf: (_, environment) => incomingOf(environment)?.socket.remoteAddress,
  });
  const deadlines = createBodyDeadlines(service.limits.bodyMilliseconds);
  // Globals of the process stay what they are: others in it may compare with them.
  const throughApp = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => malformed(service),
  });
  const listener = guard(service, () => isStopping, chooseListener(service, options, throughApp));
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.look,
      keepAliveTimeout: timeouts.keepAlive,
      // NDJSON may come without end; other bodies have deadlines of their own.
      requestTimeout: 0,
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = timeouts.silence;
  server.on("checkExpectation", listener);
  server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Who sends too much need not begin.
    if (!isTooLong(incoming, service)) outgoing.writeContinue();
    listener(incoming, outgoing);
  });
  refuseBroken(server, service.envelopes, service.createId);
  const address = await listen(server, port, host);

  function chooseListener(own: Service, { cors }: ServerOptions, others: RequestListener) {
    // Headers for pages of other origins are set on the way through the app.
    return cors === undefined ? createDirectListener(own, deadlines, others) : others;
  }

  return {
    host,
    port: address.port,
    url: urlOf(host, address.port),
    isWorker: false,
    figures: () => service.metrics.snapshot(),
    stopped: new Promise(() => {}),
    stop: async (ownGrace = grace) => {
      isStopping = true;
      await stopServer(server, ownGrace, deadline);
      deadlines.stop();
    },
  };
}

/** What holds for every request, whichever way it takes. */
function guard(
  service: Service,
  isStopping: () => boolean,
  listener: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    // Who keeps the connection would send its next request to nobody.
    if (isStopping()) outgoing.shouldKeepAlive = false;
    // A request of HTTP/1.0 has none, as those of some load balancers; nothing hangs on its value.
    if (incoming.httpVersion === "1.0") incoming.headers.host ??= "localhost";
    if (incoming.headers.host !== undefined) {
      listener(incoming, outgoing);
      return;
    }
    const call = new NodeCall(incoming, service.createId);
    const fault = serviceFault("invalid-parameters", "The request has no Host header");
    writeAnswer(outgoing, service.fault(call, fault), call.id);
  };
}

function isTooLong({ headers }: IncomingMessage, { limits }: Service): boolean {
  const { form } = bodyFormOf(headers["content-type"], headers["content-encoding"]);
  return form !== "lines" && lengthFaultOf(headers["content-length"], limits) !== undefined;
}

/** What the adapter cannot make a request of, such as a target that is no URL. */
function malformed(service: Service): Response {
  const id = service.createId();
  const fault = serviceFault("invalid-parameters", "The target of the request is no URL");
  const { status, headers, body } = service.envelopes.fault(id, fault);
  return new Response(String(body), { status, headers: { ...headers, "X-Request-ID": id } });
}

function incomingOf(environment: unknown): IncomingMessage | undefined {
  if (typeof environment !== "object" || environment === null) return undefined;
  return "incoming" in environment ? (environment.incoming as IncomingMessage) : undefined;
}
