import { apiRelease, envelope } from "@habitshift/schemas";
import type { GatewayService } from "./gateway-service.ts";
import { summaryHeaders, summaryPage } from "./summary-page.ts";
import type { ResponseV1 } from "./to-v1.ts";

/** What a page is made for. */
interface PageRequest {
  /** By which the answer names it. */
  readonly id: string;
  readonly accept: string | undefined;
  /** False where no more requests should be sent here. */
  readonly isReady: boolean;
}

type Page = (service: GatewayService, request: PageRequest) => ResponseV1;

/** What is for operators, by its path; no call of the API. */
export const operatorPages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ["/healthz", (service, { id }) => wrapped(service, id, { status: "ok" })],
  [
    "/readyz",
    (service, { id, isReady }) =>
      isReady
        ? wrapped(service, id, { status: "ready" })
        : wrapped(service, id, { status: "stopping" }, 503),
  ],
  [
    "/metrics",
    ({ figures }) => ({
      status: 200,
      headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
      body: figures.render(),
    }),
  ],
  ["/_gateway", summary],
]);

/** What is still v1, for people or programs. */
function summary(service: GatewayService, { id, accept = "" }: PageRequest): ResponseV1 {
  const { figures, since } = service;
  const [endpoints, refused] = [figures.summary(), figures.refused()];
  if (!/\btext\/html\b/i.test(accept)) return wrapped(service, id, { since, endpoints, refused });
  return { status: 200, headers: summaryHeaders, body: summaryPage(endpoints, refused, since) };
}

function wrapped({ now }: GatewayService, requestId: string, data: unknown, status = 200) {
  const meta = { requestId, timestamp: now().toISOString(), version: apiRelease };
  const body = JSON.stringify({ [envelope.data]: data, [envelope.meta]: meta });
  return { status, headers: { "content-type": "application/json" }, body };
}
