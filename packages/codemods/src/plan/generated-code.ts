import { requiredHeaders } from "@habitshift/schemas";
import { endpointChange } from "../changes/endpoint-change.ts";
import type { Proposal } from "../changes/proposal.ts";
import { successorOf } from "../changes/url-path.ts";
import type { Edit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Module } from "../program/program.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { SEGMENTS } from "../version-segment.ts";

/** Proposals once generated code is told apart. */
export interface Parted {
  readonly proposals: readonly Proposal[];
  /** What a generator will do: shown to the compiler with the rest, and never written. */
  readonly regenerated: readonly Edit[];
}

type GeneratedModule = Module & { readonly generated: string };

/**
 * Generated code is generated anew and never edited: each file is one report. Its callers are edited as those
 * of any client; where v2 has another operation, a caller needs another function, which only the generator
 * can name.
 */
export function partGenerated(facts: Facts, all: readonly Proposal[]): Parted {
  const modules = [...facts.program.modules.values()].filter(isGenerated);
  const files = new Set(modules.map(({ path }) => path));
  if (files.size === 0) return { proposals: all, regenerated: [] };
  const isInside = ({ file }: Edit): boolean => files.has(file);
  const isTouched = ({ node, edits }: Proposal): boolean =>
    files.has(node.getSourceFile().fileName) || (edits?.some(isInside) ?? false);
  const touched = all.filter(isTouched);
  return {
    proposals: [
      ...all.map((proposal) => (isTouched(proposal) ? withoutEdits(proposal, files) : proposal)),
      ...modules.flatMap((module) => reportOf(module, touched)),
      ...[...facts.machine.exchanges.all.values()].flatMap((exchange) =>
        callersOf(exchange, files),
      ),
    ],
    regenerated: touched.flatMap(({ edits }) => edits?.filter(isInside) ?? []),
  };
}

function isGenerated(module: Module): module is GeneratedModule {
  return module.generated !== null;
}

/** What ties the callers together stays; of the edits, those of a prefix that is written outside. */
function withoutEdits(proposal: Proposal, files: ReadonlySet<string>): Proposal {
  const { change, node, message, ties, call, edits } = proposal;
  const outside = (edits ?? []).filter((edit) => !files.has(edit.file));
  const kept = outside.length === edits?.length ? outside : outside.filter(isOfPrefix);
  return {
    change,
    node,
    message,
    ties,
    edits: kept,
    confidence: kept.length > 0 ? proposal.confidence : "safe",
    reason: kept.length > 0 ? proposal.reason : null,
    ...(call ? { call } : {}),
    isHidden: true,
  };
}

function isOfPrefix({ pieces }: Edit): boolean {
  return pieces.length === 1 && pieces[0] === SEGMENTS.v2;
}

/** One report of a file in which something is v1. */
function reportOf(module: GeneratedModule, touched: readonly Proposal[]): readonly Proposal[] {
  const inside = touched.filter(
    ({ node, edits }) =>
      node.getSourceFile() === module.source ||
      (edits?.some(({ file }) => file === module.path) ?? false),
  );
  const first = inside.find(({ call }) => call) ?? inside[0];
  if (!first) return [];
  const start = Math.max(0, module.text.indexOf(module.generated));
  const names = requiredHeaders.map(({ name }) => name).join(", ");
  const headers = inside.some(({ change }) => change === requiredHeaders[0]?.change)
    ? ` Then let the client send ${names}, where it is configured.`
    : "";
  return [
    {
      change: first.change,
      node: module.source,
      range: { start, end: start + module.generated.length },
      message: `This file is generated (“${module.generated}”) and speaks v1. Generate it anew from the OpenAPI document of v2, which is openapi/v2.json in the package @habitshift/schemas.${headers}`,
      edits: null,
      confidence: "manual",
      reason: "what is generated is not edited: the next run of the generator would write over it",
      ties: [],
    },
  ];
}

/** The calls of generated functions whose operation is another one in v2. */
function callersOf(exchange: Exchange, files: ReadonlySet<string>): readonly Proposal[] {
  const { endpoint } = exchange.call;
  const to = successorOf(endpoint);
  if (endpoint.version !== "v1" || (to?.path === endpoint.path && to.method === endpoint.method))
    return [];
  const callers = new Set([...exchange.uses.values()].flatMap((use) => callerIn(use, files)));
  const before = `${endpoint.method} ${endpoint.path}`;
  const after = to ? `, which is ${to.method} ${to.path} in v2` : ", which is gone in v2";
  return [...callers].map((node) => ({
    change: endpointChange(exchange),
    node,
    message: `This generated function sends v1 ${before}${after}`,
    edits: null,
    confidence: "manual",
    reason: "the client that is generated anew has another function for it: call that one here",
    ties: [],
    about: [exchange.call],
  }));
}

/** The first call on the way out of generated code. */
function callerIn({ chain, match }: ExchangeUse, files: ReadonlySet<string>) {
  const isInside = (node: { getSourceFile(): { fileName: string } }): boolean =>
    files.has(node.getSourceFile().fileName);
  const last = chain.findLastIndex(isInside);
  const isOurs = match.parts.some((part) => "text" in part && isInside(part.node));
  const caller = last < 0 || !isOurs ? undefined : chain[last + 1];
  return caller ? [caller] : [];
}
