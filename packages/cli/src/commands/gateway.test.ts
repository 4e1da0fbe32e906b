import { expect, test } from "vitest";
import { parseArguments } from "../parse-arguments.ts";
import { runIn } from "../testing/run-in.ts";

const parse = (line: string) => parseArguments(line.split(" "), {});

test("gateway listens on this machine alone and reads the logs, unless told otherwise", () => {
  expect(parse("gateway --upstream https://api.example.com")).toEqual({
    command: "gateway",
    format: "text",
    upstream: "https://api.example.com",
    port: 8789,
    host: "127.0.0.1",
    completedDates: "fetch",
    record: null,
    timeout: 30,
    grace: 1,
    accessLog: false,
    config: true,
  });
});

test("every flag of gateway is understood", () => {
  const line =
    "gateway --upstream http://[::1]:1/api/v2 --port 0 --host 0.0.0.0 --completed-dates empty " +
    "--record r.ndjson --timeout 5 --grace 15 --access-log --no-config --format json";
  expect(parse(line)).toEqual({
    command: "gateway",
    format: "json",
    upstream: "http://[::1]:1/api/v2",
    port: 0,
    host: "0.0.0.0",
    completedDates: "empty",
    record: "r.ndjson",
    timeout: 5,
    grace: 15,
    accessLog: true,
    config: false,
  });
});

const upstream = "--upstream http://localhost:1";

test.each([
  ["", "--upstream is missing"],
  ["--upstream ftp://a", "--upstream must be an http or https URL"],
  ["--upstream https://u:secret@a", "not https://***@a"],
  [`${upstream} --completed-dates all`, "--completed-dates must be one of fetch, empty, not all"],
  [`${upstream} --timeout 0`, "--timeout must be a number from 1"],
  [`${upstream} --port 0 --record nowhere/r.ndjson`, "nowhere/r.ndjson cannot be written"],
])("gateway %s is wrong use", async (flags, message) => {
  const { status, stderr, stdout } = await runIn("/", `gateway ${flags}`.trim());
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([2, ""]);
});
