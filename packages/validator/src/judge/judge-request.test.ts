import { expect, test } from "vitest";
import { judgeRequest } from "./judge-request.ts";

test("a v1 request breaks by each change that it meets, and is converted", () => {
  const body = { title: "Run", frequency: "daily" };
  const verdict = judgeRequest({ method: "post", url: "/api/v1/habits", body });
  expect(verdict).toMatchObject({
    verdict: "breaks",
    breakages: [
      { change: "habits-moved", in: "path", pointer: "" },
      { change: "title-to-name", in: "body", pointer: "/title" },
      { change: "frequency-to-occurrence", in: "body", pointer: "/frequency" },
    ],
    converted: { requests: [{ method: "POST", url: "/api/v2/habits", body: { name: "Run" } }] },
  });
});
