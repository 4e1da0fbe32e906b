import { expect, test } from "vitest";
import { convertHar } from "./har.ts";

const areas = "https://api.example/api/v1/areas";
const habits = "https://api.example/api/v1/habits";

function convert(
  calls: readonly { readonly url: string; readonly headers?: readonly object[] }[],
  services: readonly string[] = [],
) {
  const entries = calls.map(({ url, headers = [] }) => ({
    request: { method: "GET", url, headers, queryString: [] },
  }));
  const { value, problems } = convertHar({ log: { entries } }, { services });
  const { log } = value as { log: { entries: { request: { url: string } }[] } };
  return { urls: log.entries.map(({ request }) => request.url), problems };
}

test("a call that other APIs have as well is left, and reported, where nothing shows the service", () => {
  const { urls, problems } = convert([{ url: areas }]);
  expect(urls).toEqual([areas]);
  expect(problems).toEqual([expect.objectContaining({ pointer: "/log/entries/0/request/url" })]);
});

test.each([
  ["a call of habits on the same host", [{ url: areas }, { url: habits }], []],
  ["a key", [{ url: areas, headers: [{ name: "x-api-key", value: "k" }] }], []],
  ["the configuration", [{ url: areas }], ["https://api.example/api/v1"]],
] as const)("%s shows the service", (_what, calls, services) => {
  const { urls, problems } = convert(calls, services);
  expect(urls[0]).toBe("https://api.example/api/v2/areas");
  expect(problems).toEqual([]);
});

test("another host than the configured one is another's", () => {
  const { urls, problems } = convert([{ url: habits }], ["https://habits.example"]);
  expect(urls).toEqual([habits]);
  expect(problems).toEqual([]);
});
