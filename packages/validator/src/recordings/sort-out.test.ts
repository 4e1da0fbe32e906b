import { describe, expect, test } from "vitest";
import { sortOut } from "./sort-out.ts";
import { type Read, read, readFixture } from "./testing/recorded.ts";

/** The calls of a recording that are for the service. */
function own(recording: Read, services: readonly string[] = []): string[] {
  const addressees = sortOut(recording, services);
  return recording.calls.filter((_, index) => addressees[index] === "service");
}

const http = (...lines: readonly string[]) => read(lines.join("\n###\n"), { name: "x.http" });

describe("what a browser recorded", () => {
  test("is for the service where a host is called for habits; not the page, preflights and trackers", () => {
    expect(own(readFixture("chrome.har"))).toEqual([
      "POST https://api.streaks.example/api/v1/habits",
      "GET https://api.streaks.example/api/v2/habits?limit=20&date=tomorrow",
    ]);
    expect(own(readFixture("firefox.har"))).toEqual([
      "POST https://habits.example/api/v1/habits/checkin",
      "POST https://habits.example/auth/login",
      "PUT https://habits.example/api/v2/habits/h1",
      "POST https://habits.example/api/v2/areas",
    ]);
  });

  test("is for the service only below the addresses that the user names", () => {
    const har = readFixture("chrome.har");
    expect(own(har, ["https://other.example"])).toEqual([]);
    expect(own(har, ["https://api.streaks.example/api/v1/"])).toHaveLength(2);
    expect(own(har, ["https://api.streaks.example/habits"])).toEqual([]);
  });

  test("may lack the prefix where the user names the address", () => {
    const entry = (url: string) => `{"request":{"method":"GET","url":"${url}"}}`;
    const urls = ["https://a.example/habits/h1", "https://a.example/logo.svg"];
    const har = read(`{"log":{"entries":[${urls.map(entry)}]}}`);
    expect(own(har, ["https://a.example"])).toEqual(["GET https://a.example/habits/h1"]);
    expect(own(har)).toEqual([]);
  });
});

describe("what people wrote", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["a path alone", ["GET /api/v2/habits", "GET /habits"], ["GET /api/v2/habits", "GET /habits"]],
    [
      "a prefix and nothing else",
      ["GET https://a.example/v2/habbits"],
      ["GET https://a.example/v2/habbits"],
    ],
    [
      "the host of habits, not another with a prefix",
      ["GET https://a.example/v2/habits", "GET https://b.example/v2/users"],
      ["GET https://a.example/v2/habits"],
    ],
    [
      "a key",
      ["GET https://a.example/v2/areas\nX-Api-Key: k", "GET https://b.example/v2/users"],
      ["GET https://a.example/v2/areas"],
    ],
    ["a host that is not known", ["GET {{host}}/api/v1/habits"], ["GET {{host}}/api/v1/habits"]],
    ["another host", ["GET https://a.example/health"], []],
  ])("tells by %s", (_, lines, expected) => {
    expect(own(http(...lines))).toEqual(expected);
  });

  test("is nobody's where the prefix may be in a variable", () => {
    expect(sortOut(http("GET {{base}}/habits"), [])).toEqual(["unknown"]);
    expect(sortOut(read('curl "$BASE/habits"', { name: "x.sh" }), [])).toEqual(["unknown"]);
  });

  test("is for the service with any path below an address that the user names", () => {
    expect(
      own(http("GET https://a.example/x", "GET https://b.example/x"), ["https://a.example"]),
    ).toEqual(["GET https://a.example/x"]);
  });
});

describe("plain requests", () => {
  const list = read('[{"method":"GET","url":"https://a.example/x"},{"method":"GET","url":"/y"},7]');

  test("are for the service, unless they go to another host than the user names", () => {
    expect(sortOut(list, [])).toEqual(["service", "service", "service"]);
    expect(sortOut(list, ["https://b.example"])).toEqual(["other", "service", "service"]);
  });

  test("may go to a socket of the same host", () => {
    const socket = http("GET https://a.example/v2/habits", "GET wss://a.example/ws");
    expect(sortOut(socket, [])).toEqual(["service", "service"]);
  });
});
