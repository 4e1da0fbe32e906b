import { type FieldMapping, shapeMappings } from "@habitshift/schemas";

/** Words of v1 that a member of v2 still takes, but that v2 calls otherwise. */
export interface OldWord {
  /** The steps to the member, joined by dots. */
  readonly at: string;
  readonly change: FieldMapping["change"];
  readonly values: Readonly<Record<string, string>>;
}

/** The units of goals, and of logs, which count in the unit of a goal. */
export const oldWords: readonly OldWord[] = shapeMappings.habit.fields.flatMap((field) => {
  if (field.op !== "move" || field.values === undefined) return [];
  const at = field.to.join(".");
  const { change, values } = field;
  const logged = shapeMappings.habit.fields.flatMap((other) =>
    other.op === "remove" && other.records?.unit.from.join(".") === at
      ? [other.records.unit.member]
      : [],
  );
  return [at, ...logged].map((own) => ({ at: own, change, values }));
});
