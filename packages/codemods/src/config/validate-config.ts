import type { Config } from "./config.ts";
import { listOf, mustBe, objectOf, type Rule, recordOf } from "./rules.ts";

const text = mustBe("a text", (value) => typeof value === "string" && value.trim() !== "");
const position = mustBe(
  "a position from 0 on",
  (value) => Number.isInteger(value) && Number(value) >= 0,
);
const amount = mustBe("a number", (value) => typeof value === "number" && Number.isFinite(value));
const service = mustBe(
  "a base URL (https://…) or the name of an environment variable",
  (value) => typeof value === "string" && (isBaseUrl(value) || /^[A-Za-z_]\w*$/.test(value)),
);
const variable = mustBe(
  "the name of an environment variable",
  (value) => typeof value === "string" && /^[A-Za-z_]\w*$/.test(value),
);
const result = mustBe('"response", "envelope" or "data"', (value) =>
  ["response", "envelope", "data"].includes(String(value)),
);
// A backslash between folders silently names nothing, or a file of that very name; it escapes in patterns.
const path = mustBe(
  "a path with / between folders",
  (value) => typeof value === "string" && value.trim() !== "" && !value.includes("\\"),
);
const pattern = mustBe(
  "a pattern with / between folders",
  (value) => typeof value === "string" && value.trim() !== "" && !/\\(?![#! ?[\]])/.test(value),
);
const wrapper = objectOf(
  {
    name: text,
    module: path,
    url: position,
    method: position,
    body: position,
    headers: position,
    options: position,
    returns: result,
  },
  ["name"],
);

const rules = {
  services: listOf(service),
  keyVariables: listOf(variable),
  include: listOf(pattern),
  exclude: listOf(pattern),
  payloads: listOf(pattern),
  wrappers: listOf(wrapper),
  units: recordOf(text),
  checkin: objectOf({ value: amount, unit: text }, ["value", "unit"]),
  clientVersion: text,
  headersModule: mustBe(
    "a path with / between folders that ends in .js, .mjs, .cjs, .ts, .mts or .cts",
    (value) => typeof value === "string" && /^[^\\]*[^/\\]\.[cm]?[jt]s$/.test(value),
  ),
} as const satisfies Record<keyof Config, Rule>;

/** Everything that is wrong with a configuration; nothing where it is one. */
export function validateConfig(value: unknown): readonly string[] {
  return objectOf(rules, [])(value, "");
}

function isBaseUrl(value: string): boolean {
  return value.startsWith("/") || (/^https?:\/\//i.test(value) && URL.canParse(value));
}
