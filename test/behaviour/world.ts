import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { createV1Service } from "./world/answer-v1.ts";
import { createV2Service } from "./world/answer-v2.ts";
import { HabitStore, type StoreState } from "./world/habit-store.ts";
import type { ServiceRequest } from "./world/route.ts";

export type ApiVersion = "v1" | "v2";

/** A running habit service of one version, stricter than the real one. */
export interface World {
  readonly baseUrl: string;
  /** What the integration left behind. */
  readonly state: () => StoreState;
  /** What was refused, with the reason; empty for an integration that is right. */
  readonly refused: () => readonly string[];
  readonly close: () => Promise<void>;
}

async function readRequest(message: IncomingMessage): Promise<ServiceRequest> {
  const url = new URL(message.url ?? "/", "http://world");
  const hasBody = message.headers["content-length"] ?? message.headers["transfer-encoding"];
  const body = hasBody && hasBody !== "0" ? await json(message).catch(() => undefined) : undefined;
  const { method = "GET", headers } = message;
  return { method, path: url.pathname, query: url.searchParams, headers, body };
}

/** Whether a body is announced as JSON; a request without a body is. */
function isAnnounced({ headers, body }: ServiceRequest): boolean {
  return body === undefined || /\bjson\b/.test(String(headers["content-type"]));
}

/** Starts the service on a free port of the loopback interface. */
export async function startWorld(version: ApiVersion): Promise<World> {
  const store = new HabitStore();
  const answer = version === "v1" ? createV1Service(store) : createV2Service(store);
  const refused: string[] = [];

  const server = createServer(async (message, response) => {
    const request = await readRequest(message);
    const { status, body, refusal } = answer(request);
    const reason =
      refusal ?? (isAnnounced(request) ? undefined : "the body is not announced as JSON");
    if (reason !== undefined) {
      const sent = request.body === undefined ? "" : ` <- ${JSON.stringify(request.body)}`;
      refused.push(`${request.method} ${message.url}: ${reason}${sent}`);
    }
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    state: () => store.state(),
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
