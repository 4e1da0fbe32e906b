import type {
  MigrationOptions,
  MigrationPlan,
  PlannedFinding,
  Project,
} from "@habitshift/codemods";
import { isAnothersHost } from "@habitshift/codemods/is-anothers-host";
import { prefixes } from "@habitshift/schemas";
import { countOf } from "../report/words.ts";
import { setBases } from "./far-bases.ts";
import { keepIgnored } from "./keep-ignored.ts";
import { createKeptVerdicts } from "./kept-verdicts.ts";
import type { Mention } from "./mention.ts";
import { findOwnApi } from "./own-api.ts";
import { readBelowBases } from "./read-below-bases.ts";
import { type Documents, readDocuments } from "./read-documents.ts";
import { tiedBases } from "./tied-bases.ts";
import { toFindings } from "./to-findings.ts";

/** A plan with what documents say, and the project whose files include them. */
export interface WithDocuments {
  readonly plan: MigrationPlan;
  readonly project: Project;
}

/**
 * Adds to a plan what the files beside the code say of v1: code in other languages, recordings, descriptions of
 * APIs, documentation, scripts and settings. Nothing of them is edited; all is for a person.
 *
 * @param project - As opened with what stands beside its code.
 * @param own - Files that the check itself reads or writes, relative to the root: what they say of v1 is its own words.
 */
export function withDocuments(
  plan: MigrationPlan,
  project: Project,
  { services, answers }: Pick<MigrationOptions, "services" | "answers">,
  own: ReadonlySet<string> = new Set(),
): WithDocuments {
  const judged = new Set(plan.fates.map(({ file }) => file));
  const files = (project.beside ?? []).filter(({ path }) => !judged.has(path) && !own.has(path));
  if (files.length === 0) return { plan, project };
  const known = { services };
  const verdicts = createKeptVerdicts(project, services, answers);
  const first = readDocuments(project, files, known, verdicts);
  const bases = setBases(first.read, provenIn(first, services), known);
  const documents = readBelowBases(project, first, bases, known);
  const found = tied(documents, services);
  const hasLoose = [...found.values()].some((mentions) => mentions.some(isLoose));
  const route = hasLoose ? (plan.ownRoute ?? findOwnApi(project, documents)) : null;
  const findings: PlannedFinding[] = [];
  const ignored = [...plan.ignored];
  const idleIgnores = [...plan.idleIgnores];
  let left = 0;
  for (const document of documents.read) {
    const all = found.get(document.file) ?? [];
    const kept = route === null ? all : all.filter((mention) => !isLoose(mention));
    left += all.length - kept.length;
    const honoured = keepIgnored(document, toFindings(document, kept));
    findings.push(...honoured.findings);
    ignored.push(...honoured.ignored);
    idleIgnores.push(...honoured.idle);
  }
  const notices = route !== null && left > 0 ? [ownApiNotice(route, left)] : [];
  return {
    project: { ...project, files: [...project.files, ...files] },
    plan: {
      ...plan,
      findings: [...plan.findings, ...findings],
      fates: [...plan.fates, ...documents.fates],
      ignored,
      idleIgnores,
      notices: [...plan.notices, ...notices],
    },
  };
}

/** What each document says of v1, without addresses of others, with the bases that are the service's. */
function tied(
  { read }: Pick<Documents, "read">,
  services: readonly string[],
): ReadonlyMap<string, readonly Mention[]> {
  const proven = provenIn({ read }, services);
  return new Map(
    read.map((document) => [
      document.file,
      [...document.scan.mentions, ...tiedBases(document, proven, { services })].filter(
        ({ origin }) => !isAnothersHost(origin, services),
      ),
    ]),
  );
}

/** The origins that more than a path ties to the service. */
function provenIn(
  { read }: Pick<Documents, "read">,
  services: readonly string[],
): ReadonlySet<string> {
  return new Set(
    read
      .flatMap(({ scan }) => scan.mentions)
      .flatMap(({ origin, proof }) => (origin === null || proof === "path" ? [] : [origin]))
      .filter((origin) => !isAnothersHost(origin, services)),
  );
}

/** Whether nothing but its path ties a place to the service. */
function isLoose({ proof }: Mention): boolean {
  return proof !== "named";
}

function ownApiNotice(route: string, left: number): string {
  const [prefix] = prefixes.v1;
  return `${route} serves ${prefix} itself: ${countOf(left, "place")} in other files ${left === 1 ? "is" : "are"} taken for your own API and left; if they are of the habit service, name its address in the configuration`;
}
