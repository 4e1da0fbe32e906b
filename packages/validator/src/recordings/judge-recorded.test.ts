import { describe, expect, test } from "vitest";
import { judgeRecorded } from "./judge-recorded.ts";
import { fixture, read, readFixture } from "./testing/recorded.ts";

/** `change in pointer` of all that breaks in a request of a recording, and the text that it stands in. */
function breakagesOf(recording: ReturnType<typeof read>, index: number, text: string): string[] {
  const [request] = recording.requests.slice(index);
  const verdict = request && judgeRecorded(request);
  if (verdict === undefined || "faults" in verdict) throw new Error("no verdict");
  return verdict.breakages.map((own) => {
    return `${own.change} ${own.in} ${own.pointer} ${text.slice(own.start, own.end)}`;
  });
}

describe("a request of a recording", () => {
  test("is judged with the place of each breakage", () => {
    const name = "requests.json";
    expect(breakagesOf(readFixture(name), 2, fixture(name))).toEqual(
      expect.arrayContaining([
        'streak-to-statistics body /streak "streak": 9',
        'target-unit-to-goals body /goals/0/unit "unit": "times"',
        'v2-invalid body /goals/1/value "value": "three"',
      ]),
    );
  });

  test("is not wrong in what hangs on values that are not known", () => {
    const text = [
      "PUT /api/v2/habits/{{id}}?date={{day}}",
      "X-API-Version: {{version}}",
      "X-Client-Version: 1.0.0",
      "X-Request-ID: {{$guid}}",
      "Authorization: {{scheme}} {{token}}",
      "",
      '{ "goals": {{goals}}, "occurrence": { "type": {{type}} }, "name": 7, "title": "{{title}}" }',
    ].join("\n");
    expect(breakagesOf(read(text, { name: "x.http" }), 0, text)).toEqual([
      'v2-invalid body /name "name": 7',
      'title-to-name body /title "title": "{{title}}"',
    ]);
  });

  test("is not wrong in a body that the recording does not have", () => {
    const text = "POST /api/v2/habits\nX-API-Key: k\n\n< ./body.json";
    expect(breakagesOf(read(text, { name: "x.http" }), 0, text)).toEqual([
      "version-headers-required header /X-API-Version POST",
      "version-headers-required header /X-Client-Version POST",
      "version-headers-required header /X-Request-ID POST",
    ]);
  });

  test("lacks no credentials where Chrome left them out", () => {
    const text = fixture("chrome.har").replaceAll('"x-api-key"', '"x-other"');
    expect(breakagesOf(read(text), 3, text).join()).not.toContain("X-API-Key");
    const named = text.replace("WebInspector", "Proxy");
    expect(breakagesOf(read(named), 3, named).join()).toContain("header /X-API-Key");
  });
});

test("a payload is judged by its schema", () => {
  const name = "requests.ndjson";
  expect(breakagesOf(readFixture(name), 2, fixture(name))).toEqual([
    'v2-invalid body /value "value":"2"',
  ]);
});

test("what is no request is refused", () => {
  const [request] = read('{"method":1}', { name: "x.json" }).requests;
  expect(request && judgeRecorded(request)).toHaveProperty("faults");
});

test("a converted request has an id that no other one of the recording has, the same each time", () => {
  const text = '{"method":"DELETE","url":"/api/v1/habits/h1"}\n'.repeat(2);
  const ids = () =>
    read(text, { name: "x.ndjson" }).requests.map((own) => {
      const verdict = judgeRecorded(own);
      if ("faults" in verdict) throw new Error("no verdict");
      return verdict.converted?.requests[0]?.headers?.["X-Request-ID"];
    });
  expect(new Set(ids()).size).toBe(2);
  expect(ids()).toEqual(ids());
});
