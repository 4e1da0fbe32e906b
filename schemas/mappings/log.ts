import type { FieldMapping, ShapeMapping } from "../model.ts";
import { decided, specified } from "../source.ts";

/** A check-in becomes the body of a new log (section 2.2; decision `check-in-done`). */
export const checkInMapping: ShapeMapping = {
  shape: "check-in",
  shared: [],
  fields: [
    {
      op: "to-path",
      change: "checkin-to-logs",
      from: "habitId",
      source: specified("4"),
    },
    {
      op: "move",
      change: "checkin-to-logs",
      from: "date",
      to: ["targetDate"],
      type: "string",
      readOnly: false,
      source: specified("2.2"),
    },
    {
      op: "expand",
      change: "checkin-to-logs",
      from: "status",
      values: { done: { value: 1, unitSymbol: "rep" } },
      answered: { skipped: { skipped: true } },
      source: decided("check-in-done"),
    },
  ],
  filled: [],
};

/** The body of a skip (decision `skip-body`). */
export const skipMapping: ShapeMapping = {
  shape: "skip",
  shared: [],
  fields: [
    {
      op: "to-path",
      change: "skip-to-logs-skip",
      from: "habitId",
      source: specified("4"),
    },
    {
      op: "move",
      change: "skip-to-logs-skip",
      from: "date",
      to: ["targetDate"],
      type: "string",
      readOnly: false,
      source: decided("skip-body"),
    },
  ],
  filled: [],
};

const logDate: FieldMapping = {
  op: "move",
  change: "logs-moved",
  from: "date",
  to: ["targetDate"],
  type: "string",
  readOnly: false,
  source: decided("logs"),
};

/** A log of `/logs`, as sent and as returned (decisions `logs` and `v1-habit-id`). */
export const logMapping: ShapeMapping = {
  shape: "log",
  shared: [{ name: "id", source: decided("logs") }],
  fields: [
    { op: "to-path", change: "logs-moved", from: "habitId", source: decided("v1-habit-id") },
    logDate,
  ],
  filled: [],
  carried: [
    {
      op: "move",
      change: "logs-moved",
      from: "value",
      to: ["value"],
      type: "number",
      readOnly: false,
      source: decided("logs"),
    },
    {
      op: "move",
      change: "logs-moved",
      from: "unitSymbol",
      to: ["unitSymbol"],
      type: "string",
      values: { times: "rep" },
      known: ["rep"],
      readOnly: false,
      source: decided("units"),
    },
  ],
};

/** A note, as sent and as returned (decisions `notes` and `v1-habit-id`). */
export const noteMapping: ShapeMapping = {
  shape: "note",
  shared: [
    { name: "id", source: decided("notes") },
    { name: "text", source: decided("notes") },
  ],
  fields: [
    { op: "to-path", change: "notes-moved", from: "habitId", source: decided("v1-habit-id") },
  ],
  filled: [],
};
