import {
  convertRequest,
  convertResponse,
  type HttpRequest,
  type HttpResponse,
} from "../../packages/converter/src/index.ts";
import type { HabitStore } from "../behaviour/world/habit-store.ts";
import { isJsonObject } from "../behaviour/world/route.ts";
import type { Service } from "./in-process.ts";

/**
 * A service of v1 that is a service of v2 behind the converter: it reads the habit that a call is
 * about, converts the call, sends what it becomes, and converts the answer back.
 *
 * @param send - The service of v2.
 * @param store - What the service keeps, for the logs of habits.
 */
export function createGateway(send: Service, store: HabitStore): Service {
  const answerOf = (request: HttpRequest, habit?: Readonly<Record<string, unknown>>) => {
    const { requests } = convertRequest(request, habit && { habit });
    let answer: HttpResponse | undefined;
    for (const own of requests) {
      const response = send(own);
      answer = inV1(response, request, completionsOf(store));
      if (answer.status >= 400) break;
    }
    if (answer === undefined) throw new Error(`${request.url} became no request`);
    return answer;
  };

  return (request) => {
    const path = habitPathOf(request);
    if (path === undefined) return answerOf(request);
    const read = { method: "GET", url: path, headers: request.headers ?? {} };
    const [own] = convertRequest(read).requests;
    const found = own && send(own);
    if (found?.status !== 200) return answerOf(read);
    const habit = isJsonObject(found.body) ? found.body.data : undefined;
    return answerOf(request, isJsonObject(habit) ? habit : undefined);
  };
}

/** An answer of v2 in v1; one that does not convert is no refusal of the request. */
function inV1(answer: HttpResponse, request: HttpRequest, logs: Completions): HttpResponse {
  try {
    return convertResponse(answer, { request, logs }).response;
  } catch (cause) {
    throw new Error(`the answer to ${request.method} ${request.url} does not convert`, { cause });
  }
}

/** Where v1 has the habit that a change or a check-in is about, and that v2 has to be asked for first. */
function habitPathOf({ method, url, body }: HttpRequest): string | undefined {
  const { pathname } = new URL(url, "http://world");
  if (method === "PUT" || method === "PATCH") return pathname;
  if (pathname !== "/api/v1/habits/checkin") return undefined;
  const said: unknown = typeof body === "string" ? JSON.parse(body) : body;
  const id = isJsonObject(said) ? said.habitId : undefined;
  return typeof id === "string" ? `/api/v1/habits/${encodeURIComponent(id)}` : undefined;
}

type Completions = ReturnType<typeof completionsOf>;

/**
 * The logs that v1 knows as `completedDates`. The world keeps those of its seed apart, gives all logs
 * the amount 1 whatever the goal, and has v1 leave out what was checked in since; so these are the
 * days of the seed, each with the amount that completes it.
 */
function completionsOf({ habits }: HabitStore) {
  return habits.flatMap(({ id, dates, value }) =>
    dates.map((targetDate) => ({ habitId: id, targetDate, value, unitSymbol: "rep" })),
  );
}
