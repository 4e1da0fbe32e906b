import type { Endpoint, Shape } from "@habitshift/schemas";
import type { RecordShape } from "../model.ts";

/** What answers hold whose members differ; v1 answers to a skip as to a check-in. */
const recordShapes: Readonly<Partial<Record<Shape, RecordShape>>> = {
  habit: "habit",
  log: "log",
  "check-in": "check-in",
  skip: "check-in",
};

/** What `data` of the answers of an endpoint holds, as `convert` takes it. */
export function recordShapeOf({ response }: Endpoint): RecordShape | "other" {
  return recordShapes[response.shape] ?? "other";
}
