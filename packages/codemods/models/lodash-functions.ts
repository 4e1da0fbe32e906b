export * from "./lodash-collections.ts";
export * from "./lodash-objects.ts";
export * from "./lodash-values.ts";
