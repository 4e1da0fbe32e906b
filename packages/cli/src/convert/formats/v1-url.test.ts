import { expect, test } from "vitest";
import { originOf, splitAtPrefix, withPrefixOfV2 } from "./v1-url.ts";

test.each([
  ["https://h.example/api/v1/habits?x#y", "https://h.example/api/v2/habits?x#y"],
  ["https://h.example/folder/api/v1", "https://h.example/folder/api/v2"],
  ["api/v1/habits", "api/v2/habits"],
  ["{{base}}/api/v1/", "{{base}}/api/v2/"],
  ["https://h.example/api/v10/habits", "https://h.example/api/v10/habits"],
  ["https://h.example/?next=/api/v1/habits", "https://h.example/?next=/api/v1/habits"],
  ["https://api/v1/habits", "https://api/v1/habits"],
  ["https://h.example/my-api/v1/habits", "https://h.example/my-api/v1/habits"],
])("the prefix of v1 is whole segments of the path: %s", (url, expected) => {
  expect(withPrefixOfV2(url)).toBe(expected);
  expect(splitAtPrefix(url) === undefined).toBe(url === expected);
});

test.each([
  ["https://H.example:443/api", "https://h.example"],
  ["{{baseUrl}}/api/v1/habits", "{{baseUrl}}"],
  ["{{scheme}}://{{host}}/x", "{{scheme}}://{{host}}"],
  ["localhost:3000/api/v1", "localhost:3000"],
  ["/api/v1", ""],
])("an origin is what stands in front of the path: %s", (url, origin) => {
  expect(originOf(url)).toBe(origin);
});
