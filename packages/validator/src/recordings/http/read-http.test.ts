import { describe, expect, test } from "vitest";
import { read, readFixture } from "../testing/recorded.ts";

const http = (text: string) => read(text, { name: "x.http" });

describe("a file of requests", () => {
  const file = readFixture("habits.http");

  test("gives each request, with the values that the file and its scripts set", () => {
    expect(file.calls).toEqual([
      "POST https://habits.example/auth/login",
      "GET https://habits.example/api/v1/habits/today",
      "GET https://habits.example/api/v2/habits?date=today&limit=20",
      "POST https://habits.example/api/v1/habits/checkin",
      "POST https://habits.example/api/v2/habits/h1/logs",
      "PUT https://habits.example/api/v2/habits/h1",
      "POST https://uploads.other.example/pictures",
      "POST https://habits.example/graphql",
      "DELETE https://habits.example/api/v1/habits/bulk",
    ]);
    expect(file.requests.map(({ name }) => name)).toEqual([
      ...["login", "What is due today", null, "Check in", "Log an amount", "From a file"],
      ...["Attach a picture", "Names of habits", null],
    ]);
  });

  test("tells where the parts stand, behind variables and on lines that go on", () => {
    expect(file.at(1, "path")).toBe("17:5 {{v1}}/habits/today");
    expect(file.at(2, "path")).toBe("22:13 /api/v2/habits");
    expect(file.at(2, "query", "/date")).toBe("23:6 date=today");
    expect(file.at(2, "header", "/x-client-version")).toBe(
      "?27:1 X-Client-Version: {{clientVersion}}",
    );
    expect(file.at(3, "body", "/habitId")).toBe('40:2 "habitId": "{{habit}}"');
    expect(file.at(4, "body", "/targetDate")).toBe('57:3 "targetDate": "2025-02-30"');
  });

  test("may leave a value open without quotes", () => {
    expect(file.request(4).body).toMatchObject({ value: "{{amount}}" });
    expect(file.at(4, "body", "/value")).toBe('?58:3 "value": {{amount}}');
  });

  test("has bodies without what is done with the answer", () => {
    expect(file.request(3).body).toMatchObject({ status: "done" });
    expect(file.request(4).body).toMatchObject({ unitSymbol: "times" });
  });

  test("may take a body from a file, which is told where it is not at hand", () => {
    expect(file.requests[5]?.isBodyKnown).toBe(false);
    const own = readFixture("habits.http", { readFile: (path) => `{"path":"${path}"}` });
    expect(own.request(5).body).toEqual({ path: "./habit.json" });
    expect(own.at(5, "body", "/path")).toBe("72:1 < ./habit.json");
    expect(own.requests[5]?.isBodyKnown).toBe(true);
  });

  test("sends a query of GraphQL as JSON", () => {
    expect(file.request(7).body).toEqual({
      query: "query Names($limit: Int) {\n  habits(limit: $limit) { name }\n}",
      variables: { limit: 5 },
    });
  });

  test("says what is no request", () => {
    expect(file.complaints).toEqual([
      "101:1: a request starts with a line such as `GET https://habits.example/path`",
    ]);
  });

  test("takes variables of an environment where it sets none itself", () => {
    const own = readFixture("habits.http", {
      variables: { amount: "3", PASSWORD: "x", host: "y" },
    });
    expect(own.request(4).body).toMatchObject({ value: 3 });
    expect(own.request(0).body).toMatchObject({ password: "x" });
    expect(own.calls[0]).toBe("POST https://habits.example/auth/login");
  });
});

describe("a request", () => {
  test.each([
    ["https://a.example/x", "GET https://a.example/x"],
    ["get /x HTTP/1.1", "get /x"],
    ["\uFEFFPOST {{host}}/x", "POST {{host}}/x"],
    ["GET localhost:3000/x\r\nAccept: */*\r\n\r\n", "GET localhost:3000/x"],
    ["# @name a\n\n// b\n@c = d\n\nPUT /{{c}}\n\n{}", "PUT /d"],
    ["@a = {{b}}\n@b = {{a}}\n###\nGET /{{a}}", "GET /{{b}}"],
    ["< {% a(); %}\nGET /x", "GET /x"],
  ])("is read: %j", (text, call) => {
    expect(http(text).calls[0]?.replace("{{b}}", "{{b}}")).toBe(call);
  });

  test("of another protocol is left out", () => {
    const own = http(
      "WEBSOCKET wss://a.example/ws\n\nhello\n###\nGRPC a.example/S/M\n###\n\n# nothing\n",
    );
    expect(own.requests).toEqual([]);
    expect(own.problems).toEqual([]);
  });

  test("may be a curl command", () => {
    expect(http("### a\ncurl -X PUT \\\n https://a.example/x\n###\nGET /y").calls).toEqual([
      "PUT https://a.example/x",
      "GET /y",
    ]);
  });
});
