import { createHash } from "node:crypto";
import type { PlannedFinding } from "@habitshift/codemods";
import { createPlaces } from "@habitshift/validator/recordings";
import type { Mention } from "./mention.ts";
import type { ReadDocument } from "./read-documents.ts";

/** Longer text is shown by its beginning. */
const longest = 200;

/** The findings of a document, in the order of their places; each place and change once. */
export function toFindings(
  { file, text }: Pick<ReadDocument, "file" | "text">,
  mentions: readonly Mention[],
): readonly PlannedFinding[] {
  const placeAt = createPlaces(text);
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  return mentions
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .flatMap((mention): PlannedFinding[] => {
      const { change, start, end, message, endpoints, witnesses } = mention;
      const key = `${change}:${start}:${end}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const [from, to] = [placeAt(start), placeAt(end)];
      const whole = text.slice(start, end);
      const before = whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
      const identity = [change, file, whole.replaceAll(/\s+/g, " "), ""].join("\n");
      const count = counts.get(identity) ?? 0;
      counts.set(identity, count + 1);
      return [
        {
          change,
          confidence: "manual",
          file,
          start,
          end,
          line: from.line,
          column: from.column,
          endLine: to.line,
          endColumn: to.column,
          message,
          before,
          after: null,
          group: null,
          reason: null,
          evidence: [
            ...witnesses.map(({ start: at, what }) => ({ file, ...placeAt(at), what })),
            { file, line: from.line, column: from.column, what: proofOf(mention) },
          ],
          fingerprint: createHash("sha256")
            .update(`${identity}\n${count}`)
            .digest("hex")
            .slice(0, 16),
          status: "proposed",
          ...(endpoints.length > 0 && { endpoints: endpoints.toSorted() }),
        },
      ];
    });
}

function proofOf({ proof, origin }: Mention): string {
  const host = origin === null ? "" : ` at ${origin}`;
  switch (proof) {
    case "named":
      return `the address or key of the service${host}`;
    case "distinctive":
      return `a v1 path that no other service has${host}`;
    case "path":
      return `a v1 path${host}`;
  }
}
