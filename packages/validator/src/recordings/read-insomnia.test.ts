import { expect, test } from "vitest";
import { read, readFixture } from "./testing/recorded.ts";

test("an export gives its requests, with the variables of its environments", () => {
  const own = readFixture("insomnia.json");
  expect(own.format).toBe("insomnia");
  expect(own.calls).toEqual([
    "POST https://habits.example/api/v1/habits",
    "GET https://habits.example/api/v2/areas",
  ]);
  expect(own.request(0)).toMatchObject({
    headers: { "Content-Type": "application/json", "X-API-Key": "{{ _.key }}" },
    body: { title: "Read", target: "{{ _.target }}" },
  });
  expect(own.request(1).headers).toEqual({ Authorization: "Bearer t" });
  expect(own.requests[0]?.name).toBe("Create");
  expect(own.at(0, "body", "/title")).toBe(String.raw`22:20 \"title\": \"Read\"`);
  expect(own.at(0, "body", "/target")).toMatch(/^\?22:/);
});

test.each([
  ['{"__export_format":4}', "1:1: an export of Insomnia has its requests in a list `resources`"],
  [
    '{"__export_format":4,"resources":[7,{"_type":"request"},}',
    expect.stringContaining("not JSON"),
  ],
])("an export at fault is told: %s", (text, complaint) => {
  expect(read(text, { name: "x.json" }).complaints).toEqual([complaint]);
});
