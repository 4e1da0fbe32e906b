import { type FieldMapping, type FieldPath, shapeMappings } from "@habitshift/schemas";
import type { Cell } from "./csv-table.ts";

/** A column of the table in v2. */
export interface Column {
  readonly name: string;
  /** The index of the column in v1 that it comes from. */
  readonly source: number;
  /** True where its name is written in quotes. */
  readonly quoted: boolean;
  /** Where its values stand in a v2 habit; undefined: they are the values of v1. */
  readonly path?: FieldPath;
}

const { shared, fields, filled } = shapeMappings.habit;

/** The members of v1 that columns may be named after. */
export const memberNames: readonly string[] = [...shared, ...fields].map((member) =>
  "from" in member ? member.from : member.name,
);

/** The names that columns of v2 have. */
export const namesOfV2: readonly string[] = fields
  .flatMap((field) => pathsOf(field, memberNames))
  .map(nameOf);

/** The names of a header row. */
export function namesOf(header: readonly Cell[]): string[] {
  return header.map(({ text }) => text.trim());
}

/** The columns in v2, each in the place of the one that it comes from. */
export function columnsOf(header: readonly Cell[]): Column[] {
  const names = namesOf(header);
  return header.flatMap(({ text, quoted }, source): Column[] => {
    const field = fields.find(({ from }) => from === names[source]);
    if (field === undefined) return [{ name: text, source, quoted }];
    return pathsOf(field, names).map((path) => ({ name: nameOf(path), source, quoted, path }));
  });
}

/** Where the values of a v1 member stand in v2. */
function pathsOf(field: FieldMapping, names: readonly string[]): readonly FieldPath[] {
  if (field.op === "move") {
    const added = filled.filter((member) => isEntry(field.from, member.within, names));
    return [...added.map(({ to }) => to), field.to];
  }
  if (field.op !== "remove") return [];
  const figures = [field.records?.longestRun.to, field.count];
  return figures.filter((path) => path !== undefined && path !== null);
}

/** True for the first member of the contract, among those that are there, that moves into a container. */
function isEntry(from: string, container: FieldPath, names: readonly string[]): boolean {
  const into = fields.filter(
    (field) =>
      field.op === "move" && container.every((segment, index) => field.to[index] === segment),
  );
  return into.find((field) => names.includes(field.from))?.from === from;
}

/** A path as text, such as `goals[0].value`. */
function nameOf(path: FieldPath): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === "number") return `${text}[${segment}]`;
    return text === "" ? segment : `${text}.${segment}`;
  }, "");
}

/** Why a table cannot have these columns; undefined where it can. */
export function faultOf(header: readonly Cell[], columns: readonly Column[]): string | undefined {
  const names = namesOf(header);
  const twice = memberNames.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined) return `the column \`${twice}\` is there twice`;
  const made = columns.filter(({ path }) => path !== undefined).map(({ name }) => name);
  const both = made.find((name) => names.includes(name));
  return both && `the column \`${both}\` is there already, beside those of v1 that it is made of`;
}
