import documentV1 from "./openapi/v1.json" with { type: "json" };
import documentV2 from "./openapi/v2.json" with { type: "json" };

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly [member: string]: unknown;
}

/** The OpenAPI document of v1, every operation deprecated, with its successor as `x-successor`. */
export const openApiV1: OpenApiDocument = documentV1;

/** The OpenAPI document of v2. */
export const openApiV2: OpenApiDocument = documentV2;
