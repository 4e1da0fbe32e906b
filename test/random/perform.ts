import type { Performance } from "../behaviour/play.ts";
import { createV1Service } from "../behaviour/world/answer-v1.ts";
import { createV2Service } from "../behaviour/world/answer-v2.ts";
import { HabitStore } from "../behaviour/world/habit-store.ts";
import type { ServiceRequest } from "../behaviour/world/route.ts";
import type { ApiVersion } from "../behaviour/world.ts";

type Program = (...names: readonly unknown[]) => Promise<void>;

const AsyncFunction = (async () => {}).constructor as new (...code: readonly string[]) => Program;

/**
 * Runs a program of one file, which may use `fetch`, `process.env` and `print`, against a fresh service of that
 * version, all in this process.
 */
export async function perform(version: ApiVersion, code: string): Promise<Performance> {
  const store = new HabitStore();
  const answer = version === "v1" ? createV1Service(store) : createV2Service(store);
  const refused: string[] = [];
  const lines: string[] = [];
  const names = {
    process: { env: { HABIT_API: "http://habits.test", HABIT_API_KEY: "k-test" } },
    print: (...shown: readonly unknown[]) => lines.push(shown.map(String).join(" ")),
    fetch: async (url: string | URL, init?: RequestInit) => {
      const { status, body, refusal } = answer(await read(new Request(url, init)));
      if (refusal) refused.push(`${init?.method ?? "GET"} ${url}: ${refusal}`);
      return Response.json(body, { status });
    },
  };
  const failure = await new AsyncFunction(...Object.keys(names), `"use strict";\n${code}`)(
    ...Object.values(names),
  ).then(
    () => "",
    (error) => String(error),
  );
  return {
    code: failure === "" ? 0 : 1,
    printed: lines.join("\n"),
    stderr: failure,
    state: store.state(),
    refused,
  };
}

async function read(request: Request): Promise<ServiceRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(request.headers),
    body: text === "" ? undefined : JSON.parse(text),
  };
}
