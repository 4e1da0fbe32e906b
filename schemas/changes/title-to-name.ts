import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const titleToName = {
  id: "title-to-name",
  title: "A habit's title is its name",
  v1: "title",
  v2: "name",
  automatic: "yes",
  summary: "A habit's `title` is replaced by `name`.",
  fix: "Read and send `name`.",
  before: '{ "title": "Morning run" }',
  after: '{ "name": "Morning run" }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.1"),
} as const satisfies Change;
