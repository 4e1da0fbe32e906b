import type { HabitStore } from "./habit-store.ts";

/** A parsed JSON object; empty where the body is none. */
export type JsonObject = Readonly<Record<string, unknown>>;

export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The parsed body; `undefined` without one. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Why the service refuses this: what no correct client would have sent. */
  readonly refusal?: string;
}

export interface Route {
  readonly method: string;
  /** As in the specification: `/habits/{habitId}`. */
  readonly path: string;
  readonly answer: (call: Call) => Answer;
}

export interface Call {
  readonly store: HabitStore;
  readonly request: ServiceRequest;
  /** The body, where it is an object. */
  readonly fields: JsonObject;
  /** The value of a `{parameter}` of the path. */
  readonly parameter: (name: string) => string;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a calendar day, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function matchPath(pattern: string, path: string): ReadonlyMap<string, string> | undefined {
  const wanted = pattern.split("/");
  const found = path.split("/");
  if (wanted.length !== found.length) {
    return undefined;
  }
  const parameters = new Map<string, string>();
  for (const [position, segment] of wanted.entries()) {
    const actual = found[position] ?? "";
    if (segment.startsWith("{") && actual !== "") {
      parameters.set(segment.slice(1, -1), decodeURIComponent(actual));
    } else if (segment !== actual) {
      return undefined;
    }
  }
  return parameters;
}

/** The answer of the first route that fits; `undefined` when none does. */
export function answerByRoutes(
  routes: readonly Route[],
  store: HabitStore,
  request: ServiceRequest,
): Answer | undefined {
  for (const route of routes) {
    const parameters =
      route.method === request.method ? matchPath(route.path, request.path) : undefined;
    if (parameters !== undefined) {
      const fields = isJsonObject(request.body) ? request.body : {};
      const parameter = (name: string) => parameters.get(name) ?? "";
      return route.answer({ store, request, fields, parameter });
    }
  }
  return undefined;
}
