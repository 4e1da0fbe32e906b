import { describe, expect, test } from "vitest";
import {
  ConversionError,
  type HttpRequest,
  type HttpResponse,
} from "../../packages/converter/src/index.ts";
import { forAnyCalls } from "../../packages/converter/src/testing/any-calls.ts";
import { createV1Service } from "../behaviour/world/answer-v1.ts";
import { createV2Service } from "../behaviour/world/answer-v2.ts";
import { HabitStore } from "../behaviour/world/habit-store.ts";
import { isJsonObject } from "../behaviour/world/route.ts";
import { v1Routes } from "../behaviour/world/v1-routes.ts";
import { createGateway } from "./gateway.ts";
import { inProcess } from "./in-process.ts";

const headers = { "X-API-Key": "k-test" };
const call = (method: string, path: string, body?: unknown): HttpRequest => ({
  method,
  url: `http://habits.test/api/v1${path}`,
  headers,
  ...(body !== undefined && { body }),
});

/** Undefined: the converter refuses it. */
function answerOf(send: () => HttpResponse): HttpResponse | undefined {
  try {
    return send();
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** An answer of v1 without what only one of the worlds says. */
function comparable({ method, url }: HttpRequest, { status, body }: HttpResponse): unknown {
  const { pathname } = new URL(url, "http://world");
  const { data, ...rest } = isJsonObject(body) ? body : {};
  if (status >= 400) return { status, body };
  // The world's v1 answers to a new note without its id, its v2 with it.
  if (method === "POST" && pathname === "/api/v1/notes" && isJsonObject(data)) {
    const { id, ...note } = data;
    return { status, body: { ...rest, data: note } };
  }
  // No specification says how v1 tells a log from a skip: the world's v1 by a `kind`, v2 by `skipped`.
  if (pathname === "/api/v1/logs" && Array.isArray(data)) {
    const logs = data.map(({ habitId, date, kind, skipped }) => {
      return { habitId, date, kind: kind ?? (skipped === true ? "skip" : "log") };
    });
    return { status, body: { ...rest, data: logs } };
  }
  return { status, body };
}

/** The goals that a change of a habit makes less than they were: the service replaces them, the world merges them. */
function thinnedGoals({ method, url, body }: HttpRequest): readonly string[] {
  const sent: unknown = typeof body === "string" ? JSON.parse(body) : body;
  const goals = method === "PUT" && isJsonObject(sent) ? sent.goals : undefined;
  return (Array.isArray(goals) ? goals : [])
    .filter((goal) => Object.keys(goal).sort().join() !== "periodicity,unit,value")
    .map((goal) => `PUT ${url}: the goal is only ${JSON.stringify(goal)}`);
}

/** Sends calls to a v1 service and to a gateway to a v2 one, and wants the same of both. */
function expectSame(calls: readonly HttpRequest[]): void {
  const [store, other] = [new HabitStore(), new HabitStore()];
  const refused: string[] = [];
  const v1 = inProcess(createV1Service(store));
  const v2 = inProcess(createV2Service(other), refused);
  const gateway = createGateway((request) => {
    refused.push(...thinnedGoals(request));
    return v2(request);
  }, other);
  for (const request of calls) {
    const before = JSON.stringify(request);
    const wanted = v1(request);
    const answer = answerOf(() => gateway(request));
    // What the converter refuses v1 refused, too: what it says of it is for the gateway to find.
    if (answer === undefined) expect(wanted.status).toBeGreaterThanOrEqual(400);
    else expect(comparable(request, answer)).toEqual(comparable(request, wanted));
    expect(JSON.stringify(request)).toBe(before);
    expect(other.state()).toEqual(store.state());
  }
  expect(refused).toEqual([]);
}

const date = "2024-12-01";
const many = Array.from({ length: 250 }, (_, index) => `h${index}`);
const calls: readonly HttpRequest[] = [
  call("GET", "/habits"),
  call("GET", "/habits/today"),
  call("GET", "/habits/h1"),
  call("GET", "/habits/no%2Fsuch"),
  call("POST", "/habits", { title: "Walk", frequency: "weekly", target: 2.5, unit: "km" }),
  call("POST", "/habits", '{"title":"Sit","unit":"times","target":4,"streak":9}'),
  call("POST", "/habits", { title: "Bare" }),
  call("POST", "/habits", { target: 1 }),
  call("PUT", "/habits/h1", { title: "Evening run" }),
  call("PUT", "/habits/h1", { target: 7 }),
  call("PATCH", "/habits/h100", { unit: "mi" }),
  call("PATCH", "/habits/h100", { frequency: "daily" }),
  call("PUT", "/habits/nobody", { unit: "mi" }),
  call("GET", "/habits/h100"),
  call("POST", "/habits/checkin", { habitId: "h1", date, status: "done" }),
  call("POST", "/habits/checkin", { habitId: "h100", date, status: "done" }),
  call("POST", "/habits/checkin", { habitId: "nobody", date, status: "done" }),
  call("POST", "/habits/checkin", { habitId: "h1", date, status: "failed" }),
  call("POST", "/habits/skip", { habitId: "h2", date }),
  call("POST", "/habits/skip", { habitId: "no/body", date }),
  call("GET", "/logs?habitId=h1"),
  call("GET", "/logs?x=1&habitId=h2"),
  call("GET", "/logs?habitId=no%2Fbody"),
  call("GET", "/logs"),
  call("POST", "/notes", { habitId: "h2", text: "quiet ☃" }),
  call("POST", "/notes", { habitId: "nobody", text: "x" }),
  call("GET", "/notes?habitId=h2"),
  call("GET", "/areas"),
  call("GET", "/statistics"),
  call("GET", "/user/statistics"),
  call("DELETE", "/habits/h3"),
  call("DELETE", "/habits/h3"),
  call("DELETE", "/habits/bulk", { ids: ["h2", "nobody"] }),
  call("DELETE", "/habits/bulk", ["h101"]),
  call("DELETE", "/habits/bulk", { habitIds: [] }),
  call("DELETE", "/habits/bulk", {}),
  call("GET", "/habits"),
  call("DELETE", "/habits/bulk", { ids: many }),
  call("GET", "/habits"),
];

describe("a client of v1 gets the same from v2 behind the converter as from v1", () => {
  test("in a day that calls all that v1 offers", () => {
    const called = ({ method, path }: (typeof v1Routes)[number]) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return calls.some((own) => own.method === method && pattern.test(new URL(own.url).pathname));
    };
    expect(v1Routes.filter((route) => !called(route))).toEqual([]);
    expectSame(calls);
  });

  test("in any sequence of calls", () => {
    forAnyCalls(expectSame);
  });
});
