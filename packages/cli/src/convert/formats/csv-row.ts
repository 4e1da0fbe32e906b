import { type Conversion, ConversionError, convert, readJson } from "@habitshift/converter";
import { type FieldPath, type HabitV2, schemasV1, shapeMappings } from "@habitshift/schemas";
import { type Column, memberNames } from "./csv-columns.ts";
import type { Cell, Row } from "./csv-table.ts";
import type { Findings } from "./findings.ts";
import { isObject } from "./json-object.ts";

/** A row in v2. */
interface ConvertedRow {
  readonly cells: readonly Cell[];
  readonly conversion: Conversion<HabitV2>;
}

/** Why a row cannot be converted, and the column that it is about. */
interface RowFault {
  readonly message: string;
  readonly column?: string;
}

const { properties } = schemasV1.habit;

/** Converts a row of a table whose columns have the names. */
export function convertRow(
  { cells, fault }: Row,
  names: readonly string[],
  columns: readonly Column[],
  units?: Findings["units"],
): ConvertedRow | RowFault {
  if (fault !== undefined) return { message: fault };
  if (cells.length !== names.length) {
    return { message: `it has ${cells.length} cells, the header has ${names.length}` };
  }
  const habit = habitOf(cells, names);
  try {
    const conversion = convert(habit, { kind: "habit", to: "v2", ...(units && { units }) });
    return {
      cells: columns.map((column) => cellOf(column, cells, habit, names, conversion.value)),
      conversion,
    };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    const [, column] = (error.pointers[0] ?? "").split("/");
    return { message: error.message, ...(column === undefined ? {} : { column }) };
  }
}

/** A row as a v1 habit; an empty cell says nothing. */
function habitOf(cells: readonly Cell[], names: readonly string[]): Record<string, unknown> {
  const members = names.flatMap((name, index) => {
    const text = cells[index]?.text ?? "";
    return memberNames.includes(name) && text !== "" ? [[name, readCell(name, text)] as const] : [];
  });
  return Object.fromEntries(members);
}

/** What a cell says, by the type of its column; a text that is none of the type is left to the converter. */
function readCell(name: string, text: string): unknown {
  const schema = isObject(properties) ? properties[name] : undefined;
  const type = isObject(schema) ? schema.type : undefined;
  if (type === "number" || type === "integer") return jsonOf(text) ?? text;
  if (type !== "array") return text;
  const list = text.trim().startsWith("[") ? jsonOf(text) : undefined;
  return list ?? text.split(/[;,|\s]+/).filter((part) => part !== "");
}

function jsonOf(text: string): unknown {
  try {
    return readJson(text).value;
  } catch {
    return undefined;
  }
}

/** A cell of v2; a value that did not change stays as it is written. */
function cellOf(
  { source, quoted, path }: Column,
  cells: readonly Cell[],
  habit: Readonly<Record<string, unknown>>,
  names: readonly string[],
  converted: HabitV2,
): Cell {
  const own = cells[source] ?? { text: "", quoted: false };
  if (path === undefined) return own;
  const value = valueAt(converted, path);
  if (value !== undefined && value === habit[names[source] ?? ""]) return own;
  // What is new is in quotes where the whole column is.
  return { text: value === undefined ? "" : String(value), quoted: quoted && own.quoted };
}

function valueAt(value: unknown, path: FieldPath): unknown {
  let node = value;
  for (const segment of path) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Readonly<Record<string | number, unknown>>)[segment];
  }
  return node;
}

/** What of a row says whose the logs of its days are, and the member that the days stand in. */
export const recorded = shapeMappings.habit.fields.flatMap((field) =>
  field.op === "remove" && field.records
    ? [{ from: field.from, change: field.change, owner: field.records.owner }]
    : [],
);
