import { expect, test } from "vitest";
import { parseArguments } from "../parse-arguments.ts";
import { runIn } from "../testing/run-in.ts";

const parse = (line: string) => parseArguments(line.split(" "), {});

test("serve listens on this machine alone, and asks for nothing, unless told otherwise", () => {
  expect(parse("serve")).toEqual({
    command: "serve",
    format: "text",
    port: 8787,
    host: "127.0.0.1",
    token: null,
    public: false,
    record: null,
    cluster: false,
    cors: [],
    limit: null,
    grace: 1,
    accessLog: false,
  });
});

test("every flag of serve is understood", () => {
  const line =
    "serve --port 0 --host [::1] --token t --public --record r.ndjson --cluster --access-log " +
    "--cors https://a.example,https://b.example:8443 --limit 60 --grace 15 --format json";
  expect(parse(line)).toEqual({
    command: "serve",
    format: "json",
    port: 0,
    host: "::1",
    token: "t",
    public: true,
    record: "r.ndjson",
    cluster: true,
    cors: ["https://a.example", "https://b.example:8443"],
    limit: 60,
    grace: 15,
    accessLog: true,
  });
});

test.each([
  ["--port 65536", "--port must be a number from 0 to 65535, not 65536"],
  ["--port http", "--port must be a number"],
  ["--limit 0", "--limit must be a number from 1"],
  ["--grace -1", "--grace"],
  ["--host http://a", "--host must be a name or an address"],
  ["--cors a.example", "--cors takes origins such as https://app.example, not a.example"],
  ["file.har", "unknown argument file.har"],
  ["--host 0.0.0.0", "give it a --token (or HABITSHIFT_TOKEN), or say --public"],
  ["--host 192.168.0.1", "others can reach the service"],
  ["--token sämtlich", "visible ASCII"],
  ["--record nowhere/r.ndjson", "nowhere/r.ndjson cannot be written"],
])("serve %s is wrong use", async (flags, message) => {
  const { status, stderr, stdout } = await runIn("/", `serve ${flags}`);
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([2, ""]);
});

test("an empty token in the environment protects nothing, and is refused", async () => {
  const { status, stderr } = await runIn("/", "serve", { HABITSHIFT_TOKEN: "" });
  expect([status, stderr]).toEqual([
    2,
    "habitshift: HABITSHIFT_TOKEN is empty; give it a value or unset it\n",
  ]);
});
