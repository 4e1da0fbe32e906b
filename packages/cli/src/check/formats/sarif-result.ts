import { changes, severityOn } from "@habitshift/schemas";
import type { Fix, Location, Result, Suppression } from "sarif";
import type { Report } from "../../report/report.ts";
import type { CheckedFinding } from "../checked.ts";
import { noteLocation, type Place, spanLocation } from "./sarif-place.ts";
import { sarifMessage, sarifText } from "./sarif-text.ts";
import { sarifUri } from "./sarif-uri.ts";

/** GitHub keeps as many places of a result. */
const mostPlaces = 100;

const titles = new Map<string, string>(changes.map(({ id, title }) => [id, title]));
const indexes = new Map<string, number>(changes.map(({ id }, index) => [id, index]));

/** What is the same for all results of a run. */
export interface ResultContext {
  readonly prefix: string;
  /** Whether there is a baseline: then each result says how it stands to it. */
  readonly hasBaseline: boolean;
  /** Whether any result is suppressed: then each says whether it is. */
  readonly hasSuppressions: boolean;
}

/** A finding as a result. */
export function findingResult(
  finding: CheckedFinding,
  fix: Fix | null,
  { prefix, hasBaseline, hasSuppressions }: ResultContext,
): Result {
  const { change, severity, confidence, group, reason, status, traffic, fingerprint } = finding;
  const isKnown = finding.baseline === "known";
  const chain = finding.evidence.filter((each) => !isSamePlace(each, finding));
  const places = chain.slice(0, mostPlaces).map((each) => noteLocation(prefix, each, each.what));
  const end = finding.evidence.find((each) => isSamePlace(each, finding));
  const place: Location = { physicalLocation: spanLocation(prefix, finding, finding.before) };
  return {
    ...ruleOf(change),
    level: severity,
    message: sarifMessage(messageOf(finding), titles.get(change) ?? change),
    locations: [place],
    partialFingerprints: { "habitshift/v1": fingerprint },
    ...(hasBaseline ? { baselineState: isKnown ? "unchanged" : "new" } : {}),
    ...(hasSuppressions ? { suppressions: isKnown ? [known] : [] } : {}),
    ...(places.length === 0
      ? {}
      : { relatedLocations: numbered(places), ...flowOf(places, place, end?.what) }),
    ...(fix === null ? {} : { fixes: [fix] }),
    properties: {
      confidence,
      status,
      ...(group === null ? {} : { group }),
      ...(reason === null ? {} : { reason }),
      ...(traffic === null ? {} : { traffic }),
    },
  };
}

/** A place that a comment keeps, as a result that is suppressed. */
export function ignoredResult(
  { change, file, line, reason }: Report["ignored"][number],
  asOf: string,
  { prefix, hasBaseline }: ResultContext,
): Result {
  const title = titles.get(change) ?? change;
  const rule = changes.find(({ id }) => id === change);
  return {
    ...ruleOf(change),
    ...(rule ? { level: severityOn(new Date(`${asOf}T00:00:00Z`), rule) } : {}),
    message: sarifMessage(`${title}. A comment in the code keeps it.`, title),
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: sarifUri(prefix, file) },
          region: { startLine: line },
        },
      },
    ],
    // It was looked at and left on purpose, so it is nothing new against any baseline.
    ...(hasBaseline ? { baselineState: "unchanged" } : {}),
    suppressions: [
      {
        kind: "inSource",
        ...(reason === "" ? {} : { justification: sarifMessage(reason, reason).text }),
      },
    ],
  };
}

const known: Suppression = {
  kind: "external",
  justification: "It is in the baseline, which lists the v1 use that was there when it was made.",
};

/** What is wrong, and why a person must look, where the message does not say it. */
function messageOf({ message, reason }: CheckedFinding): string {
  return reason === null || message.includes(reason) ? message : `${message}\n${reason}`;
}

function ruleOf(change: string): Pick<Result, "ruleId" | "ruleIndex"> {
  const ruleIndex = indexes.get(change);
  return ruleIndex === undefined ? { ruleId: change } : { ruleId: change, ruleIndex };
}

function numbered(places: readonly Location[]): Location[] {
  return places.map((place, id) => ({ id, ...place }));
}

/** The chain from the address of the service to the place, for who steps through it. */
function flowOf(
  places: readonly Location[],
  place: Location,
  what = "the place itself",
): Pick<Result, "codeFlows"> {
  const end = { ...place, message: { text: sarifText(what) || "the place itself" } };
  const locations = [...places, end].map((location) => ({ location }));
  return { codeFlows: [{ threadFlows: [{ locations }] }] };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}
