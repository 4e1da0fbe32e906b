import type { Group, Migration, PlannedFinding } from "@habitshift/codemods";
import { editBetween } from "../edit-between.ts";
import type { Place, PlaceGroup } from "../place.ts";

/** What is v1 in a file of a migration, with the edits that belong to it. */
export function placesIn(migration: Migration, file: string): readonly Place[] {
  const { findings, groups } = migration.plan(() => false);
  const own = findings.filter((finding) => finding.file === file);
  const wanted = new Set(own.map(({ group }) => group));
  const byId = new Map(
    groups
      .filter(({ id }) => wanted.has(id))
      .map((group) => [group.id, toPlaceGroup(migration, group, file)] as const),
  );
  return own.map((finding) => ({
    change: finding.change,
    start: finding.start,
    end: finding.end,
    message: finding.message,
    reason: finding.confidence === "safe" ? null : finding.reason,
    group: isEdited(finding) ? (byId.get(finding.group ?? "") ?? null) : null,
  }));
}

function isEdited({ after, confidence, status }: PlannedFinding): boolean {
  return after !== null && confidence !== "manual" && status === "proposed";
}

function toPlaceGroup(migration: Migration, group: Group, file: string): PlaceGroup {
  const { rewrites } = migration.plan(({ id }) => id === group.id);
  const rewrite = rewrites.find((each) => each.file === file);
  return {
    id: group.id,
    isSafe: group.confidence === "safe",
    changes: group.changes,
    elsewhere: group.files.filter((each) => each !== file),
    edit: rewrite ? editBetween(rewrite.before ?? "", rewrite.after) : null,
  };
}
