import { execFileSync } from "node:child_process";
import type { HttpRequest } from "@habitshift/converter";
import { describe, expect, test } from "vitest";
import { asCurl } from "./as-curl.ts";

/** What a shell makes of a command: its arguments. */
function argumentsOf(command: string, env: Record<string, string> = {}): readonly string[] {
  const script = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n${command}`;
  return execFileSync("sh", ["-c", script], { encoding: "utf8", env }).split("\0").slice(0, -1);
}

const odd = 'it\'s "odd"\\ $HOME `x` ä\n{ }';

describe("a request as a curl command", () => {
  test("reads well", () => {
    const request: HttpRequest = {
      method: "POST",
      url: "https://api.example.com/x?a=b&c=d",
      headers: { "X-API-Version": "2" },
      body: { name: "Read" },
    };
    expect(asCurl(request)).toBe(`curl -X POST 'https://api.example.com/x?a=b&c=d' \\
  -H 'X-API-Version: 2' \\
  --data-raw '{
  "name": "Read"
}'`);
  });

  test("says to a shell what the request says, whatever stands in it", () => {
    const url = `https://api.example.com/${odd}`;
    const request = { method: "PUT", url, headers: { "X-Odd": odd }, body: odd };
    expect(argumentsOf(asCurl(request))).toEqual([
      "-X",
      "PUT",
      url,
      "-H",
      `X-Odd: ${odd}`,
      "--data-raw",
      odd,
    ]);
  });

  test("has variables for secrets that are masked, and for the host of a path", () => {
    const headers = { "x-api-key": "***", Authorization: "Bearer ***" };
    const command = asCurl({ method: "GET", url: '/x?y="$z`', headers });
    const env = { HABIT_API: "https://h", HABIT_API_KEY: "k 1", ACCESS_TOKEN: "t" };
    expect(argumentsOf(command, env)).toEqual([
      'https://h/x?y="$z`',
      "-H",
      "x-api-key: k 1",
      "-H",
      "Authorization: Bearer t",
    ]);
  });
});
