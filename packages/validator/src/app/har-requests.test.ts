import { expect, test } from "vitest";
import type { Breakage, Verdict } from "../model.ts";
import { judgeRecorded } from "../recordings/judge-recorded.ts";
import { fixture, readFixture } from "../recordings/testing/recorded.ts";
import { createClient } from "./testing/client.ts";

const { post } = createClient();

const told = ({ change, in: part, pointer }: Breakage) => `${change} in ${part} ${pointer}`;

async function serviceSays(har: string): Promise<string[][]> {
  const { json } = await post(har);
  return (json as { data: Verdict[] }).data.map(({ breakages }) => breakages.map(told));
}

test.each(["chrome.har", "firefox.har", "insomnia.har"])(
  "%s is judged as `habitshift validate` judges it",
  async (name) => {
    const offline = readFixture(name).requests.map((request) => {
      const verdict = judgeRecorded(request);
      if ("faults" in verdict) throw new Error(name);
      return verdict.breakages.map(told);
    });
    expect(await serviceSays(fixture(name))).toEqual(offline);
  },
);

test("what a recording leaves out is not said to be missing", async () => {
  const headers = ["X-API-Version: 2", "X-Client-Version: 1.0.0", "X-Request-ID: r1"].map(
    (line) => {
      const [name, value] = line.split(": ");
      return { name, value };
    },
  );
  const request = { method: "POST", url: "/api/v2/habits", headers, bodySize: 20 };
  const har = (creator: string) =>
    JSON.stringify({ log: { creator: { name: creator }, entries: [{ request }] } });
  expect(await serviceSays(har("WebInspector"))).toEqual([[]]);
  expect(await serviceSays(har("Proxy"))).toEqual([["v2-invalid in header /X-API-Key"]]);
});
