import schemas from "./mapped-schemas.json" with { type: "json" };

/** A JSON Schema (2020-12) without annotations. */
export interface BareSchema {
  readonly $id: string;
  readonly [keyword: string]: unknown;
}

/** The schemas of v1 that a conversion needs; rendered from `v1/`. */
export const mappedSchemasV1 = schemas.v1 satisfies Record<string, BareSchema>;

/** The schemas of v2 that a conversion needs; rendered from `v2/`. */
export const mappedSchemasV2 = schemas.v2 satisfies Record<string, BareSchema>;
