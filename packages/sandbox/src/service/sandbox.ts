import { randomUUID } from "node:crypto";
import { prefixes } from "@habitshift/schemas";
import { type AppOptions, createApp } from "@habitshift/validator/app";
import {
  createMetrics,
  idOf,
  isFault,
  type LogEntry,
  type Metrics,
  serviceFault,
} from "@habitshift/validator/http";
import { demoSeed } from "../store/demo-seed.ts";
import { fillOnce, fillStore } from "../store/fill-store.ts";
import { openDatabase, type Store } from "../store/open-database.ts";
import type { Seed } from "../store/seed.ts";
import { answerBare, isBarePath } from "./answer-bare.ts";
import { answerV1 } from "./answer-v1.ts";
import { answerV2 } from "./answer-v2.ts";
import { type Clock, createClock } from "./clock.ts";
import { control, controlPrefix } from "./control.ts";
import { type Answer, faultV1, faultV2 } from "./envelopes.ts";
import { operate, operatorPaths } from "./operate.ts";
import { readBody } from "./read-body.ts";
import type { Visit } from "./visit.ts";

/** What the sandbox may touch of the world. Nothing is read from elsewhere. */
export interface SandboxOptions {
  /** Where the data stay; in memory unless given. */
  readonly folder?: string;
  /** What a new store begins with; demo data unless given. */
  readonly seed?: Seed;
  /** When its clock begins; now unless given. */
  readonly asOf?: Date;
  /** The clock that its own runs by. */
  readonly now?: () => Date;
  /** Makes the ids of records. */
  readonly createId?: () => string;
  /** v1 answers as after its sunset, whatever the clock says. */
  readonly isV1Over?: boolean;
  readonly log?: (entry: LogEntry) => void;
  /** What browsers get of the validator. */
  readonly page?: AppOptions["page"];
  readonly isReady?: () => boolean;
}

/** The habit service, v1 and v2 side by side. */
export interface Sandbox {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly store: Store;
  readonly clock: Clock;
  /** True where the data are those of an earlier run. */
  readonly isResumed: boolean;
  /** Goes back to the seed and the first moment of the clock. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the habit service as a fetch handler.
 *
 * @throws Error - where the folder cannot be written.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { now = () => new Date(), asOf, seed, folder, page = {} } = options;
  const store = openDatabase(folder);
  const clock = createClock(now, asOf);
  const { createId } = options;
  const ownSeed = () => seed ?? demoSeed(clock.now());
  const isResumed = !(await fillOnce(store, ownSeed(), clock.now(), createId));
  const reset = async () => {
    clock.move(asOf ?? now());
    await fillStore(store, ownSeed(), clock.now(), createId);
  };
  const metrics = createMetrics();
  const validator = createApp({ page, now: clock.now, ...(options.log && { log: options.log }) });
  const parts = { ...options, store, clock, reset, metrics };
  return {
    store,
    clock,
    isResumed,
    reset,
    close: () => store.destroy(),
    fetch: async (request) => {
      const started = performance.now();
      const url = targetOf(request.url);
      const [path = ""] = url.split("?", 1);
      if (ofValidator.test(path) || Object.hasOwn(page, path)) return validator.fetch(request);
      const { route, response } = await answer(parts, request, url, path);
      const milliseconds = performance.now() - started;
      metrics.request({ route, method: request.method, status: response.status, milliseconds });
      return response;
    },
  };
}

const ofValidator = /^\/(?:validate|changes|schemas|docs)(?:\/|$)/;

interface Parts extends SandboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly reset: () => Promise<void>;
  readonly metrics: Metrics;
}

async function answer(parts: Parts, request: Request, url: string, path: string) {
  const { store, clock, createId = () => randomUUID(), log = () => {} } = parts;
  const id = idOf(request.headers.get("x-request-id") ?? undefined, randomUUID);
  const body = await readBody(request);
  const visit: Visit = { request, url, body, store, now: clock.now(), id, createId };
  const route = routeOfPath(path);
  try {
    const own = await answerRoute(route, visit, parts);
    return { route, response: responseOf(request, own, id) };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? "").split("\n").slice(1) : [];
    const name = error instanceof Error ? error.name : typeof error;
    log({ level: "error", message: "a request met a defect", requestId: id, error: name, stack });
    const fault = serviceFault("defect", "The sandbox met a defect; its log says more");
    const own = route === "v1" ? faultV1(fault) : faultV2(fault, id, clock.now());
    return { route, response: responseOf(request, own, id) };
  }
}

function answerRoute(route: string, visit: Visit, parts: Parts): Promise<Answer> | Answer {
  const { store, clock, reset } = parts;
  // One request at a time, and all that it changes or nothing of it.
  const whole = (own: (visit: Visit) => Promise<Answer>) =>
    store.transaction().execute((open) => own({ ...visit, store: open }));
  if (route === "v1") return whole((own) => answerV1(own, parts.isV1Over));
  if (route === "v2") return whole(answerV2);
  if (route === "bare") return whole(answerBare);
  if (route === "operator") return operate(visit, parts);
  if (route === "control") {
    return control(visit, clock, reset).then((own) =>
      isFault(own) ? faultV2(own, visit.id, visit.now) : own,
    );
  }
  const message = `There is no such path; the service is at ${prefixes.v2[0]}`;
  const fault = serviceFault("not-found", message);
  return faultV2(fault, visit.id, visit.now);
}

function routeOfPath(path: string): string {
  const below = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  if (prefixes.v1.some(below)) return "v1";
  if (prefixes.v2.some(below)) return "v2";
  if (isBarePath(path)) return "bare";
  if (path.startsWith(controlPrefix)) return "control";
  return operatorPaths.has(path) ? "operator" : "other";
}

function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  return start === -1 ? "/" : (url.slice(start).split("#", 1)[0] ?? "/");
}

function responseOf(request: Request, { status, headers, body }: Answer, id: string): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(request.method === "HEAD" ? null : text, {
    status,
    headers: {
      "Content-Type": "application/json",
      "X-Content-Type-Options": "nosniff",
      "X-Request-ID": id,
      ...headers,
    },
  });
}
