import type { JsonSchema } from "./json-schema.ts";
import { schemasV1, schemasV2 } from "./json-schemas.ts";
import type { ApiVersion, Endpoint, Shape } from "./model.ts";

type ShapeTable = Readonly<Record<Shape, JsonSchema | null>>;

const same = {
  area: schemasV2.area,
  statistics: schemasV2.statistics,
  overview: schemasV2.overview,
  template: schemasV2.template,
  none: null,
} as const;

const v1: ShapeTable = {
  ...same,
  habit: schemasV1.habit,
  log: schemasV1.log,
  "check-in": schemasV1["check-in"],
  skip: schemasV1.skip,
  "bulk-delete": schemasV1["bulk-delete"],
  batch: null,
  "batch-results": null,
  note: schemasV1.note,
  login: null,
  tokens: null,
  refresh: null,
};

const v2: ShapeTable = {
  ...same,
  habit: schemasV2.habit,
  log: schemasV2["log-record"],
  "check-in": null,
  skip: schemasV2.skip,
  "bulk-delete": null,
  batch: schemasV2.batch,
  "batch-results": schemasV2["batch-results"],
  note: schemasV2.note,
  login: schemasV2.login,
  tokens: schemasV2.tokens,
  refresh: schemasV2.refresh,
};

const tables: Readonly<Record<ApiVersion, ShapeTable>> = { v1, v2 };

/** The schema of what an endpoint accepts as its body; null where it takes none. */
export function requestSchema(endpoint: Endpoint): JsonSchema | null {
  if (endpoint.version === "v2" && endpoint.request === "log") return schemasV2.log;
  if (endpoint.version === "v2" && endpoint.request === "habit") {
    return schemasV2[endpoint.method === "POST" ? "habit-create" : "habit-update"];
  }
  return tables[endpoint.version][endpoint.request];
}

/** The schema of `data` in what an endpoint answers, or of one element of a list; null where there is none. */
export function responseSchema(endpoint: Endpoint): JsonSchema | null {
  return tables[endpoint.version][endpoint.response.shape];
}
