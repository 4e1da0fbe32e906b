/** A JSON Schema (2020-12) that stands for itself: it refers to no other document. */
export interface JsonSchema {
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly [keyword: string]: unknown;
}
