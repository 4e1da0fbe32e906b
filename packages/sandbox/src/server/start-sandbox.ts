import { createServer } from "node:http";
import { listen, serviceFault, stopServer, urlOf } from "@habitshift/validator/http";
import { page } from "@habitshift/validator/page";
import { getRequestListener } from "@hono/node-server";
import { createSandbox, type Sandbox, type SandboxOptions } from "../service/sandbox.ts";
import { guardPages } from "./guard-pages.ts";
import { refuse } from "./refuse.ts";

/** Where the sandbox listens unless told otherwise. */
export const sandboxPort = 8788;

export interface ServerOptions extends Omit<SandboxOptions, "page" | "isReady"> {
  /** `0` is a free one. */
  readonly port?: number;
  /** Nobody but this machine unless told otherwise. */
  readonly host?: string;
  /** Origins whose pages may use it; `*` is any. None unless given. */
  readonly cors?: readonly string[];
  /** Stands around each request: sees it, may change it, and asks the sandbox by `next`. */
  readonly around?: Around;
}

export type Around = (request: Request, next: Sandbox["fetch"]) => Promise<Response>;

export interface RunningSandbox {
  readonly sandbox: Sandbox;
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** Takes no more, finishes what runs, and closes the store. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds that a request may go on once the sandbox is to stop. */
const deadline = 10_000;

/**
 * Starts the sandbox on Node.
 *
 * @throws Error - with the `code` of the system, where the port or the folder cannot be had.
 */
export async function startSandbox(options: ServerOptions = {}): Promise<RunningSandbox> {
  const { port = sandboxPort, host = "127.0.0.1", cors } = options;
  let isStopping = false;
  const sandbox = await createSandbox({ ...options, page, isReady: () => !isStopping });
  const { around } = options;
  const answer = around ? (request: Request) => around(request, sandbox.fetch) : sandbox.fetch;
  const listener = getRequestListener(guardPages(answer, host, cors), {
    overrideGlobalObjects: false,
    // Node takes what nobody began to read, for as long as it comes; the adapter would give it half a second.
    autoCleanupIncoming: false,
    errorHandler: () =>
      refuse(serviceFault("invalid-parameters", "The target of the request is no URL")),
  });
  const server = createServer({ headersTimeout: 10_000, keepAliveTimeout: 65_000 }, listener);
  const address = await listen(server, port, host).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  return {
    sandbox,
    host,
    port: address.port,
    url: urlOf(host, address.port),
    stop: async () => {
      isStopping = true;
      await stopServer(server, 0, deadline);
      await sandbox.close();
    },
  };
}
