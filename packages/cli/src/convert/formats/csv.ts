import { type FieldMapping, schemasV2, shapeMappings } from "@habitshift/schemas";
import type { ConvertedDocument, DocumentOptions } from "../converted-document.ts";
import { type Column, columnsOf, faultOf, namesOf, namesOfV2 } from "./csv-columns.ts";
import { convertRow, recorded } from "./csv-row.ts";
import { type Cell, type Row, readHeader, readTable, writeTable } from "./csv-table.ts";
import {
  addNotes,
  countTaken,
  documentOf,
  type Findings,
  noFindings,
  untouched,
} from "./findings.ts";

const { fields } = shapeMappings.habit;
const { required } = schemasV2["habit-create"];

/**
 * True for a CSV table of v1 habits: it has the column of what every new habit must have, and another
 * that only v1 has. An `id` is no sign, as tables of anything have one.
 */
export function isHabitCsv(text: string): boolean {
  const names = namesOf(readHeader(text));
  const own = fields.filter(({ from }) => names.includes(from));
  return own.length > 1 && own.some(isRequired);
}

/** True for a table with a column that only v1 has, by its header row. */
export function hasColumnsOfV1(text: string): boolean {
  const names = namesOf(readHeader(text));
  return fields.some(({ from }) => names.includes(from));
}

/** True for a table that was converted before: it has columns that only v2 has. */
export function isCsvOfV2(text: string): boolean {
  const names = namesOf(readHeader(text));
  return namesOfV2.filter((name) => names.includes(name)).length > 1 && !hasColumnsOfV1(text);
}

function isRequired(field: FieldMapping): boolean {
  return field.op === "move" && Array.isArray(required) && required.includes(field.to[0]);
}

/**
 * Converts a CSV table of v1 habits: each column to those that v2 has in its place, each row by itself.
 * That it is of habits is for the caller to know; see `isHabitCsv`.
 * A row that cannot be converted is in `problems` with its text, and not in the table.
 */
export function convertCsv(
  text: string,
  { units }: Pick<DocumentOptions, "units">,
): ConvertedDocument<string> {
  const table = readTable(text);
  if (table === undefined) return untouched(text);
  const { header, rows, form } = table;
  const columns = columnsOf(header);
  if (columns.every(({ path }) => path === undefined)) return untouched(text);
  const findings = noFindings(units);
  const fault = faultOf(header, columns);
  if (fault !== undefined) {
    findings.problems.push({ pointer: "", message: fault });
    return documentOf(text, findings);
  }
  const names = namesOf(header);
  const converted = rows.flatMap((row, index) => {
    const cells = takeRow(row, index, names, columns, findings);
    return cells === undefined ? [] : [cells];
  });
  const heads = columns.map(({ name, quoted }) => ({ text: name, quoted }));
  return documentOf(writeTable([heads, ...converted], form), findings);
}

/** The cells of a row in v2; undefined where it cannot be converted. */
function takeRow(
  row: Row,
  index: number,
  names: readonly string[],
  columns: readonly Column[],
  findings: Findings,
): readonly Cell[] | undefined {
  const pointer = `/rows/${index}`;
  const result = convertRow(row, names, columns, findings.units);
  if ("message" in result) {
    const { message, column } = result;
    findings.problems.push({
      pointer: column === undefined ? pointer : `${pointer}/${column}`,
      line: row.line,
      message,
      text: row.text,
    });
    return undefined;
  }
  const { value, logs, notes } = result.conversion;
  countTaken(findings, "habit");
  addNotes(findings, notes, (own) => pointer + own);
  for (const log of logs ?? []) findings.logs.push(log);
  if (logs?.length) noteOwner(value, pointer, findings);
  return result.cells;
}

/** In one list with those of other rows, logs without a habit do not say whose they are. */
function noteOwner(habit: object, pointer: string, { notes }: Findings): void {
  for (const { from, change, owner } of recorded) {
    if (Object.hasOwn(habit, owner.from)) continue;
    const message = "the logs do not say which habit they are of";
    notes.push({ change, kind: "lost", pointer: `${pointer}/${from}`, message });
  }
}
