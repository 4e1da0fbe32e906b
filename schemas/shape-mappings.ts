import { habitMapping } from "./mappings/habit.ts";
import { checkInMapping, logMapping, noteMapping, skipMapping } from "./mappings/log.ts";
import type { Shape, ShapeMapping } from "./model.ts";

/** The shapes whose members differ between v1 and v2; all others are the same in both. */
export type MappedShape = Extract<Shape, "habit" | "check-in" | "skip" | "log" | "note">;

/** What happens to the members of each shape between v1 and v2. */
export const shapeMappings: Readonly<Record<MappedShape, ShapeMapping>> = {
  habit: habitMapping,
  "check-in": checkInMapping,
  skip: skipMapping,
  log: logMapping,
  note: noteMapping,
};
