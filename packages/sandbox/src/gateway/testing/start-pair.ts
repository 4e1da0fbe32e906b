import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { type GatewayServerOptions, type RunningGateway, startGateway } from "../start-gateway.ts";

/** A service that speaks v2, a gateway in front of it, and what the gateway logged. */
export interface Pair {
  readonly url: string;
  readonly gateway: RunningGateway;
  readonly server: Server;
  readonly logged: unknown[];
}

const running: (RunningGateway | Server)[] = [];

/** Ends what was started. */
export async function endPairs(): Promise<void> {
  for (const own of running.splice(0)) {
    if ("stop" in own) await own.stop();
    else own.close().closeAllConnections();
  }
}

export async function startPair(
  listener: RequestListener,
  options: Partial<GatewayServerOptions> = {},
): Promise<Pair> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push(server);
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/`;
  const logged: unknown[] = [];
  const log = (entry: unknown) => void logged.push(entry);
  const gateway = await startGateway({ upstream, port: 0, deadline: 1_000, log, ...options });
  running.unshift(gateway);
  return { url: gateway.url, gateway, server, logged };
}

/** Sends bytes as they are. @returns All that comes until the other side ends. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}
