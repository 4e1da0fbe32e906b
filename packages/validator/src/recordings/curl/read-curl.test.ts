import { describe, expect, test } from "vitest";
import { read, readFixture } from "../testing/recorded.ts";

const curl = (text: string) => read(text, { name: "x.sh" });

describe("a script", () => {
  const script = readFixture("daily-report.sh");

  test("gives the curl commands in it, those of `$(…)` and loops too, with the values it sets", () => {
    expect(script.calls).toEqual([
      "GET https://habits.example/api/v1/habits/today",
      "POST https://habits.example/api/v1/habits/checkin",
      "POST https://habits.example/api/v2/habits",
      "POST https://hooks.chat.example/services/T0/B0",
    ]);
    expect(script.problems).toEqual([]);
  });

  test("takes the value of a variable from outside where it has one there", () => {
    const own = readFixture("daily-report.sh", { variables: { BASE_URL: "http://127.0.0.1:1" } });
    expect(own.calls[0]).toBe("GET http://127.0.0.1:1/api/v1/habits/today");
  });

  test("tells where the parts stand, and which of them hang on a value that is not known", () => {
    expect(script.at(1, "body", "/habitId")).toBe(String.raw`?16:14 \"habitId\": \"$id\"`);
    expect(script.at(1, "body", "/status")).toBe(String.raw`16:76 \"status\": \"done\"`);
    expect(script.at(1, "header", "/x-api-key")).toBe('?15:5 --header "X-API-Key: $HABIT_API_KEY"');
    expect(script.at(1, "path")).toBe("13:21 /api/v1/habits/checkin");
  });

  test("may feed a here-document to a command", () => {
    expect(script.request(2).body).toEqual({ name: "Report of $(hostname)", streak: 0 });
    expect(script.at(2, "body", "/streak")).toBe('22:3 "streak": 0');
  });
});

test("a command that Chrome copied is read through `$'…'`", () => {
  const own = readFixture("copied-from-chrome.sh");
  expect(own.request(0)).toMatchObject({
    method: "PUT",
    body: { title: "Don't smoke", target: 2 },
    headers: { Cookie: "session=eyJhbGciOi; theme=dark" },
  });
  expect(own.at(0, "body", "/target")).toBe('9:40 "target":2');
});

test("a Markdown text gives the commands in its fences", () => {
  const own = readFixture("api-guide.md");
  expect(own.calls).toEqual([
    "GET https://habits.example/api/v1/habits/today",
    "DELETE https://habits.example/api/v1/habits/bulk",
  ]);
  expect(own.at(1, "body", "/ids/1")).toBe('21:22 "h2"');
});

describe("an option", () => {
  test.each([
    ["curl https://a.example/x", { method: "GET", headers: {} }],
    ["curl -XPUT https://a.example/x", { method: "PUT" }],
    ["curl -sSLX POST https://a.example/x", { method: "POST" }],
    ["curl --request=DELETE https://a.example/x", { method: "DELETE" }],
    ["curl -I https://a.example/x", { method: "HEAD" }],
    ["curl https://a.example/x -d a=1 -d b=2", { method: "POST", body: "a=1&b=2" }],
    ["curl https://a.example/x -G -d a=1 -d b=2", { url: "https://a.example/x?a=1&b=2" }],
    ["curl 'https://a.example/x?c' -Gda=1", { url: "https://a.example/x?c&a=1" }],
    ["curl https://a.example/x --url-query a=1", { url: "https://a.example/x?a=1" }],
    ["curl https://a.example/x --data-urlencode 'a=b c'", { body: "a=b%20c" }],
    ["curl https://a.example/x --data-raw @x", { body: "@x" }],
    ["curl --url https://a.example/x -u me:pw", { headers: { Authorization: "Basic bWU6cHc=" } }],
    ["curl https://a.example/x --oauth2-bearer t", { headers: { Authorization: "Bearer t" } }],
    ["curl https://a.example/x -H 'A: b' -H 'a:c'", { headers: { A: "b, c" } }],
    ["curl https://a.example/x -H 'Empty;' -H 'Gone:'", { headers: {} }],
    ["curl https://a.example/x -H __proto__:x", { headers: { ["__proto__"]: "x" } }],
    ["curl -m 5 -o out.json https://a.example/x", { url: "https://a.example/x" }],
    ["curl https://a.example/x -T - <<<'{}'", { method: "PUT", body: {} }],
    ["curl -- https://a.example/x", { url: "https://a.example/x" }],
  ])("is understood: %s", (text, expected) => {
    expect(curl(text).request(0)).toMatchObject(expected);
  });

  test("for data says what it is sent as, unless a header does", () => {
    const [plain, json, own] = [
      "-d '{}'",
      "--json '{}'",
      "-d '{}' -H 'content-type: application/json'",
    ].map((rest) => curl(`curl https://a.example/x ${rest}`).request(0).headers);
    expect(plain).toEqual({ "Content-Type": "application/x-www-form-urlencoded" });
    expect(json).toEqual({ "Content-Type": "application/json", Accept: "application/json" });
    expect(own).toEqual({ "content-type": "application/json" });
  });

  test("may name a file, which is read where it is at hand", () => {
    const text = "curl https://a.example/x -d @body.json";
    const known = read(text, { name: "x.sh", readFile: () => '{"a":\n1}' });
    expect(known.request(0).body).toEqual({ a: 1 });
    expect(known.at(0, "body", "/a")).toBe("1:26 -d @body.json");
    const unknown = curl(text).requests[0];
    expect(unknown?.isBodyKnown).toBe(false);
  });
});

describe("the shell", () => {
  test.each([
    [`curl "https://a.example/$X/${"$"}{Y:-y}/$Z"`, "https://a.example/$X/y/$Z"],
    ["A=1; B=$A$A\ncurl https://a.example/$B", "https://a.example/11"],
    ["export H=https://a.example && curl $H/x", "https://a.example/x"],
    ["TOKEN=x curl https://a.example/x", "https://a.example/x"],
    ["curl \\\n  https://a.example/x", "https://a.example/x"],
    ["curl `\r\n  https://a.example/x", "https://a.example/x"],
    ["echo '{}' | curl https://a.example/x -d @-", "https://a.example/x"],
    ["if ! curl https://a.example/x; then exit; fi", "https://a.example/x"],
    ["curl https://a.example/x > /dev/null 2>&1", "https://a.example/x"],
    ["curl https://a.example/x # -X POST", "https://a.example/x"],
    ["curl https://a.example/#part", "https://a.example/#part"],
    ["/usr/bin/curl.exe https://a.example/x", "https://a.example/x"],
    ["r=\"$(curl -s 'https://a.example/x')\"", "https://a.example/x"],
  ])("is understood: %s", (text, url) => {
    expect(curl(text).calls).toEqual([`${text.includes("@-") ? "POST" : "GET"} ${url}`]);
  });

  test("may run several requests in one command", () => {
    const own = curl("curl https://a.example/x https://a.example/y -d 1 --next -X PUT a.example/z");
    expect(own.calls).toEqual([
      "POST https://a.example/x",
      "POST https://a.example/y",
      "PUT a.example/z",
    ]);
  });

  test.each([
    ["curl 'https://a.example/x", "1:6: a quote that opens here is not closed"],
    ["ls\ncurl -X POST -d '{}'", "2:1: this curl command has no URL"],
  ])("is at fault: %s", (text, complaint) => {
    expect(curl(text).complaints).toContain(complaint);
  });
});

describe("a command for `cmd` of Windows", () => {
  const request = {
    method: "POST",
    url: "https://habits.example/api/v1/habits",
    headers: { "Content-Type": "application/json" },
    body: { title: 'Run "far", 50% more', note: "a\\b" },
  };

  test("goes on behind a caret, with quotes in quotes", () => {
    const text = [
      "@echo off",
      'curl -X POST "https://habits.example/api/v1/habits" ^',
      '  -H "Content-Type: application/json" ^',
      String.raw`  -d "{\"title\": \"Run \\\"far\\\", 50% more\", \"note\": \"a\\b\"}" > out.json 2>nul && echo done`,
    ];
    for (const end of ["\n", "\r\n"]) {
      const own = read(text.join(end), { name: "create.cmd" });
      expect(own.calls).toHaveLength(1);
      expect(own.request(0)).toEqual(request);
      expect(own.at(0, "body", "/note")).toBe(String.raw`4:50 \"note\": \"a\\b\"`);
    }
  });

  test("is read as Chrome copies it, every sign behind a caret", () => {
    const text = [
      'curl ^"https://habits.example/api/v1/habits^" ^',
      '  -H ^"Content-Type: application/json^" ^',
      String.raw`  --data-raw ^"^{^\^"title^\^":^\^"Run^\^",^`,
      "",
      String.raw` ^\^"streak^\^":3^}^"`,
    ].join("\n");
    const own = read(text);
    expect(own.request(0)).toEqual({ ...request, body: { title: "Run", streak: 3 } });
    expect(own.at(0, "body", "/title")).toBe(String.raw`3:18 ^\^"title^\^":^\^"Run^\^"`);
    expect(own.at(0, "path")).toBe("1:30 /api/v1/habits");
  });

  test("has values of variables where they are known", () => {
    const text = 'curl "%BASE%/api/v1/habits/%ID%" ^\n  -H "X-API-Key: %KEY%"';
    const own = read(text, { name: "x.bat", variables: { BASE: "https://habits.example" } });
    expect(own.calls).toEqual(["GET https://habits.example/api/v1/habits/%ID%"]);
    expect(own.at(0, "header", "/X-API-Key")).toBe('?2:3 -H "X-API-Key: %KEY%"');
  });
});
