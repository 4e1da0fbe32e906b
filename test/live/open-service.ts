import { startGateway } from "../../packages/sandbox/src/gateway/start-gateway.ts";
import { type FinalState, readState, startSandbox } from "../../packages/sandbox/src/index.ts";
import { seed } from "./seed.ts";

/** How an integration reaches the service: on v1 before its sunset, on v2 after it, or on v1 by the gateway after it. */
export type Way = "v1" | "v2" | "gateway";

export interface Service {
  readonly url: string;
  readonly state: () => Promise<FinalState>;
  readonly stop: () => Promise<void>;
}

/** Days on which the streaks of the seed are the same: it ends with the first of them. */
const moments: Readonly<Record<Way, Date>> = {
  v1: new Date("2025-02-14T12:00:00Z"),
  v2: new Date("2025-02-15T12:00:00Z"),
  gateway: new Date("2025-02-15T12:00:00Z"),
};

const seeded = (seed.habits ?? []).flatMap(({ id }) => id ?? []);

/** Starts a sandbox whose clock stands, and a gateway before it where there is to be one. */
export async function openService(way: Way): Promise<Service> {
  let count = 0;
  const server = await startSandbox({
    port: 0,
    seed,
    asOf: moments[way],
    now: () => moments[way],
    createId: () => `made-${++count}`,
  });
  const gateway =
    way === "gateway" ? await startGateway({ port: 0, upstream: server.url }) : undefined;
  return {
    url: (gateway ?? server).url,
    state: async () => (await readState(server.sandbox.store, moments[way], seeded)).state,
    stop: async () => {
      await gateway?.stop();
      await server.stop();
    },
  };
}
