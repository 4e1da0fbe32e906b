import type { DocumentOptions } from "../../converted-document.ts";
import { convertPostman } from "../postman.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { postmanCollection, type postmanItem } from "./postman-collection.ts";

type Item = ReturnType<typeof postmanItem>;

export const base = "https://habits.example/api/v1";
/** The headers that v2 wants, as they are added. */
export const required = [
  { key: "X-API-Version", value: "2" },
  { key: "X-Client-Version", value: "3.1.0" },
  { key: "X-Request-ID", value: "{{$guid}}" },
];

/** Converts a collection of items, and gives those that they become. */
export function converted(items: readonly unknown[], options: DocumentOptions = {}) {
  const collection = deepFreeze(postmanCollection(items));
  const result = convertPostman(collection, { clientVersion: "3.1.0", ...options });
  return { ...result, collection, items: (result.value as { item: Item[] }).item };
}
