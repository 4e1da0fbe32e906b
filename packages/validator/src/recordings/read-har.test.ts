import { describe, expect, test } from "vitest";
import { fixture, read, readFixture } from "./testing/recorded.ts";

describe("an archive of Chrome", () => {
  const har = readFixture("chrome.har");

  test("gives every request, whatever it is for", () => {
    expect(har.format).toBe("har");
    expect(har.calls).toEqual([
      "GET https://app.streaks.example/",
      "OPTIONS https://api.streaks.example/api/v1/habits",
      "POST https://api.streaks.example/api/v1/habits",
      "GET https://api.streaks.example/api/v2/habits?limit=20&date=tomorrow",
      "GET wss://live.ticker.example/socket",
    ]);
    expect(har.problems).toEqual([]);
  });

  test("has headers without those of the transport, and a body as it was sent", () => {
    expect(har.request(2)).toEqual({
      method: "POST",
      url: "https://api.streaks.example/api/v1/habits",
      headers: {
        accept: "*/*",
        "content-type": "application/json",
        "x-api-key": expect.stringContaining("hk_"),
      },
      body: { title: 'Café "before" noon', frequency: "daily", target: 1, unit: "times" },
    });
  });

  test("tells where each part stands, through the escapes of both texts", () => {
    expect(har.at(2, "body", "/title")).toBe(
      String.raw`112:23 \"title\":\"Caf\\u00e9 \\\"before\\\" noon\"`,
    );
    expect(har.at(2, "body", "/unit")).toBe(String.raw`112:105 \"unit\":\"times\"`);
    expect(har.at(2, "method")).toBe('93:21 "POST"');
    expect(har.at(2, "path")).toBe("94:46 /api/v1/habits");
    expect(har.at(3, "query", "/date")).toBe("139:70 date=tomorrow");
    expect(har.at(3, "header", "/X-API-Version")).toBe(
      '143:13 { "name": "x-api-version", "value": "1" }',
    );
    expect(har.at(2, "header", "/X-Request-ID")).toBe('93:21 "POST"');
  });
});

describe("an archive of Firefox", () => {
  const har = readFixture("firefox.har");

  test("has forms as they are sent", () => {
    expect(har.request(3).body).toBe("email=mira%40example.com&password=correct+horse");
  });

  test("may have a request without its body, which was too large to be kept", () => {
    expect(har.requests.map(({ isBodyKnown }) => isBodyKnown)).toEqual([
      ...[true, true, true, true, true],
      false,
      true,
    ]);
  });
});

describe("an archive of Insomnia, with a byte order mark and line ends of Windows", () => {
  const har = readFixture("insomnia.har");

  test("may have a body as base64, which stands there as a whole", () => {
    expect(har.request(0).body).toEqual({
      targetDate: "2025-02-30",
      value: 1,
      unitSymbol: "rep",
    });
    expect(har.at(0, "body", "/targetDate")).toMatch(/^41:23 \{\r\n {12}"mimeType"/);
  });

  test("keeps a body that is no text as it is written", () => {
    expect(har.request(1).body).toBe("//4AAQI=");
  });
});

describe("an archive that is not whole", () => {
  const text = fixture("chrome.har");

  test("gives what is in front of the cut, and where it is", () => {
    const har = read(text.slice(0, text.indexOf('"_transferSize": 210')), { name: "cut.har" });
    expect(har.calls).toHaveLength(3);
    expect(har.complaints).toEqual([
      "125:11: not JSON: it ends here, where a name in double quotes must stand",
    ]);
  });

  test("gives what is behind a request that cannot be read", () => {
    const har = read(text.replace('"method": "POST",', '"method": POST,'));
    expect(har.calls).toHaveLength(4);
    expect(har.complaints).toEqual(["93:21: not JSON: here a value must stand"]);
  });

  test.each([
    ['{"log":{}}', "1:8: an HTTP Archive has its requests in a list `entries` in `log`"],
    ['{"log":{"entries":[{}]}}', "1:20: this entry has no `request`"],
    [
      '{"log":{"entries":[{"request":{"url":"/"}}]}}',
      "1:31: this request has no `method` and `url` that are texts",
    ],
    ['{"log":{"entries":[],}', undefined],
    ['{"log":{"entries":[}', "1:20: not JSON: here a value or `]` must stand"],
  ])("says what it lacks: %s", (own, complaint) => {
    expect(read(own).complaints).toEqual(complaint === undefined ? [] : [complaint]);
  });
});

test("members are found by the last of their name, as a parser does", () => {
  const body = String.raw`{\"a\":1,\"a\":2}`;
  const entry = `{"request":{"method":"PUT","url":"/x","postData":{"text":"${body}"}}}`;
  const har = read(`{"log":{"entries":[${entry}]}}`);
  expect(har.at(0, "body", "/a")).toBe(String.raw`1:87 \"a\":2`);
});
