import { serviceFault } from "@habitshift/validator/http";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { controlPrefix } from "../service/control.ts";
import { refuse } from "./refuse.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/** Names of this machine, for itself; a page cannot have one of them point elsewhere. */
const ownNames = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Keeps pages of other sites in the browser of whoever runs the sandbox from using it: one whose name
 * was made to point at this machine is refused, as is one that would move the clock or reset the data.
 *
 * @param host - Where the sandbox listens; elsewhere than on loopback it may be called anything.
 * @param origins - Whose pages may use it all the same; `*` is any. Undefined: none.
 */
export function guardPages(
  handler: Handler,
  host: string,
  origins: readonly string[] | undefined,
): Handler {
  const isLoopback = ownNames.test(host) || host === "::1";
  const guarded: Handler = (request) => {
    const { hostname, host: own, pathname } = new URL(request.url);
    if (isLoopback && !ownNames.test(hostname)) return refuse(misdirected(hostname));
    const origin = request.headers.get("origin");
    const isForeign = origin !== null && !isOf(origin, own) && !isAllowed(origin, origins);
    if (isForeign && pathname.startsWith(controlPrefix)) return refuse(foreign(origin));
    return handler(request);
  };
  if (origins === undefined) return guarded;
  const app = new Hono();
  app.use(
    cors({
      origin: origins.includes("*") ? "*" : [...origins],
      allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      exposeHeaders,
      maxAge: 600,
    }),
  );
  app.all("*", (context) => guarded(context.req.raw));
  return (request) => app.fetch(request);
}

const exposeHeaders = [
  ...["Allow", "Deprecation", "Link", "RateLimit", "RateLimit-Policy", "Retry-After", "Sunset"],
  ...["WWW-Authenticate", "X-Request-ID"],
];

function isOf(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function isAllowed(origin: string, origins: readonly string[] = []): boolean {
  return origins.includes("*") || origins.includes(origin);
}

function misdirected(hostname: string) {
  const message = `The sandbox listens on this machine's own address and is not called ${hostname}; start it with another --host to let others name it`;
  return { status: 421, code: "MISDIRECTED", message, details: [] };
}

function foreign(origin: string) {
  const message = `Pages of ${origin} may not move the sandbox; start it with --cors ${origin} to let them`;
  return { ...serviceFault("key-forbidden", message), code: "FORBIDDEN_ORIGIN" };
}
