import { prefixes } from "@habitshift/schemas";
import type { Facts } from "../facts/facts.ts";
import { factsOf } from "../facts/facts-of.ts";
import { ownRoutes } from "../facts/others/own-routes.ts";
import type { MigrationOptions, Project } from "../model.ts";
import { strayPath } from "../plan/others-apis.ts";
import { placeAt } from "../plan/place-at.ts";
import { prefilter } from "../prefilter.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { readCandidates } from "../read-candidates.ts";
import { readEnvironment } from "./read-environment.ts";

/** An address that may be the service's: a base URL, or a variable of the environment that holds one. */
export interface ServiceCandidate {
  readonly name: string;
  readonly kind: "address" | "variable";
  /** How many calls go there. */
  readonly calls: number;
  /** One of them, such as `GET /api/v1/habits`, and where it stands. */
  readonly example: string;
  readonly place: string;
  /** What ties it to the service beside the path; null where nothing does. */
  readonly proof: string | null;
  /** A variable only: a file that gives it an address, and the host there. */
  readonly setting: { readonly file: string; readonly host: string } | null;
}

/** What a program says about the addresses that it calls. */
export interface ServiceSurvey {
  readonly candidates: readonly ServiceCandidate[];
  /** Why what only has the path of the service may well be another's; null where nothing says so. */
  readonly doubt: string | null;
}

const NOTHING: ServiceSurvey = { candidates: [], doubt: null };

/** Looks for the addresses to which a program sends calls that look like those of the service. */
export function surveyServices(project: Project, options: MigrationOptions): ServiceSurvey {
  const { files } = readCandidates(project, prefilter(project, options.services).paths);
  const facts = factsOf(files, project, options);
  if (!facts) return NOTHING;
  const found = new Map<
    string,
    { readonly kind: ServiceCandidate["kind"]; exchanges: Exchange[] }
  >();
  for (const exchange of facts.machine.exchanges.all.values()) {
    for (const { name, kind } of [...exchange.uses.values()].flatMap(addressOf)) {
      const known = found.get(name) ?? { kind, exchanges: [] };
      found.set(name, known);
      if (!known.exchanges.includes(exchange)) known.exchanges.push(exchange);
    }
  }
  const settings = readEnvironment(
    project,
    files.map(({ path }) => path),
  );
  const candidates = [...found].map(([name, { kind, exchanges }]) =>
    toCandidate(facts, name, kind, exchanges, settings.get(name) ?? null),
  );
  return { candidates: candidates.sort(byWorth), doubt: doubtOf(facts) };
}

/** What the URL of a call begins with: a variable, or a literal origin. */
function addressOf({ match }: ExchangeUse): readonly Pick<ServiceCandidate, "name" | "kind">[] {
  if (match.origin !== null && /^https?:\/\//.test(match.origin))
    return [{ name: match.origin.replace(/\/+$/, ""), kind: "address" }];
  const [first] = match.parts;
  return first && "hole" in first && first.variable !== null
    ? [{ name: first.variable, kind: "variable" }]
    : [];
}

function toCandidate(
  facts: Facts,
  name: string,
  kind: ServiceCandidate["kind"],
  exchanges: readonly Exchange[],
  setting: ServiceCandidate["setting"],
): ServiceCandidate {
  const proven = exchanges.find((exchange) => facts.identity.has(exchange));
  const shown = proven ?? exchanges[0];
  const { node, endpoint } = shown?.call ?? {};
  const at = node ? placeAt(node, "") : null;
  return {
    name,
    kind,
    calls: exchanges.length,
    example: endpoint ? `${endpoint.method} ${prefixes[endpoint.version][0]}${endpoint.path}` : "",
    place: at ? `${at.file}:${at.line}` : "",
    proof: (proven && facts.identity.get(proven)?.what) ?? null,
    setting,
  };
}

function byWorth(left: ServiceCandidate, right: ServiceCandidate): number {
  return (
    Number(right.proof !== null) - Number(left.proof !== null) ||
    right.calls - left.calls ||
    (left.name < right.name ? -1 : 1)
  );
}

function doubtOf(facts: Facts): string | null {
  const [prefix] = prefixes.v1;
  const route = ownRoutes(facts);
  if (route) return `${route} serves ${prefix} itself`;
  const stray = strayPath(facts);
  return stray ? `the code also calls ${stray}, which the service never had` : null;
}
