import { createHash } from "node:crypto";
import type { PlannedFinding } from "@habitshift/codemods";
import type { Note } from "@habitshift/converter";
import { type ChangeId, changes, envelope, shapeMappings } from "@habitshift/schemas";
import { countOf } from "../report/words.ts";
import type { JsonEdit } from "./rewrite-json.ts";

const titles = new Map(changes.map(({ id, title }) => [id, title]));
const { success, error } = envelope;

/** The change that each member of v1 belongs to. */
const changeOf = new Map<string, ChangeId>([
  ...Object.values(shapeMappings)
    .reverse()
    .flatMap(({ fields }) => fields.map((field) => [field.from, field.change] as const)),
  [success.member, success.change],
  [error.member, error.change],
]);

interface PayloadFile {
  readonly file: string;
  readonly text: string;
  readonly group: string;
}

interface Converted {
  readonly edits: readonly JsonEdit[];
  readonly notes: readonly Note[];
  readonly logs: number;
}

/** The changes that take members away and make logs of them. */
const recorded = new Set<string>(
  Object.values(shapeMappings).flatMap(({ fields }) =>
    fields.flatMap((field) => (field.op === "remove" && field.records ? [field.change] : [])),
  ),
);

/** A finding for each change in a payload file, at its first place. */
export function describePayload(
  { file, text, group }: PayloadFile,
  { edits, notes, logs }: Converted,
): PlannedFinding[] {
  const byChange = new Map<ChangeId, JsonEdit[]>();
  for (const edit of edits) {
    const change = changeOf.get(edit.member ?? "");
    if (change !== undefined) byChange.set(change, [...(byChange.get(change) ?? []), edit]);
  }
  return [...byChange].flatMap(([change, places]) => {
    const [first] = places.toSorted((left, right) => left.start - right.start);
    if (first === undefined) return [];
    const { start, end } = first;
    const own = notes.filter((note) => note.change === change && note.kind !== "kept");
    const isLoss = logs > 0 && recorded.has(change);
    const isSure = !isLoss && own.every(({ kind }) => kind === "derived");
    const before = text.slice(start, end);
    return [
      {
        change,
        confidence: isSure ? "safe" : "review",
        group,
        file,
        start,
        end,
        ...placeOf(text, start, end),
        message: `${countOf(places.length, "payload")}: ${titles.get(change) ?? change}`,
        before,
        after: first.after,
        reason: isLoss ? describeLoss(logs) : describeNotes(own),
        evidence: [{ file, line: 1, column: 1, what: "named as payloads in the configuration" }],
        fingerprint: createHash("sha256")
          .update(`${change}\0${file}\0${before}`)
          .digest("hex")
          .slice(0, 16),
        status: "proposed",
      } satisfies PlannedFinding,
    ];
  });
}

function describeLoss(logs: number): string {
  return `${countOf(logs, "completion")} would be gone; habitshift convert --in-place --logs FILE keeps them as logs`;
}

/** What the converter noted, each sentence once; null where it noted nothing. */
function describeNotes(notes: readonly Note[]): string | null {
  const messages = [...new Set(notes.map(({ message }) => message))];
  return messages.length === 0 ? null : messages.join("; ");
}

function placeOf(text: string, start: number, end: number) {
  const [from, to] = [pointOf(text, start), pointOf(text, end)];
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

function pointOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  return { line: text.slice(0, lineStart).split("\n").length, column: offset - lineStart + 1 };
}
