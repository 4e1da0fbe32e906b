import type { Proposal } from "../changes/proposal.ts";
import type { Sources } from "../dialects/sources.ts";
import type { Facts } from "../facts/facts.ts";
import type { IdleIgnore, IgnoredPlace } from "../model.ts";
import { groupsOf } from "../plan/change-set.ts";
import { directivesIn } from "./directive.ts";
import type { Directive } from "./read-directives.ts";

/** What is left when the comments of the code are honoured. */
export interface Honoured {
  readonly proposals: readonly Proposal[];
  readonly ignored: readonly IgnoredPlace[];
  /** Comments that keep nothing. */
  readonly idle: readonly IdleIgnore[];
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Takes out the places that comments keep. What belongs to such a place is worth a look; where the place
 * is a call that stays v1, all that belongs to the call stays with it.
 */
export function withoutIgnored(
  facts: Facts,
  sources: Sources,
  proposals: readonly Proposal[],
): Honoured {
  const directives = [...facts.program.modules.values()].flatMap((module) =>
    directivesIn(module, sources.textOf(module.path)),
  );
  if (directives.length === 0) return { proposals, ignored: [], idle: [] };
  const kept = new Map<Proposal, Directive>();
  for (const proposal of proposals) {
    const directive = directives.find((each) => isAbout(sources, each, proposal));
    if (directive) kept.set(proposal, directive);
  }
  const used = new Set(kept.values());
  const rest = lowered(facts, proposals, kept);
  return {
    proposals: rest,
    ignored: [...kept].map(([proposal, directive]) => toIgnored(sources, proposal, directive)),
    idle: directives.filter((directive) => !used.has(directive)).map(toIdle),
  };
}

function isAbout(sources: Sources, directive: Directive, proposal: Proposal): boolean {
  const { change } = proposal;
  if (directive.unknown.length > 0) return false;
  if (directive.changes.length > 0 && !directive.changes.includes(change)) return false;
  return placesOf(sources, proposal).some(
    ({ file, line }) =>
      file === directive.file && (directive.target === null || line === directive.target),
  );
}

/** Where a proposal is reported, and where it would edit. */
function placesOf(sources: Sources, { node, range, edits }: Proposal): readonly Place[] {
  const lineAt = (file: string, at: number): Place => ({ file, line: sources.lineOf(file, at) });
  const own = lineAt(node.getSourceFile().fileName, range?.start ?? node.getStart());
  return [own, ...(edits ?? []).map(({ file, start }) => lineAt(file, start))];
}

/** What comments keep of one group. */
interface Touched {
  readonly directive: Directive;
  /** Whether some call of the group stays v1, and whether all of them do. */
  readonly some: boolean;
  readonly all: boolean;
}

/** The proposals that no comment keeps; adds to `kept` what stays because its calls do. */
function lowered(
  facts: Facts,
  proposals: readonly Proposal[],
  kept: Map<Proposal, Directive>,
): readonly Proposal[] {
  const groups = groupsOf(facts, proposals);
  const rootOf = ({ ties }: Proposal): unknown => (ties.length > 0 ? groups.rootOf(ties[0]) : null);
  const touched = new Map<unknown, Touched>();
  for (const [proposal, directive] of kept) {
    const root = rootOf(proposal);
    if (root === null || touched.has(root)) continue;
    const calls = proposals.filter((each) => each.call && rootOf(each) === root);
    const left = calls.filter((call) => kept.has(call)).length;
    touched.set(root, { directive, some: left > 0, all: left > 0 && left === calls.length });
  }
  return proposals.flatMap((proposal): readonly Proposal[] => {
    if (kept.has(proposal)) return [];
    const [by, ...others] = (proposal.about ?? [null]).map((call) =>
      touched.get(call ? groups.rootOf(call) : rootOf(proposal)),
    );
    if (!by || others.some((other) => !other?.all)) return [proposal];
    if (by.all) kept.set(proposal, by.directive);
    return by.all ? [] : [lower(proposal, by)];
  });
}

function lower(proposal: Proposal, { directive, some }: Touched): Proposal {
  if (proposal.edits === null) return proposal;
  const comment = `${directive.file}:${directive.line}`;
  if (some) {
    const reason = `a comment (${comment}) leaves a call on v1 that it changes together with`;
    return { ...proposal, edits: null, confidence: "manual", reason };
  }
  if (proposal.confidence !== "safe") return proposal;
  const reason = `a comment (${comment}) leaves a place that belongs to it as it is`;
  return { ...proposal, confidence: "review", reason };
}

function toIgnored(sources: Sources, proposal: Proposal, directive: Directive): IgnoredPlace {
  const [place = { file: directive.file, line: directive.line }] = placesOf(sources, proposal);
  return { change: proposal.change, ...place, comment: directive.line, reason: directive.reason };
}

function toIdle({ file, line, unknown }: Directive): IdleIgnore {
  const reason =
    unknown.length > 0
      ? `${unknown.join(", ")}: no change has that id; a reason stands behind \`--\``
      : "nothing that it would keep is v1";
  return { file, line, reason };
}
