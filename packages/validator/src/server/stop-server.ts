import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How often connections are looked at that wait for a next request; in milliseconds. */
const step = 50;

/**
 * Ends a server: first it only says that it is not ready, then it takes no more and finishes what runs,
 * and what is still not done at the deadline is cut.
 */
export async function stopServer(server: Server, grace: number, deadline: number): Promise<void> {
  if (grace > 0) await sleep(grace);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // One that ends its answer now is idle only then.
  const idle = setInterval(() => server.closeIdleConnections(), step);
  const cut = setTimeout(() => server.closeAllConnections(), deadline);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
