import type {
  FileFate,
  Group,
  PlannedFinding,
  Project,
  Rewrite,
  SourceFile,
} from "@habitshift/codemods";
import type { AnyOptions } from "@habitshift/converter";
import { readSource } from "../read-source.ts";
import { convertPayload } from "./convert-payload.ts";
import { describePayload } from "./describe-payload.ts";

/** What is to be done with the files that are named as payloads. */
export interface PayloadPlan {
  readonly groups: readonly Group[];
  readonly findings: readonly PlannedFinding[];
  readonly rewrites: readonly Rewrite[];
  readonly fates: readonly FileFate[];
  readonly sources: ReadonlyMap<string, SourceFile>;
}

/**
 * Plans the conversion of payload files, each a group of its own.
 *
 * @param files - Relative to the root of the project.
 * @param known - How many groups there are already; those of the files are counted on.
 */
export function planPayloads(
  project: Project,
  files: readonly string[],
  known: number,
  options: Pick<AnyOptions, "units">,
): PayloadPlan {
  const groups: Group[] = [];
  const findings: PlannedFinding[] = [];
  const rewrites: Rewrite[] = [];
  const fates: FileFate[] = [];
  const sources = new Map<string, SourceFile>();
  for (const file of files) {
    const read = readSource(project, file);
    if ("fate" in read) {
      fates.push(read);
      continue;
    }
    const { text } = read;
    const result = convertPayload(text, /\.(?:ndjson|jsonl)$/i.test(file), options);
    if (result.kind === "broken") fates.push({ file, fate: "unreadable", reason: result.reason });
    else if (result.kind === "refused")
      fates.push({ file, fate: "skipped", reason: `named as payloads, but ${result.reason}` });
    else fates.push({ file, fate: "nothing-to-do" });
    if (result.kind !== "converted") continue;
    sources.set(file, read);
    const id = `g${known + groups.length + 1}`;
    const own = describePayload({ file, text, group: id }, result);
    const confidence = own.some((finding) => finding.confidence === "review") ? "review" : "safe";
    groups.push({ id, confidence, changes: own.map(({ change }) => change), files: [file] });
    findings.push(...own);
    rewrites.push({ file, before: text, after: result.text, groups: [id] });
  }
  return { groups, findings, rewrites, fates, sources };
}
